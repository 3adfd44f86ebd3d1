// Says that it is somebody's turn when no page of theirs is open, and leads them to the table.
self.addEventListener('push', (event) => {
  const { table, game, text } = event.data.json();
  event.waitUntil(tell(table, game, text));
});

async function tell(table, game, text) {
  const pages = await self.clients.matchAll({ type: 'window' });
  // An open page has its own way of calling.
  if (pages.some((page) => page.visibilityState === 'visible' && page.url.endsWith(`#/t/${table}`))) return;
  await self.registration.showNotification(game, { body: text, icon: '/icon.svg', tag: `kubik ${table}`, data: table });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(`/#/t/${event.notification.data}`));
});

async function visit(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url.endsWith(address)) ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  await page.navigate(address);
  return page.focus();
}
