/** Tell a person who looks elsewhere that it is their turn: in the title, by the browser, and on devices by push. */
import { api } from './api';
import { say } from './words.svelte';

const TITLE = 'Kubik';

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) document.title = TITLE;
});

export function callBack(game: string): void {
  if (!document.hidden) return;
  document.title = `● ${say('your-turn')} · ${TITLE}`;
  if (!allowed()) return;
  try {
    new Notification(say('your-turn'), { body: game, icon: '/icon.svg', tag: 'kubik-turn' });
  } catch {
    // Phones let only a service worker notify; there the push comes.
  }
}

export function canAsk(): boolean {
  return 'Notification' in globalThis;
}

export function allowed(): boolean {
  return canAsk() && Notification.permission === 'granted';
}

/** Ask the person, and let the server know where to push if it can. Whether it is allowed. */
export async function allow(): Promise<boolean> {
  if (!canAsk() || (await Notification.requestPermission()) !== 'granted') return false;
  await subscribe().catch(() => undefined);
  return true;
}

async function subscribe(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  const { key } = await api.pushKey();
  if (!key) return;
  const worker = await navigator.serviceWorker.register('/sw.js');
  const subscription =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint && keys) await api.push({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
}
