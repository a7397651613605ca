package eightfold.patience;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.spelling.Nearest;
import eightfold.spelling.PlainName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The games for one player. */
public final class PatienceCatalogue implements Catalogue {
  private static final String FOLDER = "/eightfold/library/";
  private static final String INDEX = "patiences.txt";

  private final Map<String, Rules> rules = new LinkedHashMap<>();
  private final List<Entry> entries;

  private PatienceCatalogue(Stream<String> texts) {
    texts.map(RulesText::read).forEach(read -> rules.put(read.id(), read));
    entries = rules.values().stream().map(PatienceCatalogue::entry).toList();
  }

  /** A catalogue of patiences in their text form, in the order in which people see them. */
  public static Catalogue of(List<String> texts) {
    return new PatienceCatalogue(texts.stream());
  }

  /** The games for one player that the library on the class path has. */
  public static Catalogue ofLibrary() {
    return new PatienceCatalogue(
        text(INDEX)
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .map(PatienceCatalogue::text));
  }

  private static String text(String file) {
    try (InputStream in = PatienceCatalogue.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is not on the class path: no " + FOLDER + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Entry entry(Rules rules) {
    return new Entry(rules.id(), rules.name(), rules.summary(), true, 1, 1, rules.choices());
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
    Rules found = rules(id);
    return Stream.concat(Stream.of(found.id(), found.name()), found.aliases().stream());
  }

  private Rules rules(String id) {
    return Optional.ofNullable(rules.get(id))
        .orElseThrow(
            () ->
                new SetupException(
                    "there is no game \"" + id + "\"; " + Nearest.right(id, rules.keySet())));
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return new PatienceGame(rules(id).with(options));
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
