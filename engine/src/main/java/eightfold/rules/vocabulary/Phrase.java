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
   * The names of the components that a line says with it, in order: {@code words=name:component},
   * where it stands after words of its own, or is called otherwise there than in the record; {@code
   * component!}, where it has to be said though it need not be elsewhere.
   */
  String[] says() default {};

  /** Whether a book may hold several, where it is a line of its own. */
  boolean many() default false;

  /** Of which of the families of the record it is; {@code Record}: of all of them. */
  Class<?> of() default Record.class;
}
