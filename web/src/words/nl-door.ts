/** What the page says in Dutch of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const nlDoor: DeepPartial<typeof enDoor> = {
  title: "Spelers via XMPP",
  act: "Spelers via XMPP toelaten",
  sure: "Ja, toelaten",
  note:
    "De tafel krijgt een kamer op de XMPP-server, voor programma’s van het " +
    "Volity-netwerk. Vanaf dan begint een partij " +
    "als iedereen die hier zit klaar is, en één speler kan haar onderbreken. Dit kan niet " +
    "ongedaan worden gemaakt.",
  coming: "De kamer wordt gemaakt; het adres komt hier te staan.",
  at: "De tafel is ook deze kamer:",
};
