/** What the page says of passkeys in German. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("de", { dateStyle: "long" });

export const dePasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Deine Plätze auf anderen Geräten",
  note:
    "Ein Passkey liegt auf deinem Gerät oder in deiner Passwortverwaltung und wird mit Finger, " +
    "Gesicht oder Code geöffnet. " +
    "Mit ihm findest du deine Plätze auf allen deinen Geräten.",
  stranger: "Wer seine Plätze mit einem Passkey behalten hat, findet sie hier.",
  make: "Meine Plätze mit einem Passkey behalten",
  made: "Deine Plätze bleiben dir: Melde dich auf einem anderen Gerät mit deinem Passkey an.",
  notMade: "Es wurde kein Passkey angelegt.",
  signIn: "Mit einem Passkey anmelden",
  signedIn: "Du bist angemeldet. Deine Tische stehen auf der Startseite.",
  notShown: "Du bist nicht angemeldet: Es wurde kein Passkey gezeigt.",
  remove: (since: number) => `Den Passkey vom ${day.format(since)} entfernen`,
  removeSure: "Ja, entfernen",
  removeNote:
    "Mit ihm kann sich niemand mehr anmelden. Dein Gerät zeigt ihn vielleicht noch an; lösche ihn auch dort.",
  removed: "Der Passkey ist entfernt.",
  signOut: "Überall abmelden",
  signOutSure: "Ja, auf allen Geräten abmelden",
  signOutNote: "Alle Browser vergessen dich und deine Plätze, auch dieser. Dein Passkey bringt sie zurück.",
  signedOut: "Du bist überall abgemeldet.",
};
