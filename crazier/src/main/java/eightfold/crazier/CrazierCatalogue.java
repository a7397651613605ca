package eightfold.crazier;

import eightfold.cards.LibraryPack;
import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.cards.SetReader;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.scenario.CrazierScenarios;
import eightfold.game.AliasIndex;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Lazy;
import eightfold.game.LibraryFiles;
import eightfold.game.SetupException;
import eightfold.game.SuitSigns;
import eightfold.message.Message;
import eightfold.scenario.Dialect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The games whose cards have abilities: one for each card set. */
public final class CrazierCatalogue implements Catalogue {
  private static final String INDEX = "card-sets.txt";

  /** A set, read when somebody plays with it; for a list of games its head is enough. */
  private record Kept(AbilityCardSet.Head head, Lazy<AbilityCardSet> set) {
    static Kept of(AbilityCardSet set) {
      AbilityCardSet.Head head =
          new AbilityCardSet.Head(set.id(), set.name(), set.summary(), set.aliases());
      return new Kept(head, new Lazy<>(() -> set));
    }
  }

  /** Each card has abilities of its own, and none stands for all. */
  private static final Special SPECIAL =
      new Special("", SuitSigns.FRENCH, Optional.empty(), LibraryPack.french().ranks().size());

  private final List<String> ids;
  private final Lazy<AliasIndex<Kept>> sets;

  private CrazierCatalogue(List<String> ids, Supplier<List<Kept>> all) {
    this.ids = List.copyOf(ids);
    sets =
        new Lazy<>(
            () ->
                new AliasIndex<>(
                    all.get(), CrazierCatalogue::entry, kept -> kept.head().aliases()));
  }

  /**
   * The card sets that the library on the class path has. They have the names of their files, and
   * are read when somebody asks for one.
   */
  public static Catalogue ofLibrary() {
    List<String> ids = LibraryFiles.names(INDEX).stream().map(LibraryFiles::id).toList();
    return new CrazierCatalogue(ids, CrazierCatalogue::library);
  }

  /**
   * Those of the library, and a set of one's own.
   *
   * @param file the name of its file
   * @throws SetupException if it is wrong, with the place, or has the id of another
   */
  public static Catalogue with(String file, String text) {
    List<Kept> all = new ArrayList<>(library());
    AbilityCardSet own = checked(SetReader.read(file, text));
    if (all.stream().anyMatch(kept -> kept.head().id().equals(own.id()))) {
      throw new SetupException(
          Message.of("crazier.game-there-already").with("file", file).with("id", own.id()));
    }
    all.add(Kept.of(own));
    return new CrazierCatalogue(all.stream().map(kept -> kept.head().id()).toList(), () -> all);
  }

  private static List<Kept> library() {
    List<Kept> kept = new ArrayList<>();
    LibraryFiles.listed(INDEX)
        .forEach(
            (file, text) ->
                kept.add(
                    new Kept(
                        SetReader.head(file, text), new Lazy<>(() -> SetReader.read(file, text)))));
    return kept;
  }

  private static AbilityCardSet checked(AbilityCardSet set) {
    CrazierOptions _ = CrazierOptions.of(set.name(), set.options());
    return set;
  }

  private static Entry entry(Kept kept) {
    AbilityCardSet.Head set = kept.head();
    return new Entry(
        set.id(),
        set.name(),
        set.summary(),
        true,
        2,
        Numbering.MOST_SEATS,
        CrazierOptions.CHOICES,
        false,
        set.aliases(),
        SPECIAL);
  }

  @Override
  public List<Entry> entries() {
    return sets.get().entries();
  }

  @Override
  public List<String> ids() {
    return ids;
  }

  @Override
  public List<Entry> find(String name) {
    return sets.get().find(name);
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    AbilityCardSet set = sets.get().what(id).set().get();
    Map<String, String> all = new HashMap<>(set.options());
    all.putAll(options);
    return new CrazierGame(set, CrazierOptions.of(set.name(), all));
  }

  @Override
  public Game fromRuleBook(String text) {
    AbilityCardSet set = SetReader.read(text);
    return new CrazierGame(set, CrazierOptions.of(set.name(), set.options()));
  }

  @Override
  public boolean reads(String text) {
    return SetReader.matches(text);
  }

  /** Scenarios may be written as on the game's page, with the cards of the first set. */
  @Override
  public <T> List<T> offers(Class<T> type) {
    return type == Dialect.class && !ids.isEmpty()
        ? List.of(type.cast(new CrazierScenarios(sets.get().what(ids.getFirst()).set().get())))
        : List.of();
  }
}
