/** What the page says of players who come from another network. */

export const enDoor = {
  title: "Players over XMPP",
  act: "Let players over XMPP in",
  sure: "Yes, let them in",
  note:
    "The table gets a room on the XMPP server, for clients of the Volity network. From " +
    "then on a match begins " +
    "when all who sit here are ready, and one player can suspend it. There is no way back.",
  coming: "The room is being made; its address will stand here.",
  at: "The table is also this room:",
};
