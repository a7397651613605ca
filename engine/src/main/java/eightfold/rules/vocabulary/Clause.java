package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The words of a clause: of an {@link Effect}, or of a component of an {@link Element} that stands
 * after a comma instead of right behind the keyword. A component of type {@code boolean} is true
 * where the clause stands; another's value follows the words.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface Clause {
  /** The words, lower case. */
  String value();

  /** The value where the clause is absent, as the text form writes it; a boolean's is false. */
  String standard() default "";
}
