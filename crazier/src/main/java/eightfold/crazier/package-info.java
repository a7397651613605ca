/** Games whose cards have abilities, behind the face that every kind of game shows. */
@org.jspecify.annotations.NullMarked
package eightfold.crazier;
