package eightfold.conventions.bad.rules;

/** A bad example. */
class SaysWords {
  Class<?> words = com.ibm.icu.text.PluralRules.class;
}
