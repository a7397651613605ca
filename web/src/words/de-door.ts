/** What the page says in German of players who come from another network. */

import type { DeepPartial } from "./dictionary";
import type { enDoor } from "./en-door";

export const deDoor: DeepPartial<typeof enDoor> = {
  title: "Mitspieler über XMPP",
  act: "Mitspieler über XMPP zulassen",
  sure: "Ja, zulassen",
  note:
    "Der Tisch bekommt einen Raum auf dem XMPP-Server, für Programme des Volity-Netzes. " +
    "Von da an beginnt eine Partie, " +
    "wenn alle, die hier sitzen, bereit sind, und einer allein kann sie unterbrechen. Das " +
    "lässt sich nicht zurücknehmen.",
  coming: "Der Raum wird eingerichtet; seine Adresse steht dann hier.",
  at: "Der Tisch ist auch dieser Raum:",
};
