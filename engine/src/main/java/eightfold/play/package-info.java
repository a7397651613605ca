/**
 * The kernel: a table of the shedding family in primitives ({@link eightfold.play.Table}), what a
 * seat may do ({@link eightfold.play.Playability}), what an act does ({@link
 * eightfold.play.Kernel}), and who is told ({@link eightfold.play.Witness}). Plays programs, knows
 * no rule book; allocates nothing.
 */
@org.jspecify.annotations.NullMarked
package eightfold.play;
