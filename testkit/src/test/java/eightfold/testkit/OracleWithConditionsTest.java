package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.testkit.oracle.OracleGame;
import eightfold.testkit.oracle.OracleMatch;
import eightfold.testkit.oracle.OwedWords.Owed;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The oracle alone at tables whose books have lines with conditions: what it promises (DESIGN 4),
 * and what it tells of words that are owed (RULE-LANGUAGE, Conditions 4).
 */
class OracleWithConditionsTest {
  /** No deal takes more acts (semantics 3.3). */
  private static final int MOST_ACTS = 5_000;

  private static final int TABLES = 90;

  static LongStream seeds() {
    return seeds(Sample.seeds(TABLES));
  }

  /** Of a pack too small for the hands nothing is dealt. */
  private static LongStream seeds(int tables) {
    return LongStream.range(0, tables).filter(OracleWithConditionsTest::fits);
  }

  private static boolean fits(long seed) {
    try {
      return begin(seed).seats() > 0;
    } catch (SetupException e) {
      return false;
    }
  }

  private static Match begin(long seed) {
    RuleBook book = RandomBooks.withConditions(seed);
    int seats = book.find(Element.Players.class).orElseThrow().teams() ? 4 : 2 + (int) (seed % 4);
    Trial.Start start =
        seed % 2 == 0
            ? new Trial.Start.Shuffled(seed)
            : new Trial.Start.Arranged(RandomPositions.position(book, seats, seed), seed);
    return new Trial(book, seats, start, List.of()).begin(new OracleGame(book, Map.of()));
  }

  @Test
  void most_made_up_tables_can_be_laid_out() {
    assertThat(seeds(TABLES)).hasSizeGreaterThan(75);
  }

  @Sampled
  @MethodSource("seeds")
  void cards_are_conserved_and_refusals_copies_and_replays_are_as_promised(long seed) {
    Invariants promises = new Invariants(() -> begin(seed), seed);
    assertThat(promises.conservation()).isEmpty();
    assertThat(promises.refusals()).isEmpty();
    assertThat(promises.copies()).isEmpty();
    assertThat(promises.replay()).isEmpty();
  }

  @Sampled
  @MethodSource("seeds")
  void every_deal_ends(long seed) {
    Match match = begin(seed);
    RandomPlayers random = new RandomPlayers(seed);
    List<String> names = Trial.names(match.seats());
    while (!match.standings().dealOver() && match.ply() <= MOST_ACTS) {
      Trial.Step step = random.legal(match);
      match.submit(step.seat(), step.act(), names);
    }
    assertThat(match.standings().dealOver()).isTrue();
    assertThat(((OracleMatch) match).state().owedWords()).isEmpty();
  }

  /** Ann and Bob with plain cards, and these lines. */
  private static OracleMatch table(String hands, String lines) {
    RuleBook book =
        RuleBooks.single(
            """
            game Two
            id two
            summary "Two at a table."
            source "A test."
            players 2..2
            deck french
            deal 5
            draw until-played
            several same-rank
            """
                + lines,
            Map.of());
    Position position =
        Position.lying(
                List.of(List.of(hands.split(" ")), List.of("KS", "KD")),
                List.of("2H"),
                List.of("3C", "4C", "5C"))
            .restUnder()
            .turn(0)
            .build();
    return (OracleMatch) new OracleGame(book, Map.of()).arrange(position, new FastChance(1));
  }

  private static String owed(OracleMatch match) {
    return match.state().owedWords().stream()
        .map(one -> one.seat() + " " + one.words() + " " + one.times() + "x" + one.cost())
        .collect(Collectors.joining(", "));
  }

  /** Semantics 30.31: what is owed twice stands at each place where it came to be owed. */
  @Test
  void words_owed_twice_stand_where_they_came_to_be_owed() {
    OracleMatch match =
        table(
            "9H 9C QC",
            """
            when 9: says "Nine", else draws 2
            when 9: says its name, else draws 1
            """);
    match.submit(0, "lay 9H", List.of("Ann", "Bob"));
    assertThat(owed(match)).isEqualTo("0 Nine 1x2, 0 nine of hearts 1x1");
    match.submit(0, "lay 9C", List.of("Ann", "Bob"));
    assertThat(owed(match))
        .isEqualTo("0 Nine 1x2, 0 nine of hearts 1x1, 0 Nine 1x2, 0 nine of clubs 1x1");
    match.submit(0, "say 9h", List.of("Ann", "Bob"));
    match.submit(0, "say nine", List.of("Ann", "Bob"));
    assertThat(owed(match)).isEqualTo("0 nine of clubs 1x1");
  }

  /** Semantics 30.31: no more than 64 different ones are owed at a time. */
  @Test
  void of_seventy_different_words_sixty_four_are_owed() {
    String lines =
        IntStream.range(0, 70)
            .mapToObj("when 9: says \"word %d\", else draws 1\n"::formatted)
            .collect(Collectors.joining());
    OracleMatch match = table("9H QC", lines);
    match.submit(0, "lay 9H", List.of("Ann", "Bob"));
    assertThat(match.state().owedWords())
        .extracting(Owed::words)
        .hasSize(64)
        .startsWith("word 0")
        .endsWith("word 63");
  }
}
