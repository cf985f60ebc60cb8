// All messages in Polish, area by area.
import { azul } from './azul';
import { common } from './common';
import { duel } from './duel';
import { home } from './home';
import { replay } from './replay';
import { settings } from './settings';
import { table } from './table';

export const catalog = { ...common, ...home, ...table, ...azul, ...duel, ...replay, ...settings };
