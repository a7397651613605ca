package eightfold.conventions.bad.playout;

/** A bad example is made of it. */
public class UncheckedMatch {}
