/**
 * What all modules keep to, as tests: who may see whom ({@code ArchitectureTest}, {@code
 * LayersTest}), what sources look like ({@code TidyTest}), switches over sealed types ({@code
 * SealedSwitchesTest}), clauses and who names them ({@code SemanticsPageTest}). Each rule is also
 * held against bad examples, so that it can fail.
 */
@NullMarked
package eightfold.conventions;

import org.jspecify.annotations.NullMarked;
