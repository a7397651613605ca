package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Reply;
import eightfold.game.View;
import eightfold.rules.book.Options;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What must not matter: which suit is which, which seat is which, options named that are standard.
 */
class MetamorphicTest {
  private static final int SEATS = 3;
  private static final int POSITIONS = Sample.seeds(8);
  private static final int ACTS = 40;

  /** With standard options, and with options at random; one of them where a part is tried. */
  static Stream<RuleBook> books() {
    return Sample.ofEach(
        Tables.BOOKS.values().stream()
            .flatMap(
                book ->
                    Stream.of(
                        Options.apply(book, Map.of()).book(),
                        Tables.varied(book, Tables.seats(book, SEATS), 5).trial().book())),
        RuleBook::id);
  }

  static Stream<RuleBook> booksThatNameNoSuit() {
    return books().filter(book -> !namesASuit(book));
  }

  /** Whether a rule is about a single card, or about one suit. */
  private static boolean namesASuit(RuleBook book) {
    return RuleBookWriter.write(book)
        .lines()
        .filter(line -> line.matches("(on|points|opening|call|when|never|also) .*"))
        .anyMatch(
            line -> line.matches(".*\\b((10|[2-9AJQK])[CDHS]|clubs|diamonds|hearts|spades)\\b.*"));
  }

  static Stream<RuleBook> withOptions() {
    return Tables.BOOKS.values().stream().filter(book -> !book.options().isEmpty());
  }

  @Sampled
  @MethodSource("booksThatNameNoSuit")
  void suits_renamed_rename_everything(RuleBook book) {
    // clubs and spades change names, diamonds and hearts, so that colours stay
    Renaming renaming =
        new Renaming(Map.of('C', 'S', 'S', 'C', 'D', 'H', 'H', 'D'), 0, Tables.seats(book, SEATS));
    same(book, renaming);
  }

  @Sampled
  @MethodSource("books")
  void seats_moved_round_move_everything(RuleBook book) {
    same(book, new Renaming(Map.of(), 1, Tables.seats(book, SEATS)));
    same(book, new Renaming(Map.of(), 2, Tables.seats(book, SEATS)));
  }

  /** Plays positions with and without the renaming; the views must be each other's renamings. */
  private static void same(RuleBook book, Renaming renaming) {
    int seats = Tables.seats(book, SEATS);
    List<String> names = Trial.names(seats);
    for (long seed = 0; seed < POSITIONS; seed++) {
      Position position = RandomPositions.position(book, seats, seed);
      if (position.restUnder()) {
        continue; // the standard order of the cards below would be the same for both
      }
      Match one = begin(book, position, seed);
      Match other = begin(book, renaming.of(position), seed);
      RandomPlayers random = new RandomPlayers(seed);
      for (int act = 0; act < ACTS && !one.standings().dealOver(); act++) {
        Step step = random.legal(one);
        one.submit(step.seat(), step.act(), names);
        Step renamed = renaming.of(step);
        assertThat(other.submit(renamed.seat(), renamed.act(), names))
            .isInstanceOf(Reply.Taken.class);
        for (int seat = Match.NOBODY; seat < seats; seat++) {
          View expected = renaming.of(one.view(seat));
          assertThat(CanonicalView.lines(other.view(renaming.seat(seat))))
              .isEqualTo(CanonicalView.lines(expected));
        }
      }
    }
  }

  private static Match begin(RuleBook book, Position position, long seed) {
    return new Trial(
            book, Tables.seats(book, SEATS), new Trial.Start.Arranged(position, seed), List.of())
        .begin(Shedding.standard().fromRuleBook(RuleBookWriter.write(book)));
  }

  @ParameterizedTest
  @MethodSource("withOptions")
  void options_named_with_their_standard_values_change_nothing(RuleBook book) {
    Map<String, String> standard = new LinkedHashMap<>();
    for (Option option : book.options()) {
      standard.put(option.key(), option.standard());
    }
    List<Element> named = Options.apply(book, standard).book().elements();
    assertThat(named).isEqualTo(Options.apply(book, Map.of()).book().elements());
  }

  @Sampled
  @MethodSource("books")
  void a_book_read_back_from_its_text_is_the_same_game(RuleBook book) {
    int seats = Tables.seats(book, SEATS);
    List<String> names = Trial.names(seats);
    String text = RuleBookWriter.write(book);
    Trial trial = new Trial(book, seats, new Trial.Start.Shuffled(3), List.of());
    Match one = trial.begin(Shedding.standard().fromRuleBook(text));
    String again = Shedding.standard().fromRuleBook(text).ruleBook();
    Match other = trial.begin(Shedding.standard().fromRuleBook(again));
    RandomPlayers random = new RandomPlayers(3);
    List<Step> steps = new ArrayList<>();
    while (steps.size() < ACTS && !one.standings().dealOver()) {
      Step step = random.legal(one);
      steps.add(step);
      one.submit(step.seat(), step.act(), names);
      other.submit(step.seat(), step.act(), names);
    }
    assertThat(CanonicalView.lines(other)).isEqualTo(CanonicalView.lines(one));
  }
}
