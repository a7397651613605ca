package eightfold.games;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.message.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Catalogues one after the other as one; each game stays with the catalogue that it is from. */
public final class JoinedCatalogue implements Catalogue {
  private final List<Catalogue> parts;
  private final List<String> ids;

  /**
   * Joins catalogues.
   *
   * @param parts at least one, in the order in which people see their games
   * @throws SetupException if two games have the same id
   */
  public JoinedCatalogue(List<Catalogue> parts) {
    this.parts = List.copyOf(parts);
    this.ids = parts.stream().flatMap(part -> part.ids().stream()).toList();
    Set<String> once = new HashSet<>();
    for (String id : ids) {
      if (!once.add(id)) {
        throw new SetupException(Message.of("setup.two-games").with("id", id));
      }
    }
  }

  @Override
  public List<Entry> entries() {
    return parts.stream().flatMap(part -> part.entries().stream()).toList();
  }

  @Override
  public List<String> ids() {
    return ids;
  }

  @Override
  public Optional<Entry> entry(String id) {
    return holding(id).flatMap(part -> part.entry(id));
  }

  @Override
  public List<Entry> find(String name) {
    return parts.stream().flatMap(part -> part.find(name).stream()).toList();
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return holding(id).orElseThrow(() -> SetupException.noGame(id, ids)).game(id, options);
  }

  private Optional<Catalogue> holding(String id) {
    return parts.stream().filter(part -> part.ids().contains(id)).findFirst();
  }

  /** The first that knows such a text; a text that none knows, the first says what is wrong. */
  @Override
  public Game fromRuleBook(String text) {
    return reading(text).fromRuleBook(text);
  }

  @Override
  public Game fromRuleBook(String text, EngineVersion.Of engine) {
    return reading(text).fromRuleBook(text, engine);
  }

  @Override
  public Game kept(String text, EngineVersion.Of engine, Map<String, String> options) {
    return reading(text).kept(text, engine, options);
  }

  @Override
  public Game fromRuleBook(String text, Map<String, String> options) {
    return reading(text).fromRuleBook(text, options);
  }

  private Catalogue reading(String text) {
    return parts.stream().filter(part -> part.reads(text)).findFirst().orElse(parts.getFirst());
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
