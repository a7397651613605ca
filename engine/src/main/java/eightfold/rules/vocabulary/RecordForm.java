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
import java.util.Set;
import java.util.stream.IntStream;

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

  /** The forms of all that lines of a family say with such a record, constant by constant. */
  static List<Form> phrases(Class<? extends Record> type, Class<?> family) {
    Form whole = of(type, "", false);
    ValueType.Word phrases = (ValueType.Word) whole.parts().getFirst().type();
    return phrases.values().stream()
        .filter(one -> Set.of(family, Record.class).contains(phrase(one).of()))
        .map(one -> form(whole, one))
        .toList();
  }

  private static Phrase phrase(Enum<?> constant) {
    return ValueType.constant(constant).getAnnotation(Phrase.class);
  }

  private static Form form(Form whole, Enum<?> constant) {
    Field place = ValueType.constant(constant);
    Phrase phrase = phrase(constant);
    RecordComponent[] components = whole.type().getRecordComponents();
    List<Object> unsaid = new ArrayList<>(List.of(constant));
    for (int i = 1; i < components.length; i++) {
      unsaid.add(unsaid(components[i], whole.parts().get(i).type()));
    }
    List<String> names = whole.parts().stream().map(Form.Part::name).toList();
    List<String> says = List.of(phrase.says());
    List<Integer> said = says.stream().map(one -> names.indexOf(last(one))).toList();
    return new Form(
        whole.type(),
        phrase.value(),
        phrase.many(),
        IntStream.range(0, says.size())
            .mapToObj(i -> said(components[said.get(i)], says.get(i)))
            .toList(),
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

  private static String last(String says) {
    return says.substring(Math.max(says.indexOf('='), says.indexOf(':')) + 1).replace("!", "");
  }

  /** A component that a phrase says, after words and by a name of its own where it has any. */
  private static Form.Part said(RecordComponent component, String says) {
    Form.Part said = said(component);
    if (says.contains("=")) {
      String words = says.substring(0, says.indexOf('='));
      return new Form.Part(said.name(), Optional.of(words), "", said.type());
    }
    if (says.endsWith("!")) {
      return new Form.Part(said.name(), Optional.empty(), "", said.type());
    }
    return says.contains(":")
        ? new Form.Part(
            says.substring(0, says.indexOf(':')), said.clause(), said.standard(), said.type())
        : said;
  }

  /** A component that is said: what holds elsewhere does not hold here. */
  private static Form.Part said(RecordComponent component) {
    Optional<Clause> clause = Optional.ofNullable(component.getAnnotation(Clause.class));
    return new Form.Part(
        component.getName(),
        clause.map(Clause::value),
        clause.map(Clause::standard).orElse(""),
        type(component));
  }

  /** What holds of a component where a phrase does not say it; anything where all say it. */
  private static Object unsaid(RecordComponent component, ValueType type) {
    String standard = standard(component);
    Optional<Clause> clause = Optional.ofNullable(component.getAnnotation(Clause.class));
    String words = standard.isEmpty() ? clause.map(Clause::standard).orElse("") : standard;
    return words.isEmpty() ? type.possible() : type.read(words).orElseThrow();
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
