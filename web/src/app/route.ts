/** Which screen is shown; it stands in the address after `#`, so that a link leads to a table. */

import { signal } from "@preact/signals";

export type Route = { page: "start" } | { page: "table"; table: string };

export function readRoute(hash: string): Route {
  const match = /^#\/?t\/([\w-]+)$/.exec(hash);
  return match === null ? { page: "start" } : { page: "table", table: match[1]! };
}

export const route = signal<Route>(readRoute(location.hash));

addEventListener("hashchange", () => {
  route.value = readRoute(location.hash);
});

export function tableAddress(table: string): string {
  const address = new URL(document.baseURI);
  address.search = "";
  address.hash = `#/t/${table}`;
  return address.toString();
}

export function goToTable(table: string): void {
  location.hash = `#/t/${table}`;
}

export function goHome(): void {
  location.hash = "#/";
}
