package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The word that begins an element's line in a rule book. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Keyword {
  /** The word, lower case, with hyphens. */
  String value();

  /** Whether a book may hold several of them, told apart by what follows the keyword. */
  boolean many() default false;
}
