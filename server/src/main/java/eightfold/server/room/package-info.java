/** The functional core of one table: state and input give state and outputs. */
@NullMarked
package eightfold.server.room;

import org.jspecify.annotations.NullMarked;
