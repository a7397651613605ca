package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least and the largest number that a component may hold; of a {@link SeatTable}, that each of
 * its numbers may be. Readers refuse others, and the published schema says it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Between {
  /** The least number allowed. */
  int least();

  /** The largest number allowed. */
  int most();
}
