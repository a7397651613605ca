/** Cards of the family: suits, ranks, kinds, sets of kinds, packs, and how they are written. */
@org.jspecify.annotations.NullMarked
package eightfold.cards;
