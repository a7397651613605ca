package eightfold.rules.vocabulary;

import eightfold.cards.Pack;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The rules of one game as data.
 *
 * @param id name in the notation, such as {@code mau-mau}; lower case letters, digits, hyphens
 * @param name name for people
 * @param summary one sentence for a list of games
 * @param source where the rules come from
 * @param aliases other names by which people know the game
 * @param hidden whether lists for players leave it out
 * @param elements its rules, at most 200
 * @param options what may be changed, in order
 * @param pack what the kinds of its cards are
 */
public record RuleBook(
    String id,
    String name,
    String summary,
    String source,
    List<String> aliases,
    boolean hidden,
    List<Element> elements,
    List<Option> options,
    Pack pack) {
  /** The largest number of elements of a book. */
  public static final int MOST_ELEMENTS = 200;

  public RuleBook {
    aliases = List.copyOf(aliases);
    elements = List.copyOf(elements);
    options = List.copyOf(options);
  }

  /** A book whose elements say what its pack is. */
  public RuleBook(
      String id,
      String name,
      String summary,
      String source,
      List<String> aliases,
      boolean hidden,
      List<Element> elements,
      List<Option> options) {
    this(id, name, summary, source, aliases, hidden, elements, options, BookPack.of(elements));
  }

  /**
   * The one rule of that kind, with all that the book's lines say of it, if the book has it or says
   * something of it.
   */
  public <E extends Element> Optional<E> find(Class<E> kind) {
    Definition.Lines<E> lines = new Definition.Lines<>(kind);
    elements.forEach(lines::hear);
    return lines.together();
  }

  /** The rule of that kind, which holds in some way in every book; what it is if nobody says. */
  public <E extends Element> E the(Class<E> kind) {
    return find(kind).orElseGet(() -> LineMeaning.standard(kind));
  }

  /** The rules of the core that the lines of the book come to. */
  public List<Element> core() {
    List<Element> core = new ArrayList<>();
    Set<Class<?>> said = new HashSet<>();
    for (Element element : elements) {
      Form form = Forms.of(element);
      if (form.many()) {
        core.add(element);
      } else {
        Class<? extends Element> kind =
            form.definition().map(Definition::core).orElse(form).type().asSubclass(Element.class);
        if (said.add(kind)) {
          find(kind).ifPresent(core::add);
        }
      }
    }
    return core;
  }

  /** Whether a line says what this word says, by it or in the line of the core's rule. */
  public boolean says(String word) {
    Form form = Forms.element(word).orElseThrow();
    return elements.stream().anyMatch(element -> LineMeaning.says(element, form));
  }

  /**
   * The first line that says otherwise of a clause of a rule than what holds without being said.
   */
  public <E extends Element> Optional<Element> line(Class<E> kind, Function<E, ?> clause) {
    E blank = LineMeaning.blank(kind);
    return elements.stream()
        .filter(
            line ->
                LineMeaning.of(kind, line)
                    .filter(said -> !clause.apply(said).equals(clause.apply(blank)))
                    .isPresent())
        .findFirst();
  }

  /** The line that holds a rule of the core, or the first that says something of it. */
  public Element line(Element rule) {
    Form form = Forms.of(rule);
    return elements.stream()
        .filter(line -> line.equals(rule) || !form.many() && Forms.of(line).equals(form))
        .findFirst()
        .or(() -> elements.stream().filter(line -> saysOf(line, form)).findFirst())
        .orElse(rule);
  }

  private static boolean saysOf(Element line, Form rule) {
    return line instanceof Element.Use use && use.definition().core().equals(rule);
  }

  /** The same game by these rules instead, with nothing left to choose. */
  public RuleBook with(List<Element> rules) {
    return new RuleBook(id, name, summary, source, aliases, hidden, rules, List.of());
  }

  /** All rules of that kind, in order. */
  public <E extends Element> Stream<E> all(Class<E> kind) {
    return Forms.many(kind)
        ? elements.stream().filter(kind::isInstance).map(kind::cast)
        : find(kind).stream();
  }

  /** Whether the book has an element of that kind. */
  public boolean has(Class<? extends Element> kind) {
    return find(kind).isPresent();
  }
}
