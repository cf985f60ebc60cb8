// One thing to do, in a menu.
import type { IconName } from './icons';

export interface MenuItem {
  readonly icon: IconName;
  readonly label: string;
  readonly act?: () => void;
  readonly href?: string;
  readonly disabled?: boolean;
  readonly sure?: string; // the question before it is done
}
