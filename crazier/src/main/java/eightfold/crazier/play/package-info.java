/**
 * The engine of games whose cards have abilities: a table, an agenda of what is still to be done,
 * and the tasks on it, one after the other, until a seat must act or choose. Rule numbers are those
 * of the game's page.
 */
@org.jspecify.annotations.NullMarked
package eightfold.crazier.play;
