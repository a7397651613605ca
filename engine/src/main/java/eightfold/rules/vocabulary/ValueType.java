package eightfold.rules.vocabulary;

import eightfold.cards.LibraryPack;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What a component of an element holds, as far as reading and writing it is concerned. */
public sealed interface ValueType {
  /** What a value is called that is not there. */
  String NONE = "none";

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
    public List<String> words() {
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

  /** An {@link Amount}. */
  record Amounts(int least, int most) implements Single {}

  /** {@link Letters} of a pattern. */
  record Pattern() implements Single {}

  /** {@link CardLetters} of so many things at most. */
  record CardSigns(int most) implements Single {}

  /** {@link LocalNames}. */
  record Names() implements Single {}

  /** A {@link SeatSelector}. */
  record Seats() implements Single {}

  /** A {@link Trigger}: what stands before the colon of a line. */
  record Event() implements ValueType {}

  /** A list of {@link EventCondition}s, which may be empty: what has to hold besides. */
  record Conditions() implements ValueType {}

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

  /** Where an enum value is declared. */
  static Field constant(Enum<?> value) {
    try {
      return value.getDeclaringClass().getField(value.name());
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("no constant " + value, e);
    }
  }

  /** Some value that is possible. */
  default Object possible() {
    return switch (this) {
      case InRange(int least, int _) -> least;
      case NumberOrNone _ -> OptionalInt.empty();
      case Text() -> "";
      case Flag() -> false;
      case Word(Class<? extends Enum<?>> _, List<Enum<?>> values) -> values.getFirst();
      case Cards() -> new CardSet(List.of(new CardSet.Part.Any(LibraryPack.french())));
      case Parts() -> List.of();
      case BySeats(int least, int _) -> SeatTable.always(least);
      case Amounts(int least, int _) -> Amount.of(least);
      case Pattern() -> new Letters("AB");
      case CardSigns _ -> new CardLetters(List.of("A"));
      case Names() -> LocalNames.NONE;
      case Seats() -> SeatSelector.of(SeatSelector.Which.NEXT);
      case Effects(), Rows(Form _), Conditions(), Consequences() -> List.of();
      case Event() -> new Trigger.Happens(Trigger.Moment.TURN_BEGINS);
    };
  }

  /**
   * The value that these words say, such as the standard of a clause; empty where they say none.
   */
  default Optional<Object> read(String words) {
    boolean none = words.equals(NONE);
    return switch (this) {
      case InRange _ -> Optional.of(Integer.valueOf(words));
      case NumberOrNone _ ->
          Optional.of(none ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(words)));
      case Text() -> Optional.of(words.substring(1, words.length() - 1));
      case Flag() -> Optional.of(true);
      case Word word ->
          Optional.of(word.words().indexOf(words)).filter(at -> at >= 0).map(word.values()::get);
      case Cards() -> CardWords.library().set(words).map(cards -> cards);
      case Parts() ->
          none ? Optional.of(List.of()) : CardWords.library().set(words).map(CardSet::parts);
      case BySeats _ -> Optional.of(SeatTable.always(Integer.parseInt(words)));
      case Amounts _ -> Optional.of(Amount.of(Integer.parseInt(words)));
      case Pattern() -> Letters.parse(words).map(letters -> letters);
      case CardSigns _ ->
          none
              ? Optional.of(new CardLetters(List.of()))
              : CardLetters.parse(words).map(letters -> letters);
      case Names() -> none ? Optional.of(LocalNames.NONE) : Optional.empty();
      case Seats() -> SeatSelector.parse(words).map(seats -> seats);
      case Conditions() -> none ? Optional.of(List.of()) : Optional.empty();
      case Effects(), Rows(Form _), Event(), Consequences() ->
          throw new IllegalStateException("read by its line: " + this);
    };
  }
}
