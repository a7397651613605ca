/**
 * What all kinds of games keep their tables with: numbers at named places, states as bytes and as
 * hashes, hidden cards dealt anew. It knows no game.
 */
@org.jspecify.annotations.NullMarked
package eightfold.state;
