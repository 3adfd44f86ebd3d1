/** What there is to read about a game. */
export const PARTS = ['rules', 'gallery', 'numbered'] as const;
export type Part = (typeof PARTS)[number];

/** Where in the page one is; it stands behind the # of the address. */
export type Route =
  | { page: 'lobby' }
  | { page: 'learn'; game: string; part: Part }
  | { page: 'table'; table: string }
  | { page: 'join'; secret: string }
  | { page: 'watch'; table: string; secret: string }
  | { page: 'replay'; table: string; secret: string | null };

export function read(hash: string): Route {
  const [page, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (page === 'learn' && first)
    return { page: 'learn', game: first, part: PARTS.find((part) => part === second) ?? PARTS[0] };
  if (page === 't' && first) return { page: 'table', table: first };
  if (page === 'j' && first) return { page: 'join', secret: first };
  if (page === 'w' && first && second) return { page: 'watch', table: first, secret: second };
  if (page === 'r' && first) return { page: 'replay', table: first, secret: second ?? null };
  return { page: 'lobby' };
}

export function write(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}/${route.part}`;
    case 'table':
      return `#/t/${encodeURIComponent(route.table)}`;
    case 'join':
      return `#/j/${encodeURIComponent(route.secret)}`;
    case 'watch':
      return `#/w/${encodeURIComponent(route.table)}/${encodeURIComponent(route.secret)}`;
    case 'replay':
      return `#/r/${encodeURIComponent(route.table)}${route.secret ? `/${encodeURIComponent(route.secret)}` : ''}`;
  }
}

export function go(route: Route): void {
  location.hash = write(route);
}
