package eightfold.conventions.bad.play;

/** A bad example. */
public final class SeesRules {
  Class<?> book = eightfold.conventions.bad.rules.SeesAll.class;
  Class<?> books = eightfold.conventions.bad.rules.book.RuleBooks.class;
  Class<?> cards = eightfold.conventions.bad.rules.vocabulary.CardSet.class;
  Class<?> json = com.fasterxml.jackson.databind.JsonNode.class;
}
