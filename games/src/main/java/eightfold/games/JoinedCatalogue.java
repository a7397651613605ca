package eightfold.games;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.spelling.Nearest;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Catalogues one after the other as one; each game stays with the catalogue that it is from. */
public final class JoinedCatalogue implements Catalogue {
  private final List<Catalogue> parts;
  private final List<Entry> entries;

  /**
   * Joins catalogues.
   *
   * @param parts at least one, in the order in which people see their games
   * @throws SetupException if two games have the same id
   */
  public JoinedCatalogue(List<Catalogue> parts) {
    this.parts = List.copyOf(parts);
    this.entries = parts.stream().flatMap(part -> part.entries().stream()).toList();
    Set<String> ids = new HashSet<>();
    for (Entry entry : entries) {
      if (!ids.add(entry.id())) {
        throw new SetupException("two games are called \"" + entry.id() + "\"");
      }
    }
  }

  @Override
  public List<Entry> entries() {
    return entries;
  }

  @Override
  public List<Entry> find(String name) {
    return parts.stream().flatMap(part -> part.find(name).stream()).toList();
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return holding(id)
        .orElseThrow(
            () ->
                new SetupException(
                    "there is no game \""
                        + id
                        + "\"; "
                        + Nearest.right(id, entries.stream().map(Entry::id).toList())))
        .game(id, options);
  }

  private Optional<Catalogue> holding(String id) {
    return parts.stream()
        .filter(part -> part.entries().stream().anyMatch(entry -> entry.id().equals(id)))
        .findFirst();
  }

  /** The first that knows such a text; a text that none knows, the first says what is wrong. */
  @Override
  public Game fromRuleBook(String text) {
    return parts.stream()
        .filter(part -> part.reads(text))
        .findFirst()
        .orElse(parts.getFirst())
        .fromRuleBook(text);
  }

  @Override
  public boolean reads(String text) {
    return parts.stream().anyMatch(part -> part.reads(text));
  }

  @Override
  public <T> List<T> offers(Class<T> type) {
    return parts.stream().flatMap(part -> part.offers(type).stream()).toList();
  }
}
