package eightfold.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

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

  /**
   * A word.
   *
   * @param meaning what it means, for people
   * @param section where a sheet speaks of it
   * @param line what it is in the core, as the file has it
   * @param words with which its lines begin
   * @param parameters the components of its lines
   */
  Definition(
      String meaning,
      Section section,
      String line,
      Form core,
      String words,
      List<Form.Part> parameters,
      List<Said> said) {
    this.meaning = meaning;
    this.section = section;
    this.line = line;
    this.core = core;
    this.said = List.copyOf(said);
    this.form =
        new Form(
            effect() ? Effect.Use.class : Element.Use.class,
            words,
            false,
            parameters,
            values -> effect() ? new Effect.Use(this, values) : new Element.Use(this, values),
            List.of(),
            Optional.of(this));
  }

  /** How its lines look. */
  Form form() {
    return form;
  }

  /** The rule of the core of which it says something. */
  Form core() {
    return core;
  }

  private boolean effect() {
    return Effect.class.isAssignableFrom(core.type());
  }

  /** Whether the rule of which it says something needs a line of its own, and these have none. */
  boolean alone(List<Element> lines) {
    return standards(core).isEmpty()
        && lines.stream().noneMatch(line -> Form.of(line).equals(core));
  }

  /** Whether it says something of that kind of rule. */
  boolean says(Class<?> kind) {
    return core.type() == kind;
  }

  /** Whether it says something of that component. */
  boolean says(String component) {
    return said.stream().anyMatch(one -> core.parts().get(one.component).name().equals(component));
  }

  /** The rule of that kind where nobody says anything of it. */
  static <E extends Element> E standard(Class<E> kind) {
    Form form = Form.of(kind);
    return kind.cast(form.make(standards(form).orElseThrow()));
  }

  /** What it means, for the page of the language. */
  String meaning() {
    return meaning;
  }

  /** What it is in the core, with the names of its parameters. */
  String line() {
    return line;
  }

  /** Where a sheet speaks of it. */
  Section section() {
    return section;
  }

  /**
   * What a line says of the rule of the core that it is about, by component: of the rule's own line
   * the clauses that are not as they would be without it.
   */
  static Map<Integer, Object> says(Element line) {
    if (line instanceof Word use) {
      return says(use);
    }
    Map<Integer, Object> says = new TreeMap<>();
    List<Object> values = Form.of(line).values((Record) line);
    List<Form.Part> parts = Form.of(line).parts();
    for (int i = 0; i < parts.size(); i++) {
      Optional<Object> standard = parts.get(i).otherwise();
      if (parts.get(i).clause().isPresent() && !standard.equals(Optional.of(values.get(i)))) {
        says.put(i, values.get(i));
      }
    }
    return says;
  }

  /** What a word says of the rule of the core that it is about, by component. */
  static Map<Integer, Object> says(Word use) {
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

  /** The rule of the core that a line is about. */
  private static Form core(Element line) {
    return line instanceof Word use ? use.definition().core : Form.of(line);
  }

  /** The components of which two lines say different things. */
  private static Set<Integer> differ(Element one, Element other) {
    Set<Integer> differ = new TreeSet<>();
    if (core(one).equals(core(other))) {
      Map<Integer, Object> says = says(other);
      says(one)
          .forEach(
              (component, value) -> {
                if (says.containsKey(component) && !says.get(component).equals(value)) {
                  differ.add(component);
                }
              });
    }
    return differ;
  }

  /** Whether two lines say different things of one component of the same rule. */
  static boolean contradict(Element one, Element other) {
    return !differ(one, other).isEmpty();
  }

  /** Whether one line says otherwise all that the word of another line says. */
  static boolean replaces(Element one, Element other) {
    return other instanceof Word word
        && !differ(one, other).isEmpty()
        && says(one).keySet().containsAll(says(word).keySet());
  }

  /** A rule's own line without what a word says otherwise; any other line as it is. */
  static Element overruled(Element line, Element by) {
    Set<Integer> differ = by instanceof Word ? differ(line, by) : Set.of();
    if (line instanceof Word || differ.isEmpty()) {
      return line;
    }
    Form form = Form.of(line);
    List<Object> values = new ArrayList<>(form.values((Record) line));
    for (int component : differ) {
      form.parts().get(component).otherwise().ifPresent(it -> values.set(component, it));
    }
    return (Element) form.make(values);
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
    private Optional<E> line = Optional.empty();
    private List<Word> uses = List.of();

    Lines(Class<E> kind) {
      this.kind = kind;
    }

    // asked for hundreds of times where a book is checked or compiled
    void hear(Object said) {
      if (line.isEmpty() && kind.isInstance(said)) {
        line = Optional.of(kind.cast(said));
      } else if (said instanceof Word use && use.definition().says(kind)) {
        uses = uses.isEmpty() ? new ArrayList<>() : uses;
        uses.add(use);
      }
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
        line.map(one -> form.values((Record) one)).or(() -> standards(form));
    return begun.map(
        values -> {
          List<Object> all = new ArrayList<>(values);
          uses.reversed().forEach(use -> say(use, all));
          return kind.cast(form.make(all));
        });
  }

  /** What holds where no line says anything of a rule; empty where it needs a line. */
  static Optional<List<Object>> standards(Form form) {
    List<Object> values = new ArrayList<>();
    for (Form.Part part : form.parts()) {
      Optional<Object> value = part.otherwise();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }

  /**
   * The words that say what a rule of the core says beside its line: each of its values that is not
   * the standard is said by the first word that says it and nothing else that is not so.
   */
  static List<Element> lines(Element element) {
    Form form = Form.of(element);
    if (form.wordsForClauses().isEmpty()) {
      return List.of(element);
    }
    List<Object> values = new ArrayList<>(form.values((Record) element));
    List<Element> lines = new ArrayList<>(taken(form, values));
    if (!silent(form)) {
      lines.addFirst(lines.isEmpty() ? element : (Element) form.make(values));
    }
    return lines;
  }

  /** Takes out of the values of a rule what words can say of it; the lines of these words. */
  private static List<Element> taken(Form form, List<Object> values) {
    List<Element> uses = new ArrayList<>();
    for (Definition word : form.wordsForClauses()) {
      word.taken(values).ifPresent(uses::add);
    }
    return uses;
  }

  /** A clause of a rule's line that says nothing without another one, which is not there. */
  static Optional<Form.Part> alone(Element element) {
    Form form = Form.of(element);
    if (form.wordsForClauses().isEmpty()) {
      return Optional.empty();
    }
    List<Object> values = new ArrayList<>(form.values((Record) element));
    taken(form, values);
    return form.clauses().stream()
        .filter(part -> anyWordSays(form, part))
        .filter(
            part -> !part.otherwise().equals(Optional.of(values.get(form.parts().indexOf(part)))))
        .findFirst();
  }

  /** Whether a line says what a word says, by that word or in the rule of which it says it. */
  static boolean says(Element line, Form word) {
    return Form.of(line).equals(word)
        || word.definition().filter(one -> one.core.type() == line.getClass()).isPresent()
            && lines(line).stream().anyMatch(one -> Form.of(one).equals(word));
  }

  /** Whether all that a rule says is said by words, so that its own line says nothing more. */
  static boolean silent(Form form) {
    return form.definition().isEmpty()
        && !form.parts().isEmpty()
        && standards(form).isPresent()
        && form.parts().stream().allMatch(part -> anyWordSays(form, part));
  }

  private static boolean anyWordSays(Form form, Form.Part part) {
    return form.wordsForClauses().stream().anyMatch(word -> word.says(part.name()));
  }

  /** Takes what this word can say out of the values of a rule; empty where it says nothing. */
  private Optional<Element> taken(List<Object> values) {
    List<Object> own = new ArrayList<>(Collections.nCopies(form.parts().size(), ""));
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
    return Optional.of((Element) form.make(own));
  }

  /** A value of the core as the word's line holds it. */
  private Object inLine(Said one, Object value) {
    boolean some = form.parts().get(one.parameter).type() instanceof ValueType.Cards;
    return some && value instanceof List<?> parts
        ? new CardSet(parts.stream().map(CardSet.Part.class::cast).toList())
        : value;
  }
}
