package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FuzzTest {
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

  private String said() {
    return said.toString(StandardCharsets.UTF_8);
  }

  @Test
  void a_short_fuzz_finds_nothing_and_says_what_it_did() {
    int exit = Fuzz.ofAllBooks().until(Duration.ofSeconds(2), 1, out);
    assertThat(said()).startsWith("seed 1\n").contains(" tables, ").doesNotContain("FAILED");
    assertThat(exit).isZero();
  }

  /**
   * The same trials on every machine; {@code eightfold fuzz} tries others, as long as one likes.
   */
  @Test
  @Tag("long")
  void a_long_fuzz_finds_nothing() {
    Fuzz fuzz = Fuzz.ofAllBooks();
    int exit = fuzz.trials(2_500, 20261121, out);
    assertThat(exit).as(said()).isZero();
  }

  @Test
  void a_program_that_forgets_a_further_turn_is_found_out_and_the_trial_shrunk() {
    Catalogue forgetful =
        new Otherwise(
            book -> ManyDealsTest.game(without(book, new Effect.AtOnce(Effect.What.AGAIN))));
    int exit = Fuzz.of(forgetful).until(Duration.ofMinutes(2), 4, out);
    assertThat(exit).isEqualTo(1);
    // what is left is a card that gives a further turn, and hardly anything else
    assertThat(said())
        .contains("FAILED", " again", "name: kernel and oracle agree", "steps:\n  - ");
    String scenario = said().substring(said().indexOf("steps:"));
    assertThat(scenario.lines().filter(line -> line.startsWith("  - "))).hasSizeLessThan(4);
  }

  /** The same rules, in which no card has this effect. */
  static RuleBook without(RuleBook book, Effect effect) {
    List<Element> elements =
        book.elements().stream()
            .map(
                element ->
                    element instanceof Element.On on
                        ? new Element.On(
                            on.cards(),
                            on.effects().stream().filter(e -> !effect.equals(e)).toList())
                        : element)
            .toList();
    return book.with(elements);
  }

  /** A catalogue whose program plays other rules than the book has. */
  record Otherwise(Function<RuleBook, Game> game) implements Catalogue {
    @Override
    public List<Entry> entries() {
      return Shedding.standard().entries();
    }

    @Override
    public List<Entry> find(String name) {
      return List.of();
    }

    @Override
    public Game game(String id, Map<String, String> options) {
      return Shedding.standard().game(id, options);
    }

    @Override
    public Game fromRuleBook(String text) {
      return game.apply(RuleBooks.single(text, Map.of()));
    }
  }
}
