/** All kinds of games together: the one place that knows every catalogue. */
@org.jspecify.annotations.NullMarked
package eightfold.games;
