package eightfold.rules.vocabulary;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A word of the language that is no rule of the core, but says some clauses of one: {@code
 * dry-pass} is {@code draw, dry pass}. The words of the library stand in a file, which {@link
 * DefinitionReader} reads: of each what it means for people, how a line of it looks, and what that
 * is in the core.
 */
public final class Definition {
  private final String meaning;
  private final String line;
  private final Section section;
  private final Form core;
  private final Form form;

  /** What it says of the core's rule, by the place of the component there. */
  private final List<Said> said;

  /**
   * What a word says of one component.
   *
   * @param component its place in the core's rule
   * @param parameter the place of the value in the word's own line; negative: always the same
   * @param value that value
   */
  record Said(int component, int parameter, Object value) {}

  /** Makes what a line says by a word. */
  @FunctionalInterface
  interface Maker {
    Record make(Definition word, List<Object> values);
  }

  /**
   * A word.
   *
   * @param meaning what it means, for people
   * @param section where a sheet speaks of it
   * @param line what it is in the core, as the file has it
   * @param words with which its lines begin
   * @param parameters the components of its lines
   * @param kind what such a line is: {@link Element.Use} or {@link Effect.Use}
   * @param maker makes one of what stands in the line
   */
  Definition(
      String meaning,
      Section section,
      String line,
      Form core,
      String words,
      List<Form.Part> parameters,
      List<Said> said,
      Class<? extends Record> kind,
      Maker maker) {
    this.meaning = meaning;
    this.section = section;
    this.line = line;
    this.core = core;
    this.said = List.copyOf(said);
    this.form =
        new Form(
            kind,
            words,
            false,
            parameters,
            values -> maker.make(this, values),
            List.of(),
            core.place(),
            Optional.of(this));
  }

  /** How its lines look. */
  public Form form() {
    return form;
  }

  /** The rule of the core of which it says something. */
  public Form core() {
    return core;
  }

  /** Whether it says something of that kind of rule. */
  public boolean says(Class<?> kind) {
    return core.type() == kind;
  }

  /** Whether it says something of that component. */
  public boolean says(String component) {
    return said.stream().anyMatch(one -> core.parts().get(one.component).name().equals(component));
  }

  /** What it means, for the page of the language. */
  public String meaning() {
    return meaning;
  }

  /** What it is in the core, with the names of its parameters. */
  public String line() {
    return line;
  }

  /** Where a sheet speaks of it. */
  public Section section() {
    return section;
  }

  /** What a word says of the rule of the core that it is about, by component. */
  public static Map<Integer, Object> says(Word use) {
    Map<Integer, Object> says = new TreeMap<>();
    for (Said one : use.definition().said) {
      Object value = one.parameter < 0 ? one.value : use.values().get(one.parameter);
      boolean open =
          one.parameter >= 0 && use.definition().form.parts().get(one.parameter).optional();
      if (!open || !use.definition().isStandard(one.component, value)) {
        says.put(one.component, use.definition().inCore(one, value));
      }
    }
    return says;
  }

  private boolean isStandard(int component, Object value) {
    return core.parts().get(component).otherwise().equals(Optional.of(value));
  }

  /** A value of a word's line as the core holds it. */
  private Object inCore(Said one, Object value) {
    boolean parts = core.parts().get(one.component).type() instanceof ValueType.Parts;
    return parts && value instanceof CardSet cards ? cards.parts() : value;
  }

  /** Writes what a line of this word says into the values of the core's rule. */
  private static void say(Word use, List<Object> into) {
    says(use).forEach(into::set);
  }

  /** What lines say of one rule of the core, line by line. */
  static final class Lines<E> {
    private final Class<E> kind;
    private final Optional<AnnotatedElement> phrase;
    private Optional<E> line = Optional.empty();
    private List<Word> uses = List.of();

    Lines(Class<E> kind) {
      this(kind, Optional.empty());
    }

    /** Of one of several things that lines say with a record, where a phrase is given. */
    Lines(Class<E> kind, Optional<AnnotatedElement> phrase) {
      this.kind = kind;
      this.phrase = phrase;
    }

    // asked for hundreds of times where a book is checked or compiled
    void hear(Object said) {
      boolean word = said instanceof Word;
      if (line.isEmpty() && !word && kind.isInstance(said) && isMeant(Form.place(said))) {
        line = Optional.of(kind.cast(said));
      } else if (said instanceof Word use && isMeant(use.definition())) {
        uses = uses.isEmpty() ? new ArrayList<>() : uses;
        uses.add(use);
      }
    }

    private boolean isMeant(AnnotatedElement place) {
      return phrase.isEmpty() || phrase.get().equals(place);
    }

    private boolean isMeant(Definition word) {
      return phrase.isEmpty() ? word.says(kind) : isMeant(word.core.place());
    }

    /** The rule with all that words say of it; empty where it needs a line and has none. */
    Optional<E> together() {
      return uses.isEmpty() ? line : Definition.together(kind, line, uses);
    }
  }

  /** A rule of the core with all that words say of it; of two that differ the first holds. */
  private static <E> Optional<E> together(Class<E> kind, Optional<E> line, List<Word> uses) {
    Form form = uses.getFirst().definition().core;
    Optional<List<Object>> begun =
        line.map(one -> form.values((Record) one))
            .or(() -> form.standards())
            .or(() -> Optional.of(unsaid(form)).filter(_ -> sayAll(uses)));
    return begun.map(
        values -> {
          List<Object> all = new ArrayList<>(values);
          uses.reversed().forEach(use -> say(use, all));
          return kind.cast(form.make(all));
        });
  }

  /** Whether the lines of these words say each component of their rule. */
  private static boolean sayAll(List<Word> uses) {
    List<Form.Part> parts = uses.getFirst().definition().core.parts();
    return parts.stream()
        .allMatch(part -> uses.stream().anyMatch(use -> use.definition().says(part.name())));
  }

  /** A place for each component. */
  private static List<Object> unsaid(Form form) {
    return Collections.nCopies(form.parts().size(), "");
  }

  /** Takes what this word can say out of the values of a rule; empty where it says nothing. */
  Optional<Record> taken(List<Object> values) {
    List<Object> own = new ArrayList<>(unsaid(form));
    boolean says = false;
    for (Said one : said) {
      Object value = values.get(one.component);
      boolean standard = core.parts().get(one.component).otherwise().equals(Optional.of(value));
      boolean needed = one.parameter < 0 || !form.parts().get(one.parameter).optional();
      if (needed && (standard || one.parameter < 0 && !one.value.equals(value))) {
        return Optional.empty();
      }
      says |= !standard;
      if (one.parameter >= 0) {
        own.set(one.parameter, inLine(one, value));
      }
    }
    if (!says) {
      return Optional.empty();
    }
    for (Said one : said) {
      core.parts().get(one.component).otherwise().ifPresent(it -> values.set(one.component, it));
    }
    return Optional.of(form.make(own));
  }

  /** A value of the core as the word's line holds it. */
  private Object inLine(Said one, Object value) {
    boolean some = form.parts().get(one.parameter).type() instanceof ValueType.Cards;
    return some && value instanceof List<?> parts
        ? new CardSet(parts.stream().map(CardSet.Part.class::cast).toList())
        : value;
  }
}
