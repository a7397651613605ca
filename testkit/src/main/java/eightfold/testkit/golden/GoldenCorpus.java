package eightfold.testkit.golden;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.record.DealSecret;
import eightfold.record.GameRecord;
import eightfold.record.GameRecord.Deal;
import eightfold.testkit.golden.GoldenRecord.Attempt;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Records of one engine, kept for ever. They lie in a folder of the class path that is named by the
 * engine's number: an index, a file for each game, and the library of that day.
 */
public final class GoldenCorpus {
  /** Where the folders of all engines lie. */
  public static final String FOLDER = "/eightfold/golden/";

  private static final String INDEX = "index.txt";
  private static final String LIBRARY = "library.txt.gz";
  private static final String FILE_MARK = "=== ";

  private final int engine;
  private final Map<String, List<GoldenRecord>> byGame;
  private final Map<String, String> library;

  /**
   * A corpus.
   *
   * @param engine the engine whose records they are
   * @param byGame the records by game
   * @param library the texts of the library of that day, by file name
   */
  public GoldenCorpus(
      int engine, Map<String, List<GoldenRecord>> byGame, Map<String, String> library) {
    this.engine = engine;
    this.byGame = new LinkedHashMap<>(byGame);
    this.library = new LinkedHashMap<>(library);
  }

  /** The corpus of an engine, from the class path. */
  public static GoldenCorpus of(int engine) {
    Map<String, List<GoldenRecord>> byGame = new LinkedHashMap<>();
    new String(resource(engine, INDEX), StandardCharsets.UTF_8)
        .lines()
        .forEach(
            game -> byGame.put(game, GoldenFile.read(resource(engine, GoldenFile.name(game)))));
    return new GoldenCorpus(engine, byGame, files(GoldenFile.text(resource(engine, LIBRARY))));
  }

