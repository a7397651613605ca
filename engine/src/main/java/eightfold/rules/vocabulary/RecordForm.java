package eightfold.rules.vocabulary;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Derives the form of a line from the record that holds what it says. */
final class RecordForm {
  private RecordForm() {}

  /** The form of a record. */
  static Form of(Class<? extends Record> type, String words, boolean many) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
      return new Form(
          type,
          words,
          many,
          Arrays.stream(components).map(RecordForm::part).toList(),
          values -> constructor.newInstance(values.toArray()),
          Arrays.stream(components).map(RecordComponent::getAccessor).toList(),
          type,
          Optional.empty());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("a record without its constructor: " + type, e);
    }
  }

  /** The forms of all that lines say with such a record, in the order of its constants. */
  static List<Form> phrases(Class<? extends Record> type) {
    Form whole = of(type, "", false);
    ValueType.Word phrases = (ValueType.Word) whole.parts().getFirst().type();
    return phrases.values().stream().map(one -> phrase(whole, one)).toList();
  }

  private static Form phrase(Form whole, Enum<?> constant) {
    Field place = ValueType.constant(constant);
    Phrase phrase = place.getAnnotation(Phrase.class);
    RecordComponent[] components = whole.type().getRecordComponents();
    List<Object> unsaid = new ArrayList<>(List.of(constant));
    for (int i = 1; i < components.length; i++) {
      unsaid.add(whole.parts().get(i).type().read(unsaid(components[i])).orElseThrow());
    }
    List<String> names = whole.parts().stream().map(Form.Part::name).toList();
    List<Integer> said = Stream.of(phrase.says()).map(names::indexOf).toList();
    return new Form(
        whole.type(),
        phrase.value(),
        false,
        said.stream().map(at -> said(components[at])).toList(),
        values -> {
          List<Object> all = new ArrayList<>(unsaid);
          for (int i = 0; i < values.size(); i++) {
            all.set(said.get(i), values.get(i));
          }
          return whole.make(all);
        },
        said.stream().map(whole.accessors()::get).toList(),
        place,
        Optional.empty());
  }

  /** A component that a phrase says: what holds elsewhere does not hold here. */
  private static Form.Part said(RecordComponent component) {
    Optional<Clause> clause = Optional.ofNullable(component.getAnnotation(Clause.class));
    return new Form.Part(
        component.getName(),
        clause.map(Clause::value),
        clause.map(Clause::standard).orElse(""),
        type(component));
  }

  /** What holds of a component that a phrase does not say. */
  private static String unsaid(RecordComponent component) {
    String standard = standard(component);
    return standard.isEmpty() ? component.getAnnotation(Clause.class).standard() : standard;
  }

  private static Form.Part part(RecordComponent component) {
    Form.Part said = said(component);
    return said.clause().isPresent()
        ? said
        : new Form.Part(said.name(), said.clause(), standard(component), said.type());
  }

  private static String standard(RecordComponent component) {
    return Optional.ofNullable(component.getAnnotation(Standard.class))
        .map(Standard::value)
        .orElse("");
  }

  /** What the component holds. A component of another type has no form yet: give it one here. */
  private static ValueType type(RecordComponent component) {
    Class<?> type = component.getType();
    Optional<Between> between = Optional.ofNullable(component.getAnnotation(Between.class));
    int least = between.map(Between::least).orElse(0);
    int most = between.map(Between::most).orElse(1_000_000);
    if (type == int.class) {
      return new ValueType.InRange(least, most);
    } else if (type == OptionalInt.class) {
      return new ValueType.NumberOrNone(least, most);
    } else if (type == boolean.class) {
      return new ValueType.Flag();
    } else if (type == String.class) {
      return new ValueType.Text();
    } else if (type == CardSet.class) {
      return new ValueType.Cards();
    } else if (type == SeatSelector.class) {
      return new ValueType.Seats();
    } else if (type == Trigger.class) {
      return new ValueType.Event();
    } else if (type == SeatTable.class) {
      return new ValueType.BySeats(least, most);
    } else if (type == CardLetters.class) {
      return new ValueType.CardSigns(most);
    } else if (type == LocalNames.class) {
      return new ValueType.Names();
    } else if (type == Letters.class) {
      return new ValueType.Pattern();
    } else if (type == Amount.class) {
      return new ValueType.Amounts(least, most);
    } else if (type.isEnum()) {
      @SuppressWarnings("unchecked")
      Class<? extends Enum<?>> words = (Class<? extends Enum<?>>) type;
      return new ValueType.Word(words);
    }
    return listOf(component);
  }

  private static ValueType listOf(RecordComponent component) {
    if (component.getGenericType() instanceof ParameterizedType list) {
      Type member = list.getActualTypeArguments()[0];
      if (member == Effect.class) {
        return new ValueType.Effects();
      } else if (member == Consequence.class) {
        return new ValueType.Consequences();
      } else if (member == EventCondition.class) {
        return new ValueType.Conditions();
      } else if (member == CardSet.Part.class) {
        return new ValueType.Parts();
      } else if (member instanceof Class<?> row && row.isRecord()) {
        return new ValueType.Rows(of(row.asSubclass(Record.class), "", false));
      }
    }
    throw new IllegalStateException("no form for the type of component " + component);
  }
}
