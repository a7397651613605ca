package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One of several things that lines say with the same record ({@link Phrased}). Its form has these
 * components alone; what holds of the others is said at them.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface Phrase {
  /** The words with which it begins, lower case. */
  String value();

  /**
   * The names of the components that a line says with it, in order; before one that stands after
   * words of its own these and an equals sign.
   */
  String[] says() default {};

  /** Of which of the families of the record it is; {@code Record}: of all of them. */
  Class<?> of() default Record.class;
}
