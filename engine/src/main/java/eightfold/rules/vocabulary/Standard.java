package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What holds of a component behind the keyword where a book has no line of the rule, as the text
 * form writes it. A rule of whose components all have such a value holds in some way in every book.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Standard {
  /** The value. */
  String value();
}
