/*
 * Keeps the parts of the page, whose names change with what is in them, and a page for when the server cannot be
 * reached. Nothing that is asked of the server is kept, and nothing of a table: that is always the server's.
 */

// Raise the number when a file of the list changes.
const OFFLINE = "eightfold-offline-1";
const PARTS = "eightfold-parts";
const OFFLINE_PAGE = "offline/page.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "offline/page.css", "offline/page.js", "favicon.svg"];
/** Parts of builds of before go when there are more than so many. */
const MOST_PARTS = 120;
/** What a proxy says for a server that is down. */
const GATEWAY = [502, 504];

const home = self.registration.scope;
const at = (path) => new URL(path, home).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(OFFLINE_FILES.map((file) => new Request(at(file), { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("eightfold-") && name !== OFFLINE && name !== PARTS;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (!GATEWAY.includes(answer.status)) return answer;
  } catch {
    // said below
  }
  return (await caches.match(at(OFFLINE_PAGE))) ?? Response.error();
}

async function part(request) {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PARTS)).map((old) => cache.delete(old)));
  }
  return answer;
}

async function offlineFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (address === home) event.respondWith(page(request));
  } else if (address.startsWith(at("assets/"))) event.respondWith(part(request));
  else if (OFFLINE_FILES.some((file) => address === at(file))) event.respondWith(offlineFile(request));
});

// A notification leads to its table, in the window that has it if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const where = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((all) => {
      const open = all.find((client) => client.url === where);
      return open === undefined ? self.clients.openWindow(where) : open.focus();
    }),
  );
});
