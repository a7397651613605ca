/**
 * YAML 1.2 as scenario and record files use it: words, lists and maps that remember the line on
 * which they stand, so that every complaint can name it.
 */
@org.jspecify.annotations.NullMarked
package eightfold.yaml;
