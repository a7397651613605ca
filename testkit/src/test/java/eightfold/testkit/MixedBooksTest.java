package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.record.GameRecord;
import eightfold.record.GameRecord.Player;
import eightfold.record.RecordReader;
import eightfold.record.RecordReader.Reading;
import eightfold.record.RecordVerifier;
import eightfold.record.RecordWriter;
import eightfold.record.SeededMatch;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import eightfold.testkit.Trial.Step;
import eightfold.testkit.oracle.OracleCatalogue;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rules are data: a game of the library with a rule of another one is a text file, and everything
 * that holds for the games of the library holds for it. (That no source names one of these games,
 * the house looks after.)
 */
class MixedBooksTest {
  private static final int AT_LEAST = 12;
  private static final int PLAYOUTS = 30;
  private static final int MANY_PLAYOUTS = 150;
  private static final int WATCHED_THROUGHOUT = 5;

  /** Deals of each table that the oracle follows. */
  private static final int FOLLOWED = 2;

  private static final int MANY_FOLLOWED = 6;

  /** No deal of a game takes more acts (anchors/style.md, limits on everything). */
  private static final int PLY_LIMIT = 5_000;

  private static final MixedBooks MIXED = MixedBooks.WITH_RULES;

  private static final Catalogue GAMES = MIXED.games();

  private static final TrialRunner TRIALS = new TrialRunner(GAMES);

  private static final List<Catalogue> PROGRAMS =
      List.of(GAMES, new OracleCatalogue(MIXED.books()));

  static Stream<String> games() {
    return MIXED.ids().stream();
  }

  private static RuleBook book(String game) {
    return MIXED.book(game);
  }

  /** All numbers of seats with which a mixed game can be played; one where a part is tried. */
  static Stream<Tables.Named> tables() {
    return Sample.ofEach(allTables(), Tables.Named::game);
  }

  private static Stream<Tables.Named> allTables() {
    return games()
        .flatMap(
            game ->
                IntStream.rangeClosed(2, RuleBookCheck.mostSeats(book(game)))
                    .mapToObj(seats -> MIXED.table(game, seats))
                    .flatMap(Optional::stream));
  }

