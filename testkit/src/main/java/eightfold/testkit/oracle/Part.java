package eightfold.testkit.oracle;

/** One thing that a table is; what a mechanic keeps in mind is a part of its own. */
public interface Part {}
