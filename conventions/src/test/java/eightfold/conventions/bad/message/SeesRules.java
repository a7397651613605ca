package eightfold.conventions.bad.message;

/** A bad example. */
class SeesRules {
  Class<?> book = eightfold.conventions.bad.rules.SeesAll.class;
}
