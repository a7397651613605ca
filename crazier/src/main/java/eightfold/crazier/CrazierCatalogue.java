package eightfold.crazier;

import eightfold.crazier.cards.CardSet;
import eightfold.crazier.cards.SetReader;
import eightfold.crazier.play.Table;
import eightfold.crazier.story.Storyteller;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.LibraryFiles;
import eightfold.game.SetupException;
import eightfold.game.Shelf;
import eightfold.scenario.Dialect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The games whose cards have abilities: one for each card set. */
public final class CrazierCatalogue implements Catalogue {
  private static final String INDEX = "card-sets.txt";

  private final Shelf<CardSet> sets;

  private CrazierCatalogue(List<CardSet> all) {
    sets = new Shelf<>(all, CrazierCatalogue::entry, CardSet::aliases);
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
    return LibraryFiles.listed(INDEX).entrySet().stream()
        .map(file -> SetReader.read(file.getKey(), file.getValue()))
        .toList();
  }

  private static CardSet checked(CardSet set) {
    Options _ = Options.of(set.options());
    return set;
  }

  private static Entry entry(CardSet set) {
    return new Entry(
        set.id(), set.name(), set.summary(), true, 2, Table.MOST_SEATS, Options.CHOICES);
  }

  @Override
  public List<Entry> entries() {
    return sets.entries();
  }

  @Override
  public List<Entry> find(String name) {
    return sets.find(name);
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    CardSet set = sets.what(id);
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
    return type == Dialect.class && !entries().isEmpty()
        ? List.of(type.cast(new Storyteller(sets.what(entries().getFirst().id()))))
        : List.of();
  }
}
