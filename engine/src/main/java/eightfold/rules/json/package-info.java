/** The JSON form of rule books, and the schema of it. */
@org.jspecify.annotations.NullMarked
package eightfold.rules.json;
