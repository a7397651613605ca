/**
 * Rule books as dense tables: a {@link eightfold.program.Program} is a book for a number of seats,
 * made by the {@link eightfold.program.Compiler}, read by the kernel.
 */
@org.jspecify.annotations.NullMarked
package eightfold.program;
