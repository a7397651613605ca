package eightfold.crazier;

import eightfold.crazier.cards.CardSet;
import eightfold.crazier.cards.SetReader;
import eightfold.crazier.play.Table;
import eightfold.crazier.story.Storyteller;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.scenario.Dialect;
import eightfold.spelling.Nearest;
import eightfold.spelling.PlainName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The games whose cards have abilities: one for each card set. */
public final class CrazierCatalogue implements Catalogue {
  private static final String FOLDER = "/eightfold/library/";
  private static final String INDEX = "card-sets.txt";

  private final Map<String, CardSet> sets = new LinkedHashMap<>();
  private final List<Entry> entries;

  private CrazierCatalogue(List<CardSet> all) {
    all.forEach(set -> sets.put(set.id(), set));
    entries = sets.values().stream().map(CrazierCatalogue::entry).toList();
  }

  /** The card sets that the library on the class path has. */
  public static Catalogue ofLibrary() {
    return new CrazierCatalogue(library());
  }

  /**
   * Those of the library, and a set of one's own.
   *
   * @param file the name of its file
   * @throws SetupException if it is wrong, with the place, or has the id of another
   */
  public static Catalogue with(String file, String text) {
    List<CardSet> all = new ArrayList<>(library());
    CardSet own = checked(SetReader.read(file, text));
    if (all.stream().anyMatch(set -> set.id().equals(own.id()))) {
      throw new SetupException(file + ": there is a game called " + own.id() + " already");
    }
    all.add(own);
    return new CrazierCatalogue(all);
  }

  private static List<CardSet> library() {
    return text(INDEX)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(file -> SetReader.read(file, text(file)))
        .toList();
  }

  private static CardSet checked(CardSet set) {
    Options _ = Options.of(set.options());
    return set;
  }

  private static String text(String file) {
    try (InputStream in = CrazierCatalogue.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is not on the class path: no " + FOLDER + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Entry entry(CardSet set) {
    return new Entry(
        set.id(), set.name(), set.summary(), true, 2, Table.MOST_SEATS, Options.CHOICES);
  }

  @Override
  public List<Entry> entries() {
    return entries;
  }

  @Override
  public List<Entry> find(String name) {
    String wanted = PlainName.of(name);
    return entries.stream()
        .filter(
            entry ->
                !wanted.isEmpty() && names(entry.id()).map(PlainName::of).anyMatch(wanted::equals))
        .toList();
  }

  private Stream<String> names(String id) {
    CardSet set = set(id);
    return Stream.concat(Stream.of(set.id(), set.name()), set.aliases().stream());
  }

  private CardSet set(String id) {
    return Optional.ofNullable(sets.get(id))
        .orElseThrow(
            () ->
                new SetupException(
                    "there is no game \"" + id + "\"; " + Nearest.right(id, sets.keySet())));
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    CardSet set = set(id);
    Map<String, String> all = new HashMap<>(set.options());
    all.putAll(options);
    return new CrazierGame(set, Options.of(all));
  }

  @Override
  public Game fromRuleBook(String text) {
    CardSet set = SetReader.read("the card set", text);
    return new CrazierGame(set, Options.of(set.options()));
  }

  @Override
  public boolean reads(String text) {
    return SetReader.matches(text);
  }

  /** Scenarios may be written as on the game's page, with the cards of the first set. */
  @Override
  public <T> List<T> offers(Class<T> type) {
    return type == Dialect.class && !sets.isEmpty()
        ? List.of(type.cast(new Storyteller(sets.values().iterator().next())))
        : List.of();
  }
}
