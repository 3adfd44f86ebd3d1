/** What only this browser knows of tables: the secrets that the server shows once, and where a what-if came from. */
import type { Links } from '../protocol';
import { keep, stored } from './settings.svelte';

const KEY = 'kubik links';
const MOST = 40;

export function keepLinks(links: Links): void {
  const others = stored<Links[]>(KEY, []).filter((one) => one.table !== links.table);
  keep(KEY, [links, ...others].slice(0, MOST));
}

export function linksOf(table: string): Links | null {
  return stored<Links[]>(KEY, []).find((one) => one.table === table) ?? null;
}

/** The link to watch a game is also that of its rematch. */
export function keepRematch(table: string, rematch: string): void {
  const links = linksOf(table);
  if (links) keepLinks({ ...links, table: rematch });
}

const ORIGINS = 'kubik what-ifs';

export function keepOrigin(whatIf: string, table: string): void {
  const others = stored<[string, string][]>(ORIGINS, []);
  keep(ORIGINS, [[whatIf, table], ...others].slice(0, MOST));
}

export function originOf(whatIf: string): string | null {
  return stored<[string, string][]>(ORIGINS, []).find(([one]) => one === whatIf)?.[1] ?? null;
}
