/** Calls to the server. */
import type {
  Addresses,
  Exhibit,
  Fork,
  GameInfo,
  Invitation,
  Joined,
  Links,
  Me,
  Mine,
  Moving,
  NewTable,
  Position,
  Push,
  PushKey,
  QrCode,
  Trouble,
} from '../protocol';
import type { Language } from './settings.svelte';

/** A refused call; its message is the server's sentence. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined)
    Object.assign(init, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refusal('offline', '');
  }
  if (answer.ok) return (await answer.json()) as T;
  const trouble = (await answer.json().catch(() => null)) as Trouble | null;
  throw new Refusal(trouble?.reason ?? 'broken', trouble?.text ?? '');
}

export const api = {
  me: () => call<Me | null>('GET', 'me'),
  saveMe: (me: Me) => call<Me>('PUT', 'me', me),
  games: (language: Language) => call<GameInfo[]>('GET', `games?language=${language}`),
  box: (game: string, language: Language) => call<unknown>('GET', `games/${game}/box?language=${language}`),
  gallery: (game: string, language: Language) => call<Exhibit[]>('GET', `games/${game}/gallery?language=${language}`),
  tables: () => call<Mine[]>('GET', 'tables'),
  open: (table: NewTable) => call<Links>('POST', 'tables', table),
  invitation: (link: string, language: Language) =>
    call<Invitation>('GET', `join?link=${encodeURIComponent(link)}&language=${language}`),
  join: (link: string) => call<Joined>('POST', 'join', { link }),
  rematch: (table: string) => call<Joined>('POST', `tables/${table}/rematch`),
  fork: (table: string, fork: Fork) => call<Joined>('POST', `tables/${table}/fork`, fork),
  move: (table: string) => call<Moving>('POST', `tables/${table}/link`),
  replay: (table: string, at: number, language: Language, secret: string | null) =>
    call<Position>('GET', `tables/${table}/replay?at=${at}&language=${language}${secret ? `&watch=${secret}` : ''}`),
  fileOf: (table: string) => `/api/tables/${table}/file`,
  addresses: () => call<Addresses>('GET', 'addresses'),
  qr: (text: string) => call<QrCode>('POST', 'qr', { text }),
  pushKey: () => call<PushKey>('GET', 'push'),
  push: (push: Push) => call<unknown>('PUT', 'push', push),
};
