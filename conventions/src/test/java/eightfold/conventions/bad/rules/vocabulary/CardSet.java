package eightfold.conventions.bad.rules.vocabulary;

/** A bad example is made of it. */
public final class CardSet {}
