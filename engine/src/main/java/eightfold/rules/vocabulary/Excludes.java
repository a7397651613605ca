package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a rule, a clause or a value of one does not go with, in words as {@link Needs} has them.
 * Without a sentence of its own it is said of each that the two do not go together.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Repeatable(Excludes.All.class)
public @interface Excludes {
  /** Each of these; a sentence that names none is said once, of the first that is there. */
  String[] value() default {};

  /** All words of a card that have one of these traits. */
  Effect.Trait[] traits() default {};

  /** Where it is looked for. */
  Reach reach() default Reach.LINE;

  /** The key of a sentence of its own. */
  String why() default "";

  /** The key of what would be right; else one of the two is to be chosen. */
  String right() default "";

  /** The lines of which that speaks. */
  String[] line() default {};

  /** Whether the line of a card that it does not go with is shown as well. */
  boolean showsCards() default true;

  /** Several of them. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
  @interface All {
    /** All of them. */
    Excludes[] value();
  }
}
