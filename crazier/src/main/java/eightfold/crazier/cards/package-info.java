/** Cards whose abilities are data: what a card is, how a set of them is read, and what it says. */
@org.jspecify.annotations.NullMarked
package eightfold.crazier.cards;
