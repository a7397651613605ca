/**
 * Games for one player behind the common face: a hand that is refilled from the stock is played
 * card by card on the pile, until all cards are gone or nothing fits.
 */
@org.jspecify.annotations.NullMarked
package eightfold.patience;
