package eightfold.rules.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What lines of a book say of the rules of the core, by the rules' own lines or by words. */
public final class LineMeaning {
  private LineMeaning() {}

  /** Whether the rule of which it says something needs a line of its own, and these have none. */
  public static boolean alone(Definition word, List<Element> lines) {
    return word.core().standards().isEmpty()
        && lines.stream().noneMatch(line -> Forms.of(line).equals(word.core()));
  }

  /** The rule of that kind where nobody says anything of it. */
  static <E extends Element> E standard(Class<E> kind) {
    Form form = Forms.of(kind);
    return kind.cast(form.make(form.standards().orElseThrow()));
  }

  /** A rule of that kind with what must be said of it as it may be, and nothing else said. */
  static <E extends Element> E blank(Class<E> kind) {
    Form form = Forms.of(kind);
    return kind.cast(
        form.make(
            form.parts().stream()
                .map(part -> part.otherwise().orElseGet(() -> part.type().possible()))
                .toList()));
  }

  /** A rule of that kind of which nothing is said but by this line; none if that says nothing. */
  static <E extends Element> Optional<E> of(Class<E> kind, Element line) {
    if (!core(line).equals(Forms.of(kind))) {
      return Optional.empty();
    }
    List<Object> values = new ArrayList<>(Forms.of(kind).values((Record) blank(kind)));
    says(line).forEach(values::set);
    return Optional.of(kind.cast(Forms.of(kind).make(values)));
  }

  /** What a card does, by the word that says all of it; the rule itself where none does. */
  public static Effect inAWord(Effect rule) {
    Form form = Forms.of(rule);
    for (Definition word : Forms.wordsForClauses(form)) {
      List<Object> values = new ArrayList<>(form.values((Record) rule));
      Optional<Record> said = word.taken(values);
      if (said.isPresent() && form.standards().equals(Optional.of(values))) {
        return (Effect) said.get();
      }
    }
    return rule;
  }

  /** A rule of that form where nobody says anything of it; none where it needs a line. */
  public static Optional<Element> standard(Form form) {
    return form.standards().map(values -> (Element) form.make(values));
  }

  /**
   * What a line says of the rule of the core that it is about, by component: of the rule's own line
   * the clauses that are not as they would be without it.
   */
  public static Map<Integer, Object> says(Element line) {
    if (line instanceof Word use) {
      return Definition.says(use);
    }
    Map<Integer, Object> says = new TreeMap<>();
    List<Object> values = Forms.of(line).values((Record) line);
    List<Form.Part> parts = Forms.of(line).parts();
    for (int i = 0; i < parts.size(); i++) {
      Optional<Object> standard = parts.get(i).otherwise();
      if (parts.get(i).clause().isPresent() && !standard.equals(Optional.of(values.get(i)))) {
        says.put(i, values.get(i));
      }
    }
    return says;
  }

  /** The rule of the core that a line is about. */
  private static Form core(Element line) {
    return line instanceof Word use ? use.definition().core() : Forms.of(line);
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
  public static boolean contradict(Element one, Element other) {
    return !differ(one, other).isEmpty();
  }

  /** Whether one line says otherwise all that the word of another line says. */
  public static boolean replaces(Element one, Element other) {
    return other instanceof Word word
        && !differ(one, other).isEmpty()
        && says(one).keySet().containsAll(Definition.says(word).keySet());
  }

  /** A rule's own line without what a word says otherwise; any other line as it is. */
  public static Element overruled(Element line, Element by) {
    Set<Integer> differ = by instanceof Word ? differ(line, by) : Set.of();
    if (line instanceof Word || differ.isEmpty()) {
      return line;
    }
    Form form = Forms.of(line);
    List<Object> values = new ArrayList<>(form.values((Record) line));
    for (int component : differ) {
      form.parts().get(component).otherwise().ifPresent(it -> values.set(component, it));
    }
    return (Element) form.make(values);
  }

  /**
   * The words that say what a rule of the core says beside its line: each of its values that is not
   * the standard is said by the first word that says it and nothing else that is not so.
   */
  public static List<Element> lines(Element element) {
    Form form = Forms.of(element);
    if (Forms.wordsForClauses(form).isEmpty()) {
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
    for (Definition word : Forms.wordsForClauses(form)) {
      word.taken(values).map(Element.class::cast).ifPresent(uses::add);
    }
    return uses;
  }

  /** A clause of a rule's line that says nothing without another one, which is not there. */
  public static Optional<Form.Part> alone(Element element) {
    Form form = Forms.of(element);
    if (Forms.wordsForClauses(form).isEmpty()) {
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
  public static boolean says(Element line, Form word) {
    return Forms.of(line).equals(word)
        || word.definition().filter(one -> one.core().equals(Forms.of(line))).isPresent()
            && lines(line).stream().anyMatch(one -> Forms.of(one).equals(word));
  }

  /** Whether all that a rule says is said by words, so that its own line says nothing more. */
  public static boolean silent(Form form) {
    return form.definition().isEmpty()
        && !form.parts().isEmpty()
        && form.standards().isPresent()
        && form.parts().stream().allMatch(part -> anyWordSays(form, part));
  }

  private static boolean anyWordSays(Form form, Form.Part part) {
    return Forms.wordsForClauses(form).stream().anyMatch(word -> word.says(part.name()));
  }
}
