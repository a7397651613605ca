/** What the page says in Hungarian of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const huDoor: DeepPartial<typeof enDoor> = {
  title: "Játékosok XMPP-n át",
  act: "XMPP-s játékosok beengedése",
  sure: "Igen, jöhetnek",
  note:
    "Az asztal szobát kap az XMPP-kiszolgálón a Volity-hálózat programjai számára. Ettől kezdve egy játszma " +
    "akkor kezdődik, ha mindenki kész, aki itt ül, és egyetlen játékos is szüneteltetheti. Ez nem vonható vissza.",
  coming: "A szoba készül; a címe itt fog állni.",
  at: "Az asztal egyben ez a szoba:",
};
