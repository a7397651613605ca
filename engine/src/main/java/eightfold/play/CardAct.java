package eightfold.play;

/**
 * A decision that a card brings its player, as a table has it: the act, and what waits for it.
 *
 * @param act with a card of the hand
 * @param offer what is awaited until it is done, or left undone where it may be
 */
record CardAct(FamilyAct act, Awaited offer) {}
