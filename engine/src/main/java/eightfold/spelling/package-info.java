/** Which known word a mistyped one was probably meant to be. */
@org.jspecify.annotations.NullMarked
package eightfold.spelling;
