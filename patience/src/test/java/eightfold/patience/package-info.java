@org.jspecify.annotations.NullMarked
package eightfold.patience;
