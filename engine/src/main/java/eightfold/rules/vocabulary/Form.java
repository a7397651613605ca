package eightfold.rules.vocabulary;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How an element or an effect is written: the words that begin it, what stands behind them, and its
 * clauses. Of a rule of the core it is derived from the record, so that a new record has its form
 * at once; of a word of the language it stands in its {@link Definition}.
 *
 * @param type the record; of a word {@link Element.Use} or {@link Effect.Use}
 * @param words the keyword of an element, the phrase of an effect
 * @param many whether a book may hold several, told apart by what stands behind the keyword
 * @param parts its components, in order
 * @param maker makes such a record of the values of its components
 * @param accessors read the values of its components from such a record; of a word none
 * @param place where it is declared what goes with it: the record, or the constant of its phrase
 * @param definition what it is made of, if it is a word and no rule of the core
 */
public record Form(
    Class<? extends Record> type,
    String words,
    boolean many,
    List<Part> parts,
    Maker maker,
    List<Method> accessors,
    AnnotatedElement place,
    Optional<Definition> definition) {
  /** Makes a record of the values of its components, in order. */
  @FunctionalInterface
  interface Maker {
    public Record make(List<Object> values) throws ReflectiveOperationException;
  }

  /**
   * A component.
   *
   * @param clause the words before it; none where it stands right behind the keyword
   * @param standard what holds where the clause is absent, as it would be written
   * @param otherwise the same as a value; empty where a line must say it
   */
  public record Part(
      String name,
      Optional<String> clause,
      String standard,
      ValueType type,
      Optional<Object> otherwise) {
    public Part(String name, Optional<String> clause, String standard, ValueType type) {
      this(name, clause, standard, type, otherwise(type, standard));
    }

    private static Optional<Object> otherwise(ValueType type, String standard) {
      if (type instanceof ValueType.Flag) {
        return Optional.of(false);
      } else if (standard.isEmpty()) {
        return Optional.empty();
      }
      return type.read(standard);
    }

    /** The words of its clause. */
    public String words() {
      return clause.orElseThrow();
    }

    /** Whether a line must have the clause. */
    public boolean required() {
      return clause.isPresent() && standard.isEmpty() && !(type instanceof ValueType.Flag);
    }

    /** Whether a line may leave the clause out. */
    boolean optional() {
      return clause.isPresent() && !required();
    }

    /** Whether it stands right behind the keyword, one value after another. */
    boolean head() {
      return clause.isEmpty() && type instanceof ValueType.Single;
    }
  }

  public Form {
    parts = List.copyOf(parts);
    accessors = List.copyOf(accessors);
  }

  /** There is one form of each kind, so that none has to be compared part by part. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return words.hashCode();
  }

  /** The form of the rule of the core of which it says something; its own where it is that. */
  public Form core() {
    return definition.map(Definition::core).orElse(this);
  }

  /** The words with which lines begin that say what is declared there; none where none do. */
  static Optional<String> words(AnnotatedElement place) {
    return Optional.ofNullable(place.getAnnotation(Keyword.class))
        .map(Keyword::value)
        .or(() -> Optional.ofNullable(place.getAnnotation(Clause.class)).map(Clause::value))
        .or(() -> Optional.ofNullable(place.getAnnotation(Phrase.class)).map(Phrase::value));
  }

  /** Where it is declared what goes with something that lines say, and is no word. */
  static AnnotatedElement place(Object said) {
    return said instanceof Phrased one ? ValueType.constant(one.phrase()) : said.getClass();
  }

  /** What holds where no line says anything of the rule; empty where it needs a line. */
  Optional<List<Object>> standards() {
    List<Object> values = new ArrayList<>();
    for (Part part : parts) {
      Optional<Object> value = part.otherwise();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }

  /** The components that stand behind the keyword. */
  public List<Part> heads() {
    return parts.stream().filter(Part::head).toList();
  }

  /** Whether what stands behind the keyword are two numbers, written {@code 2..7}. */
  public boolean range() {
    return heads().size() == 2
        && heads().stream().allMatch(part -> part.type() instanceof ValueType.InRange);
  }

  /** The components that stand after commas, each with words of its own. */
  public List<Part> clauses() {
    return parts.stream().filter(part -> part.clause().isPresent()).toList();
  }

  /** Whether the clauses of the line are effects. */
  public boolean hasEffects() {
    return parts.stream().anyMatch(part -> part.type() instanceof ValueType.Effects);
  }

  /** The form of what stands between the commas, if the line is such a list. */
  public Optional<Form> row() {
    return parts.stream()
        .map(Part::type)
        .filter(ValueType.Rows.class::isInstance)
        .map(type -> ((ValueType.Rows) type).row())
        .findFirst();
  }

  /** The values of the components of such a record, in order. */
  public List<Object> values(Record value) {
    if (value instanceof Word use) {
      return use.values();
    }
    List<Object> values = new ArrayList<>();
    for (Method accessor : accessors) {
      try {
        values.add(accessor.invoke(value));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + accessor + " of " + value, e);
      }
    }
    return values;
  }

  /** The record with these values. */
  public Record make(List<Object> values) {
    try {
      return maker.make(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type.getSimpleName(), e);
    }
  }
}
