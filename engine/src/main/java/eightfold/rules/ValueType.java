package eightfold.rules;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What a component of an element holds, as far as reading and writing it is concerned. */
sealed interface ValueType {
  /** A value of its own: behind the keyword, or in a clause of the line. */
  sealed interface Single extends ValueType {}

  /** A whole number. */
  record InRange(int least, int most) implements Single {}

  /** A whole number of an {@link OptionalInt}, or {@code none}. */
  record NumberOrNone(int least, int most) implements Single {}

  /** A text in quotes. */
  record Text() implements Single {}

  /** True where its clause stands. */
  record Flag() implements Single {}

  /** One of an enum's values, in lower case with hyphens. */
  record Word(Class<? extends Enum<?>> type, List<Enum<?>> values) implements Single {
    Word(Class<? extends Enum<?>> type) {
      this(type, List.of(type.getEnumConstants()));
    }

    /** The words, in the order of the enum. */
    List<String> words() {
      return values.stream().map(ValueType::word).toList();
    }

    /** All of these words but one. */
    Word without(Object value) {
      return new Word(type, values.stream().filter(one -> !one.equals(value)).toList());
    }
  }

  /** A {@link CardSet}. */
  record Cards() implements Single {}

  /** A list of parts of a card set, which may be empty: {@code none}. */
  record Parts() implements Single {}

  /** A {@link SeatTable}. */
  record BySeats(int least, int most) implements Single {}

  /** A {@link SeatSelector}. */
  record Seats() implements Single {}

  /** A {@link Trigger}: what stands before the colon of a line. */
  record Event() implements ValueType {}

  /** A list of {@link Consequence}s: what stands behind it. */
  record Consequences() implements ValueType {}

  /** A list of effects: all clauses of the line. */
  record Effects() implements ValueType {}

  /** A list of records, one between each two commas. */
  record Rows(Form row) implements ValueType {}

  /** An enum value as the text form writes it. */
  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What the component holds. A component of another type has no form yet: give it one here. */
  static ValueType of(RecordComponent component) {
    Class<?> type = component.getType();
    Optional<Between> between = Optional.ofNullable(component.getAnnotation(Between.class));
    int least = between.map(Between::least).orElse(0);
    int most = between.map(Between::most).orElse(1_000_000);
    if (type == int.class) {
      return new InRange(least, most);
    } else if (type == OptionalInt.class) {
      return new NumberOrNone(least, most);
    } else if (type == boolean.class) {
      return new Flag();
    } else if (type == String.class) {
      return new Text();
    } else if (type == CardSet.class) {
      return new Cards();
    } else if (type == SeatSelector.class) {
      return new Seats();
    } else if (type == Trigger.class) {
      return new Event();
    } else if (type == SeatTable.class) {
      return new BySeats(least, most);
    } else if (type.isEnum()) {
      @SuppressWarnings("unchecked")
      Class<? extends Enum<?>> words = (Class<? extends Enum<?>>) type;
      return new Word(words);
    }
    return listOf(component);
  }

  private static ValueType listOf(RecordComponent component) {
    if (component.getGenericType() instanceof ParameterizedType list) {
      Type member = list.getActualTypeArguments()[0];
      if (member == Effect.class) {
        return new Effects();
      } else if (member == Consequence.class) {
        return new Consequences();
      } else if (member == CardSet.Part.class) {
        return new Parts();
      } else if (member instanceof Class<?> row && row.isRecord()) {
        return new Rows(Form.of(row.asSubclass(Record.class), "", false));
      }
    }
    throw new IllegalStateException("no form for the type of component " + component);
  }
}
