package eightfold.game;

import eightfold.spelling.PlainName;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a catalogue keeps for each of its games, found by its id or by any name people know it by.
 *
 * @param <T> what is kept: a rule book, a card set
 */
public final class AliasIndex<T> {
  private record Kept<T>(T what, Catalogue.Entry entry, List<String> aliases) {
    boolean isCalled(String plain) {
      return Stream.concat(Stream.of(entry.id(), entry.name()), aliases.stream())
          .map(PlainName::of)
          .anyMatch(plain::equals);
    }
  }

  private final Map<String, Kept<T>> kept = new LinkedHashMap<>();
  private final List<Catalogue.Entry> entries;

  /**
   * A shelf of these, in the order in which people see the games.
   *
   * @param aliases other names of a game
   */
  public AliasIndex(
      Collection<T> all,
      Function<T, Catalogue.Entry> entry,
      Function<T, ? extends List<String>> aliases) {
    for (T one : all) {
      Catalogue.Entry of = entry.apply(one);
      kept.put(of.id(), new Kept<>(one, of, aliases.apply(one)));
    }
    entries = kept.values().stream().map(Kept::entry).toList();
  }

  /** See {@link Catalogue#entries}. */
  public List<Catalogue.Entry> entries() {
    return entries;
  }

  /** See {@link Catalogue#find}. */
  public List<Catalogue.Entry> find(String name) {
    String plain = PlainName.of(name);
    return plain.isEmpty()
        ? List.of()
        : kept.values().stream().filter(one -> one.isCalled(plain)).map(Kept::entry).toList();
  }

  /**
   * What is kept for a game.
   *
   * @throws SetupException if there is no such game; the message says which names are near
   */
  public T what(String id) {
    Kept<T> found = kept.get(id);
    if (found == null) {
      throw SetupException.noGame(id, kept.keySet());
    }
    return found.what();
  }
}
