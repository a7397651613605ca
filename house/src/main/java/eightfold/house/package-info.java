/**
 * The rules of the house, as tests: who may see whom ({@code ArchitectureTest}), and what sources
 * look like ({@code TidyTest}). Each rule is also held against bad examples, so that it can fail.
 */
@NullMarked
package eightfold.house;

import org.jspecify.annotations.NullMarked;
