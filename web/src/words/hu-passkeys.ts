/** What the page says of passkeys in Hungarian. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("hu", { dateStyle: "long" });

export const huPasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Helyeid más eszközökön",
  note:
    "Az azonosítókulcsot az eszközöd vagy a jelszókezelőd őrzi, és ujj, arc vagy kód nyitja. " +
    "Vele minden eszközödön megtalálod a helyeidet.",
  stranger: "Aki azonosítókulccsal őrizte meg a helyeit, itt megtalálja őket.",
  make: "Helyeim megőrzése azonosítókulccsal",
  made: "A helyeid megvannak: jelentkezz be az azonosítókulcsoddal egy másik eszközön.",
  notMade: "Nem készült azonosítókulcs.",
  signIn: "Bejelentkezés azonosítókulccsal",
  signedIn: "Bejelentkeztél. Az asztalaid a kezdőlapon vannak.",
  notShown: "Nem jelentkeztél be: nem mutattál azonosítókulcsot.",
  remove: (since: number) => `Azonosítókulcs eltávolítása (${day.format(since)})`,
  removeSure: "Igen, eltávolítás",
  removeNote: "Többé senki sem jelentkezhet be vele. Lehet, hogy az eszközöd még felsorolja; ott is töröld.",
  removed: "Az azonosítókulcs eltávolítva.",
  signOut: "Kijelentkezés mindenhol",
  signOutSure: "Igen, minden eszközön",
  signOutNote: "Minden böngésző elfelejt téged és a helyeidet, ez is. Az azonosítókulcsod visszahozza őket.",
  signedOut: "Mindenhol kijelentkeztél.",
};
