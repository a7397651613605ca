package eightfold.conventions.bad.rules.book;

/** A bad example is made of it. */
public final class RuleBooks {}
