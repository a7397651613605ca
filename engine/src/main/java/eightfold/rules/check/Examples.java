package eightfold.rules.check;

import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Example;
import eightfold.rules.vocabulary.ValueType;
import java.lang.reflect.AnnotatedElement;

/** The lines that records propose to people. */
final class Examples {
  private Examples() {}

  /** A line of a rule. */
  static String of(Class<? extends Element> rule) {
    return example(rule);
  }

  /** A line with a value of a rule. */
  static String of(Enum<?> value) {
    return example(ValueType.constant(value));
  }

  private static String example(AnnotatedElement place) {
    return place.getAnnotation(Example.class).value();
  }
}
