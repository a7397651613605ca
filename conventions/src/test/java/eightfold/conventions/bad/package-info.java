/** Bad examples: every rule of the architecture is broken by one of them. */
package eightfold.conventions.bad;
