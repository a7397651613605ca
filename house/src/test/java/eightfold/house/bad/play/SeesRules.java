package eightfold.house.bad.play;

/** A bad example. */
public final class SeesRules {
  Class<?> book = eightfold.house.bad.rules.SeesAll.class;
  Class<?> json = com.fasterxml.jackson.databind.JsonNode.class;
}
