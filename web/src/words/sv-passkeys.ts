/** What the page says of passkeys in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { enPasskeys } from "./en-passkeys";

const day = new Intl.DateTimeFormat("sv", { dateStyle: "long" });

export const svPasskeys: DeepPartial<typeof enPasskeys> = {
  title: "Dina platser på andra enheter",
  note:
    "En passnyckel ligger på din enhet eller i din lösenordshanterare och öppnas med finger, ansikte eller kod. " +
    "Med den hittar du dina platser på alla dina enheter.",
  stranger: "Har du sparat dina platser med en passnyckel hittar du dem här.",
  make: "Spara mina platser med en passnyckel",
  made: "Dina platser är sparade: logga in med din passnyckel på en annan enhet.",
  notMade: "Ingen passnyckel skapades.",
  signIn: "Logga in med en passnyckel",
  signedIn: "Du är inloggad. Dina bord står på startsidan.",
  notShown: "Du är inte inloggad: ingen passnyckel visades.",
  remove: (since: number) => `Ta bort passnyckeln från ${day.format(since)}`,
  removeSure: "Ja, ta bort den",
  removeNote: "Ingen kan logga in med den längre. Din enhet kanske visar den ändå; ta bort den där också.",
  removed: "Passnyckeln är borttagen.",
  signOut: "Logga ut överallt",
  signOutSure: "Ja, logga ut på alla enheter",
  signOutNote:
    "Alla webbläsare glömmer dig och dina platser, den här också. Din passnyckel hämtar tillbaka dem.",
  signedOut: "Du är utloggad överallt.",
};
