package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Bot;
import eightfold.bots.GreedyBot;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.record.GameRecord;
import eightfold.record.SeededMatch;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Who may say what, and when, at the terminal. Source: issue 2, point 6 (all calls and choices);
 * C14.
 */
class PlayTableTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final List<GameRecord> records = new ArrayList<>();

  /** Plays like greedy and says nothing: it makes no call and catches nobody. */
  private static final class Mute implements Bot {
    private final Bot thinking = new GreedyBot();

    @Override
    public Optional<String> answer(View view, FastChance chance) {
      if (view.turn() != view.seat()) {
        return Optional.empty();
      }
      View deaf =
          new View(
              view.seat(),
              view.ply(),
              view.deal(),
              view.dealer(),
              view.turn(),
              view.actors(),
              view.awaits(),
              view.pile(),
              view.stock(),
              view.hands(),
              view.legal().stream().filter(act -> view.verb(act).inTurn()).toList(),
              view.verbs(),
              view.risky(),
              view.refusals(),
              view.standings(),
              view.part());
      return thinking.answer(deaf, chance);
    }
  }

  /** Plays ten matches of one deal to the end; the person answers each prompt by this rule. */
  private String play(Supplier<Bot> others, Function<Prompt, String> person) {
    for (int seed = 0; seed < 10; seed++) {
      play(Games.standard().game("switch", Map.of()), seed, others, person);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private void play(Game game, long seed, Supplier<Bot> others, Function<Prompt, String> person) {
    List<GameRecord.Player> players =
        List.of(
            new GameRecord.Player("Ann", "person"),
            new GameRecord.Player("Ben", "greedy"),
            new GameRecord.Player("Cleo", "greedy"));
    SeededMatch match = SeededMatch.begin(game, players, LocalDate.of(2026, 11, 20), seed);
    PlayTable table =
        new PlayTable(
            match,
            List.of(others.get(), others.get()),
            new FastChance(1),
            records::add,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            false,
            Texts.ENGLISH);
    table.play(text -> Optional.of(person.apply(new Prompt(text, match.match().view(0)))));
    assertThat(match.match().standings().over()).isTrue();
  }

  /** What the person is asked, and what they see. */
  private record Prompt(String text, View view) {
    /** The first legal act in turn; the first of a game's acts are its plays. */
    String act() {
      return view.legal().stream().filter(act -> view.verb(act).inTurn()).findFirst().orElse("");
    }
  }

  @Test
  void a_person_is_asked_whether_to_catch_somebody_who_owes_a_call() {
    String shown =
        play(
            Mute::new,
            prompt -> prompt.text().contains("catch Ben, or Enter") ? "catch Ben" : prompt.act());
    assertThat(shown).contains("Ben is caught without \"Last card!\"");
  }

  @Test
  void and_may_let_it_pass() {
    String shown =
        play(
            Mute::new, prompt -> prompt.text().contains("catch Ben, or Enter") ? "" : prompt.act());
    assertThat(shown).doesNotContain("is caught");
    assertThat(shown).as("the offer itself is no act").contains("Ben plays");
  }

  @Test
  void a_person_who_forgets_to_call_is_caught_by_a_bot_that_listens() {
    String shown = play(GreedyBot::new, Prompt::act);
    assertThat(shown).contains("You are caught without \"Last card!\"");
  }

  @Test
  void a_call_before_the_play_keeps_it_safe() {
    String shown =
        play(
            GreedyBot::new,
            prompt -> {
              boolean call =
                  prompt.act().startsWith("play ") && prompt.view().hands().get(0).count() == 2;
              return call ? prompt.act().substring("play ".length()) + "!" : prompt.act();
            });
    assertThat(shown).contains("You call \"Last card!\"").doesNotContain("You are caught");
  }

  /** A rule that no game of the library has. */
  @Test
  void a_card_is_drawn_from_a_hand_by_the_name_of_its_player() {
    Game hands =
        Games.standard()
            .fromRuleBook(
                """
                game Hands
                extends eights
                match deals, at 1
                draw one-then-pass
                draw-from anybody
                """);
    play(
        hands,
        1,
        GreedyBot::new,
        prompt -> prompt.view().legal().contains("draw 2") ? "d cleo" : prompt.act());
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("draw, draw Ben|Cleo")
        .containsPattern("You draw \\w+ from the hand of Cleo\\.")
        .containsPattern("(Ben|Cleo) draws \\d card")
        .doesNotContain("Not so", "from your hand");
    assertThat(records.getLast().deals().getLast().acts().toString()).contains("draw 2");
  }

  @Test
  void the_record_is_written_when_the_deal_is_over() {
    String _ = play(Mute::new, Prompt::act);
    assertThat(records).isNotEmpty();
    assertThat(records.getLast().result()).isPresent();
  }
}
