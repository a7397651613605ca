/** What the page says of passkeys in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("nl", { dateStyle: "long" });

export const nlPasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Je plaatsen op andere apparaten",
  note:
    "Een passkey staat op je apparaat of in je wachtwoordbeheer en gaat open met vinger, gezicht of code. " +
    "Daarmee vind je je plaatsen op al je apparaten.",
  stranger: "Heb je je plaatsen met een passkey bewaard, dan vind je ze hier.",
  make: "Mijn plaatsen bewaren met een passkey",
  made: "Je plaatsen zijn bewaard: log op een ander apparaat in met je passkey.",
  notMade: "Er is geen passkey gemaakt.",
  signIn: "Inloggen met een passkey",
  signedIn: "Je bent ingelogd. Je tafels staan op de startpagina.",
  notShown: "Je bent niet ingelogd: er is geen passkey getoond.",
  remove: (since: number) => `De passkey van ${day.format(since)} verwijderen`,
  removeSure: "Ja, verwijderen",
  removeNote:
    "Niemand kan er meer mee inloggen. Misschien toont je apparaat hem nog; verwijder hem dan ook daar.",
  removed: "De passkey is verwijderd.",
  signOut: "Overal uitloggen",
  signOutSure: "Ja, op alle apparaten uitloggen",
  signOutNote: "Alle browsers vergeten jou en je plaatsen, ook deze. Je passkey brengt ze terug.",
  signedOut: "Je bent overal uitgelogd.",
};
