// Which page an address names, loaded when it is first needed.
import type { Component } from 'svelte';
import type { Address } from '../ui/address.svelte';

type Load = () => Promise<{ default: Component }>;

const PAGES: Readonly<Record<Address['page'], Load>> = {
  home: () => import('../../pages/Home.svelte'),
  table: () => import('../../pages/Table.svelte'),
  replays: () => import('../../pages/Replays.svelte'),
  replay: () => import('../../pages/Replay.svelte'),
  record: () => import('../../pages/Replay.svelte'),
  position: () => import('../../pages/Replay.svelte'),
  learn: () => import('../../pages/Learn.svelte'),
  settings: () => import('../../pages/Settings.svelte'),
  about: () => import('../../pages/About.svelte'),
  unknown: () => import('../../pages/Unknown.svelte'),
};

export async function loadPage({ page }: Address): Promise<Component> {
  return (await PAGES[page]()).default;
}

// Addresses with the same text here are one place, which keeps its page: another ply of a replay, another chapter.
export function placeOf(address: Address): string {
  switch (address.page) {
    case 'table':
    case 'replay':
      return `${address.page}/${address.id}`;
    case 'record':
      return `record/${address.packed}`;
    case 'position':
      return `position/${address.text}`;
    default:
      return address.page;
  }
}
