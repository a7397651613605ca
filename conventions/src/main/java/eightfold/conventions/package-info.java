/**
 * What all modules keep to, as tests: who may see whom ({@code ArchitectureTest}), and what sources
 * look like ({@code TidyTest}). Each rule is also held against bad examples, so that it can fail.
 */
@NullMarked
package eightfold.conventions;

import org.jspecify.annotations.NullMarked;
