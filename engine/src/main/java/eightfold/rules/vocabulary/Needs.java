package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a rule, a clause or a value of one says nothing without. Words of the rule language stand as
 * a line begins with them: {@code teams}, {@code match countdown}, {@code call for turns of}, or a
 * word of a card such as {@code next draws}.
 *
 * <p>Without a sentence of its own it is said that the one "says nothing without" the other; then
 * an option that takes the other away takes this out as well, and a book that no option completes
 * is warned.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Repeatable(Needs.All.class)
public @interface Needs {
  /** One of these; the first is named. */
  String[] value();

  /** None of these, beside which what is needed does not count. */
  String[] without() default {};

  /** Where it is looked for. */
  Reach reach() default Reach.LINE;

  /** The key of a sentence of its own. */
  String why() default "";

  /** The key of what would be right. */
  String right() default "";

  /** The lines of which that speaks. */
  String[] line() default {};

  /** The first engine that refuses a book without it. */
  int since() default 1;

  /** Several of them. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
  @interface All {
    /** All of them. */
    Needs[] value();
  }
}
