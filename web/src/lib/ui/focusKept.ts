// Nobody loses their place: where the button that had the focus is gone, what is next to it has the focus.

const FOCUSABLE = ':is(h1, h2)[tabindex], a[href], button:not(:disabled), [tabindex="0"]';
const BEST = '[data-stop][tabindex="0"]:not([aria-disabled="true"])';

// Called once. Whatever takes the focus by itself, such as a new page, a question or the end of a game, comes first.
export function keepFocus(): void {
  let around: readonly HTMLElement[] = []; // what had the focus, and all that it lies in
  document.addEventListener('focusin', ({ target }) => {
    around = target instanceof HTMLElement ? chainOf(target) : [];
  });
  document.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      const isLost = target instanceof HTMLElement && !target.isConnected && document.activeElement === document.body;
      if (isLost && around[0] === target) nextTo(around)?.focus({ preventScroll: true });
    });
  });
}

// Up to the page's content: what lies outside of it does not come and go.
function chainOf(element: HTMLElement): HTMLElement[] {
  const main = element.closest('main');
  const chain: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; main?.contains(at); at = at?.parentElement ?? null) if (at) chain.push(at);
  return chain;
}

function nextTo(chain: readonly HTMLElement[]): HTMLElement | undefined {
  for (const part of chain.filter(({ isConnected }) => isConnected)) {
    const found = seen(part, BEST) ?? seen(part, FOCUSABLE);
    if (found) return found;
  }
  return undefined;
}

const seen = (part: HTMLElement, selector: string) =>
  [...part.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
