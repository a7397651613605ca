package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.EngineVersion;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.LibraryFiles;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.testkit.Library;
import eightfold.testkit.RandomOptions;
import eightfold.testkit.golden.GoldenCorpus;
import eightfold.testkit.golden.GoldenRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Writes the golden corpus of this engine; docs/testing.md has the command. No build runs it: its
 * name is not one of a test. What is there of this engine already stays unless {@code golden.anew}
 * is said, and games and tables that have come since are added; what there is of earlier engines
 * stays in any case.
 */
class WriteGoldenCorpus {
  private static final int RECORDS = 2_000;

  /** So many go round all tables, the others round all games. */
  private static final int EACH_TABLE = 1_200;

  /** So many has a game that has come since. */
  private static final int EACH_NEW_GAME = 60;

  private static final Catalogue GAMES = Games.standard();
  private static final Map<String, RuleBook> BOOKS = Library.books();
  private static final List<String> KINDS = List.of("random", "eager", "greedy");

  /** Who sits at a mixed table; where many play at random, deals don't come to their end. */
  private static final List<String> MIXED = List.of("random", "eager", "greedy", "eager", "greedy");

  /** A match goes on for so many acts at most, a single deal for so many. */
  private static final int MATCH = 500;

  private static final int DEAL = 120;

  private static final int MOST_DEALS = 100;

  /** One record in so many is a match, the others are a deal. */
  private static final int MATCHES = 10;

  /** Players without a plan take long, and come to rare positions late. */
  private static final int MOST_DRAWS = 200;

  /** A game with a number of seats. */
  private record Seated(Catalogue.Entry entry, int seats) {}

  @Test
  @EnabledIfSystemProperty(named = "golden.folder", matches = ".+")
  void write() throws IOException {
    Path folder = Path.of(System.getProperty("golden.folder", ""));
    boolean anew = Boolean.getBoolean("golden.anew");
    if (GoldenCorpus.has(EngineVersion.CURRENT) && !anew) {
      add(folder, GoldenCorpus.of(EngineVersion.CURRENT));
      return;
    }
    Map<String, List<GoldenRecord>> byGame = new LinkedHashMap<>();
    List<Seated> tables = tables();
    for (int number = 1; number <= RECORDS; number++) {
      int index = number - 1;
      boolean each = number <= EACH_TABLE;
      Seated table = each ? tables.get(index % tables.size()) : ofEachGame(tables, index);
      GoldenRecord record = record(number, table, index / tables.size());
      byGame.computeIfAbsent(table.entry().id(), _ -> new ArrayList<>()).add(record);
    }
    new GoldenCorpus(EngineVersion.CURRENT, byGame, library()).write(folder, anew);
    assertThat(byGame.values().stream().mapToInt(List::size).sum()).isEqualTo(RECORDS);
  }

  /** So many has a number of players that a game has come to admit since. */
  private static final int EACH_NEW_TABLE = 3;

  /**
   * The games that the corpus lacks, and numbers of players of a game, their records numbered
   * behind those that it has.
   */
  private static void add(Path folder, GoldenCorpus known) throws IOException {
    int number = known.games().stream().mapToInt(game -> known.records(game).size()).sum();
    Map<String, List<GoldenRecord>> byGame = new LinkedHashMap<>();
    for (Catalogue.Entry entry : GAMES.entries()) {
      List<Seated> tables = tables().stream().filter(one -> one.entry().equals(entry)).toList();
      for (int i = 0; i < EACH_NEW_GAME && !known.games().contains(entry.id()); i++) {
        number++;
        byGame
            .computeIfAbsent(entry.id(), _ -> new ArrayList<>())
            .add(record(number, tables.get(i % tables.size()), i / tables.size()));
      }
      if (known.games().contains(entry.id())) {
        List<GoldenRecord> all = new ArrayList<>(known.records(entry.id()));
        Set<Integer> seats = all.stream().map(GoldenRecord::seats).collect(Collectors.toSet());
        for (Seated table : tables) {
          for (int i = 0; i < EACH_NEW_TABLE && !seats.contains(table.seats()); i++) {
            number++;
            all.add(record(number, table, i));
            byGame.put(entry.id(), all);
          }
        }
      }
    }
    assertThat(byGame).as("games and numbers of players that the corpus lacks").isNotEmpty();
    new GoldenCorpus(EngineVersion.CURRENT, byGame, library()).extend(folder, known);
  }

