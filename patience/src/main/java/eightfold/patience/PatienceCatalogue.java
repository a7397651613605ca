package eightfold.patience;

import eightfold.game.AliasIndex;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.LibraryFiles;
import eightfold.game.SuitSigns;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games for one player. */
public final class PatienceCatalogue implements Catalogue {
  private static final String INDEX = "patiences.txt";

  private final AliasIndex<PatienceRules> rules;

  private PatienceCatalogue(Collection<String> texts) {
    List<PatienceRules> read = texts.stream().map(RulesText::read).toList();
    rules = new AliasIndex<>(read, PatienceCatalogue::entry, PatienceRules::aliases);
  }

  /** A catalogue of patiences in their text form, in the order in which people see them. */
  public static Catalogue of(List<String> texts) {
    return new PatienceCatalogue(texts);
  }

  /** The games for one player that the library on the class path has. */
  public static Catalogue ofLibrary() {
    return new PatienceCatalogue(LibraryFiles.listed(INDEX).values());
  }

  private static Entry entry(PatienceRules rules) {
    return new Entry(
        rules.id(),
        rules.name(),
        rules.summary(),
        true,
        1,
        1,
        rules.choices(),
        false,
        rules.aliases(),
        new Special(
            PatienceRules.PACK.name(PatienceRules.PACK.kind(0, rules.wild())),
            SuitSigns.FRENCH,
            Optional.empty(),
            1));
  }

  @Override
  public List<Entry> entries() {
    return rules.entries();
  }

  @Override
  public List<Entry> find(String name) {
    return rules.find(name);
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return new PatienceGame(rules.what(id).with(options));
  }

  @Override
  public Game fromRuleBook(String text) {
    return new PatienceGame(RulesText.read(text));
  }

  @Override
  public boolean reads(String text) {
    return RulesText.matches(text);
  }
}
