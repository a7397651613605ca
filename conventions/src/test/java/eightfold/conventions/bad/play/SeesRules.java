package eightfold.conventions.bad.play;

/** A bad example. */
public final class SeesRules {
  Class<?> book = eightfold.conventions.bad.rules.SeesAll.class;
  Class<?> json = com.fasterxml.jackson.databind.JsonNode.class;
}