  @Test
  void there_are_a_dozen_and_each_says_what_it_has_borrowed() {
    assertThat(games()).hasSizeGreaterThanOrEqualTo(AT_LEAST);
    assertThat(games()).allSatisfy(game -> assertThat(MIXED.borrowed(game)).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_borrowed_rule_is_in_the_book_and_on_the_rule_sheet(String game) {
    List<String> lines = book(game).elements().stream().map(RuleBookWriter::line).toList();
    String sheet = RuleSheet.write(book(game));
    RuleBook parent = MIXED.parent(game);
    String before = RuleSheet.write(parent);
    for (MixedBooks.Borrowed rule : MIXED.borrowed(game)) {
      assertThat(lines).anyMatch(line -> line.contains(rule.words()));
      assertThat(parent.elements())
          .map(RuleBookWriter::line)
          .noneMatch(line -> line.contains(rule.words()));
      assertThat(sheet).contains(rule.sheet());
      assertThat(before).doesNotContain(rule.sheet());
    }
    assertThat(sheet).doesNotContain("{").doesNotContain("}").doesNotContain("null");
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_mixed_book_is_its_text_and_its_json(String game) {
    RuleBook book = Objects.requireNonNull(MIXED.books().get(game));
    String text = RuleBookWriter.write(book);
    assertThat(RuleBooks.single(text, Map.of())).isEqualTo(book);
    RuleBooks json = RuleBookJson.read(game + ".json", RuleBookJson.write(book));
    assertThat(json.errors()).isEmpty();
    assertThat(json.books().values()).map(RuleBookWriter::write).containsExactly(text);
  }

  @ParameterizedTest
  @MethodSource("games")
  void scenarios_hold_on_kernel_and_oracle(String game) {
    for (Catalogue games : PROGRAMS) {
      ScenarioRunner runner = new ScenarioRunner(games);
      var read =
          runner.read(game + ".yaml", MIXED.scenarios(game).getBytes(StandardCharsets.UTF_8));
      assertThat(read).hasSizeGreaterThanOrEqualTo(2);
      assertThat(runner.runAll(read))
          .extracting(ScenarioOutcome::text)
          .allMatch(line -> line.startsWith("PASS "));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void scenarios_are_of_the_mixture_and_name_what_they_were_typed_from(String game) {
    List<String> lines = MIXED.scenarios(game).lines().toList();
    for (int i = 1; i < lines.size(); i++) {
      if (lines.get(i).startsWith("name:")) {
        assertThat(lines.get(i - 1)).matches("# .*(\\.md|\\bC[0-9]+).*");
        assertThat(lines.get(i + 1)).isEqualTo("game: " + game);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void deals_end_and_keep_their_cards(Tables.Named table) {
    deals(table, PLAYOUTS);
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Tag("long")
  void many_deals_end_and_keep_their_cards(Tables.Named table) {
    deals(table, MANY_PLAYOUTS);
  }

  private static void deals(Tables.Named table, int playouts) {
    Match match = table.begin();
    int byTheLimit = 0;
    for (int seed = 0; seed < playouts; seed++) {
      match.restart(seed);
      FastChance chance = new FastChance(~seed);
      CardCount before = CardCount.of(match);
      while (!match.standings().dealOver() && match.ply() < PLY_LIMIT) {
        sensible(match, chance);
        if (seed < WATCHED_THROUGHOUT) {
          assertThat(CardCount.of(match)).as("seed %d", seed).isEqualTo(before);
        }
      }
      byTheLimit += match.ply() < PLY_LIMIT ? 0 : 1;
      assertThat(CardCount.of(match)).as("seed %d", seed).isEqualTo(before);
    }
    // players who choose at random may feed each other on and on; all but a few of their deals end
    assertThat(byTheLimit).isLessThanOrEqualTo(Math.max(2, playouts / 100));
  }

  /** A call that comes in time, now and then a catch or a challenge, else a card if one can be. */
  private static void sensible(Match match, FastChance chance) {
    int[] acts = new int[Match.MOST_LEGAL];
    List<Choice> cards = new ArrayList<>();
    List<Choice> others = new ArrayList<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      int count = match.legal(seat, acts);
      for (int i = 0; i < count; i++) {
        String text = match.text(acts[i]);
        // a call out of turn with two cards may be a false one, which costs cards
        boolean inTime = match.held(seat) <= (seat == match.turn() ? 2 : 1);
        boolean aside = !match.inTurn(acts[i]) && chance.below(8) == 0;
        if (text.equals("call") ? inTime : aside) {
          match.apply(seat, acts[i]);
          return;
        }
        if (match.inTurn(acts[i]) || text.equals("grab")) {
          boolean card = text.startsWith("play ") || text.startsWith("lay ");
          (card ? cards : others).add(new Choice(seat, acts[i]));
        }
      }
    }
    List<Choice> from = cards.isEmpty() ? others : cards;
    Choice choice = from.get(chance.below(from.size()));
    match.apply(choice.seat(), choice.act());
  }

  /** What a seat could do. */
  private record Choice(int seat, int act) {}

  /** Books in which an act may be done that no list of legal acts names. */
  private static boolean keepsSecrets(RuleBook book) {
    return book.has(Element.Cheating.class);
  }

  @Sampled
  @MethodSource("tables")
  void refusals_change_nothing_copies_are_equal_and_replays_the_same(Tables.Named table) {
    if (!keepsSecrets(table.trial().book())) {
      assertThat(new Invariants(table::begin, 3).refusals()).isEmpty();
    }
    assertThat(new Invariants(table::begin, 5).copies()).isEmpty();
    assertThat(new Invariants(table::begin, 7).replay()).isEmpty();
    assertThat(NonInterference.difference(GAMES, table.trial(), 9)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void the_kernel_does_what_the_oracle_does(Tables.Named table) {
    followed(table, FOLLOWED);
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Tag("long")
  void the_kernel_does_what_the_oracle_does_in_more_deals(Tables.Named table) {
    followed(table, MANY_FOLLOWED);
  }

  private static void followed(Tables.Named table, int deals) {
    for (int seed = 0; seed < deals; seed++) {
      Trial trial = table.trial().start(new Trial.Start.Shuffled(seed));
      assertThat(BothPrograms.agree(TRIALS, trial, seed, 100).orElseThrow()).isPositive();
    }
  }

  @Sampled
  @MethodSource("tables")
  void a_record_replays(Tables.Named table) {
    Match unplayed = table.begin();
    List<Player> players =
        Trial.names(unplayed.seats()).stream().map(name -> new Player(name, "random")).toList();
    LocalDate day = LocalDate.of(2026, 11, 21);
    SeededMatch seeded = SeededMatch.begin(unplayed.game(), players, day, 4);
    RandomPlayers random = new RandomPlayers(4);
    while (!seeded.match().standings().dealOver()) {
      Step step = random.legal(seeded.match());
      seeded.submit(step.seat(), step.act());
    }
    String text = RecordWriter.text(seeded.record());
    switch (RecordReader.read("it", text)) {
      case Reading.Sound(GameRecord record) -> {
        assertThat(RecordWriter.text(record)).isEqualTo(text);
        assertThat(RecordVerifier.verify(record, GAMES).text("it")).startsWith("OK it: ");
      }
      case Reading.Unsound broken -> throw new AssertionError(broken.text());
    }
  }
}
