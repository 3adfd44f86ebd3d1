/** Where others reach the server. On its own machine the page may stand at an address that works nowhere else. */
import { api } from './api';
import { write, type Route } from './routes';

const THIS_MACHINE = /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}

export const reach: { at: string | null; onlyHere: boolean } = $state({ at: null, onlyHere: false });

/** Ask the server, unless the address of the page is good for others anyway. */
export async function findReach(): Promise<void> {
  if (!isThisMachine(location.hostname)) return;
  const { addresses, only_here } = await api.addresses();
  Object.assign(reach, { at: addresses[0] ?? null, onlyHere: only_here });
}

/** A route as an address that can be given to somebody. */
export function address(route: Route): string {
  return `${reach.at ?? location.origin}${location.pathname}${write(route)}`;
}
