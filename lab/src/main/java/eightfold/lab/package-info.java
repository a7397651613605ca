/** Simulation, statistics, tournaments and the analysis of a played game. */
@NullMarked
package eightfold.lab;

import org.jspecify.annotations.NullMarked;
