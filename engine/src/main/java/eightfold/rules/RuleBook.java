package eightfold.rules;

import java.util.List;
import java.util.Optional;
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
 */
public record RuleBook(
    String id,
    String name,
    String summary,
    String source,
    List<String> aliases,
    boolean hidden,
    List<Element> elements,
    List<Option> options) {
  /** The largest number of elements of a book. */
  public static final int MOST_ELEMENTS = 200;

  public RuleBook {
    aliases = List.copyOf(aliases);
    elements = List.copyOf(elements);
    options = List.copyOf(options);
  }

  /** The one element of that kind, if the book has it. */
  public <E extends Element> Optional<E> find(Class<E> kind) {
    // asked for hundreds of times where a book is checked or compiled
    for (Element element : elements) {
      if (kind.isInstance(element)) {
        return Optional.of(kind.cast(element));
      }
    }
    return Optional.empty();
  }

  /** The same game by these rules instead, with nothing left to choose. */
  public RuleBook with(List<Element> rules) {
    return new RuleBook(id, name, summary, source, aliases, hidden, rules, List.of());
  }

  /** All elements of that kind, in order. */
  public <E extends Element> Stream<E> all(Class<E> kind) {
    return elements.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** The first line of cards that have an effect of that kind, if there is one. */
  public Optional<Element.On> cardsWith(Class<? extends Effect> effect) {
    for (Element element : elements) {
      if (element instanceof Element.On on && on.has(effect)) {
        return Optional.of(on);
      }
    }
    return Optional.empty();
  }

  /** Whether the book has an element of that kind. */
  public boolean has(Class<? extends Element> kind) {
    return find(kind).isPresent();
  }
}
