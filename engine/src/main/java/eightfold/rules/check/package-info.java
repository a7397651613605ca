/** What rules of a book cannot stand together, and what each of them needs. */
@org.jspecify.annotations.NullMarked
package eightfold.rules.check;