  private static byte[] resource(int engine, String file) {
    String path = FOLDER + folder(engine) + "/" + file;
    try (InputStream in = GoldenCorpus.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no " + path);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String folder(int engine) {
    return "engine-" + engine;
  }

  /** Whether the class path has a corpus of that engine. */
  public static boolean has(int engine) {
    return GoldenCorpus.class.getResource(FOLDER + folder(engine) + "/" + INDEX) != null;
  }

  /** The engine whose records they are. */
  public int engine() {
    return engine;
  }

  /** Ids of the games. */
  public List<String> games() {
    return List.copyOf(byGame.keySet());
  }

  /** The records of a game, in the order of their numbers. */
  public List<GoldenRecord> records(String game) {
    return byGame.getOrDefault(game, List.of());
  }

  /** The texts of the library as it was, by file name. */
  public Map<String, String> library() {
    return Map.copyOf(library);
  }

  /**
   * Writes it below a folder, where it must not have been before: what an engine has played does
   * not change afterwards.
   *
   * @param anew whether it may take the place of records of the same engine
   */
  public void write(Path golden, boolean anew) throws IOException {
    Path folder = golden.resolve(folder(engine));
    if (Files.exists(folder.resolve(INDEX)) && !anew) {
      throw new IllegalStateException(
          folder
              + " has records of engine "
              + engine
              + " already; a rule that decides otherwise needs a new EngineVersion, whose records"
              + " stand beside these");
    }
    Files.createDirectories(folder);
    write(folder, games());
  }

  /**
   * Writes the games of this corpus that another one of the same engine lacks, or has fewer records
   * of, below the folder where that lies: what it has of others stays as it is.
   *
   * @param known the other one
   */
  public void extend(Path golden, GoldenCorpus known) throws IOException {
    List<String> more =
        games().stream()
            .filter(game -> !records(game).isEmpty())
            .filter(game -> !records(game).equals(known.byGame.get(game)))
            .toList();
    Map<String, List<GoldenRecord>> all = new LinkedHashMap<>(known.byGame);
    more.forEach(game -> all.put(game, records(game)));
    Map<String, String> files = new LinkedHashMap<>(library);
    files.putAll(known.library);
    new GoldenCorpus(engine, all, files).write(golden.resolve(folder(engine)), more);
  }

  private void write(Path folder, List<String> written) throws IOException {
    for (String game : written) {
      Files.write(folder.resolve(GoldenFile.name(game)), GoldenFile.bytes(records(game)));
    }
    StringBuilder texts = new StringBuilder();
    library.forEach((file, text) -> texts.append(FILE_MARK).append(file).append('\n').append(text));
    Files.write(folder.resolve(LIBRARY), GoldenFile.packed(texts.toString()));
    Files.writeString(folder.resolve(INDEX), String.join("\n", games()) + "\n");
  }

  private static Map<String, String> files(String texts) {
    Map<String, StringBuilder> files = new LinkedHashMap<>();
    StringBuilder now = new StringBuilder();
    for (String line : texts.lines().toList()) {
      if (line.startsWith(FILE_MARK)) {
        now = new StringBuilder();
        files.put(line.substring(FILE_MARK.length()), now);
      } else {
        now.append(line).append('\n');
      }
    }
    Map<String, String> all = new LinkedHashMap<>();
    files.forEach((file, text) -> all.put(file, text.toString()));
    return all;
  }

  /**
   * The record of a match that was played: what happens in it is found by playing it again.
   *
   * @param number its number in the corpus
   * @param seed from which its shuffles came
   * @param attempts what is to be refused, by the number of acts done before
   */
  public static GoldenRecord golden(
      int number,
      GameRecord played,
      long seed,
      Map<Integer, List<Attempt>> attempts,
      Catalogue catalogue) {
    GoldenRecord golden =
        new GoldenRecord(
            number,
            played.game(),
            played.ruleBook(),
            played.players().size(),
            seed,
            played.players().stream().map(GameRecord.Player::kind).toList(),
            Retelling.of(ended(played, seed), attempts, catalogue));
    if (Retelling.brokeDown(golden.lines())) {
      throw new IllegalStateException(golden.title() + ": " + golden.lines().getLast());
    }
    return golden;
  }

  /** The same with the secret of the last deal, if it was broken off, and without a result. */
  private static GameRecord ended(GameRecord played, long seed) {
    List<Deal> deals = new ArrayList<>(played.deals());
    Deal last = deals.removeLast();
    DealSecret secret = DealSecret.ofSeed(seed, last.number());
    deals.add(
        new Deal(
            last.number(),
            last.dealer(),
            last.commitment(),
            last.nonces(),
            Optional.of(secret),
            last.acts(),
            last.line()));
    return new GameRecord(
        played.engine(),
        played.game(),
        played.rules(),
        played.options(),
        played.players(),
        played.date(),
        Optional.empty(),
        Optional.empty(),
        deals,
        played.ruleBook());
  }

  /** What came of playing a record again. */
  public sealed interface Result {
    /** The same, line by line. */
    record Same() implements Result {}

    /** A rule of its book has changed since, and from some line on it tells. */
    record Old(String where) implements Result {}

    /** It is not the same, and nothing is known why it should not be. */
    record Other(String where) implements Result {}
  }

  /** Plays one of these records again. */
  public Result replay(GoldenRecord record, Catalogue catalogue) {
    List<String> came = Retelling.of(record.replayable(engine), record.attempts(), catalogue);
    return difference(record, came)
        .<Result>map(
            where ->
                EngineVersion.changesSince(engine, record.book()).isEmpty()
                    ? new Result.Other(where)
                    : new Result.Old(where))
        .orElseGet(Result.Same::new);
  }

  private static Optional<String> difference(GoldenRecord record, List<String> came) {
    List<String> expected = record.lines();
    int same = 0;
    int acts = 0;
    while (same < expected.size() && same < came.size()) {
      String line = expected.get(same);
      if (!line.equals(came.get(same))) {
        break;
      }
      acts += "!?=".indexOf(line.charAt(0)) < 0 && !line.startsWith("deal ") ? 1 : 0;
      same++;
    }
    if (same == expected.size() && same == came.size()) {
      return Optional.empty();
    }
    List<String> before = new ArrayList<>(expected.subList(Math.max(0, same - 3), same));
    return Optional.of(
        "%s, after %d acts:%n  before   %s%n  expected %s%n  came     %s"
            .formatted(
                record.title(),
                acts,
                String.join("\n           ", before),
                same < expected.size() ? expected.get(same) : "nothing more",
                same < came.size() ? came.get(same) : "nothing more"));
  }
}