  private static Map<String, String> library() {
    Map<String, String> files = new LinkedHashMap<>();
    for (String index : List.of("index.txt", "patiences.txt", "card-sets.txt")) {
      files.putAll(LibraryFiles.listed(index));
    }
    return files;
  }

  /** One game after the other, as those for few players have few numbers of seats. */
  private static Seated ofEachGame(List<Seated> tables, int index) {
    List<Catalogue.Entry> games = GAMES.entries();
    Catalogue.Entry entry = games.get(index % games.size());
    List<Seated> its = tables.stream().filter(table -> table.entry().equals(entry)).toList();
    return its.get(index / games.size() % its.size());
  }

  /** Every game with every number of seats that it allows. */
  private static List<Seated> tables() {
    return GAMES.entries().stream()
        .flatMap(
            entry ->
                IntStream.rangeClosed(entry.leastSeats(), entry.mostSeats())
                    .filter(seats -> playable(GAMES.game(entry.id(), Map.of()), seats))
                    .mapToObj(seats -> new Seated(entry, seats)))
        .toList();
  }

  private static boolean playable(Game game, int seats) {
    try {
      return game.begin(Opening.of(seats), new FastChance(1)).seats() == seats;
    } catch (SetupException e) {
      return false;
    }
  }

  /**
   * A record: the first three of a table have standard options and one kind of player each, the
   * later ones any options and any players.
   */
  private static GoldenRecord record(int number, Seated table, int round) {
    FastChance chance = new FastChance(FastChance.mix(number));
    Game game =
        round < KINDS.size() ? GAMES.game(table.entry().id(), Map.of()) : varied(table, chance);
    List<String> kinds =
        IntStream.range(0, table.seats())
            .mapToObj(
                _ ->
                    round < KINDS.size() ? KINDS.get(round) : MIXED.get(chance.below(MIXED.size())))
            .toList();
    boolean whole = number % MATCHES == 0;
    long seed = chance.next() >>> 16;
    GoldenTable.Played played =
        GoldenTable.play(game, kinds, seed, whole ? MOST_DEALS : 1, whole ? MATCH : DEAL);
    return GoldenCorpus.golden(number, played.record(), seed, played.attempts(), GAMES);
  }

  private static Game varied(Seated table, FastChance chance) {
    for (int drawn = 0; drawn < MOST_DRAWS; drawn++) {
      Optional<Game> game = game(table, options(table.entry(), chance.next()));
      if (game.isPresent()) {
        return game.get();
      }
    }
    throw new IllegalStateException("no options of " + table + " can be played");
  }

  private static Optional<Game> game(Seated table, Map<String, String> options) {
    try {
      Game game = GAMES.game(table.entry().id(), options);
      return playable(game, table.seats()) ? Optional.of(game) : Optional.empty();
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  private static Map<String, String> options(Catalogue.Entry entry, long seed) {
    RuleBook book = BOOKS.get(entry.id());
    if (book != null) {
      return RandomOptions.choose(book, seed);
    }
    FastChance chance = new FastChance(seed);
    Map<String, String> chosen = new LinkedHashMap<>();
    for (Choice choice : entry.choices()) {
      if (chance.below(2) == 0 && !choice.values().isEmpty()) {
        chosen.put(choice.key(), choice.values().get(chance.below(choice.values().size())));
      }
    }
    return chosen;
  }
}
