package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.Prospect;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.testkit.patience.PatienceOracle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The patience, and a second program for it that was written from the rules page, play the same
 * deals: what may be played, what is refused and why, what is told, how it ends. Source:
 * solitaire-eights.md, second half; NOTATION 3 for the refusals.
 */
class PatienceAgreementTest {
  private static final int DEALS = Sample.seeds(480);
  private static final int SMALL_POSITIONS = Sample.seeds(960);
  private static final List<String> ANN = List.of("Ann");

  /** Lines that never play a card, and one for each thing that may be wrong with a play. */
  private static final List<String> OTHER_LINES =
      List.of(
          "draw",
          "pass",
          "end",
          "call",
          "grab",
          "challenge",
          "catch Ann",
          "catch 0",
          "catch Bob",
          "catch 1",
          "suit H",
          "suit X",
          "rank 7",
          "rank 1",
          "lay 5H",
          "give 5H Ann",
          "target Ann",
          "play",
          "play 1H",
          "play 5H 6H",
          "draw 2",
          "dance",
          "play 8h =q",
          "play 8H =Z",
          "reveal");

  private static Game game(int handSize) {
    return Games.standard().game("eights-patience", Map.of("handSize", String.valueOf(handSize)));
  }

  private static List<String> shuffled(FastChance chance) {
    List<String> pack = new ArrayList<>(PatienceOracle.pack());
    for (int last = pack.size() - 1; last > 0; last--) {
      pack.set(last, pack.set(chance.below(last + 1), pack.get(last)));
    }
    return pack;
  }

  @Sampled
  @ValueSource(ints = {4, 5, 6, 7, 8})
  void whole_deals_go_the_same_way(int handSize) {
    FastChance chance = new FastChance(handSize);
    int won = 0;
    int eights = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      List<String> pack = shuffled(chance);
      PatienceOracle oracle = PatienceOracle.dealt(handSize, pack);
      Match match = game(handSize).begin(Opening.of(1).from(pack), new FastChance(0));
      eights += oracle.pile().getFirst().startsWith("8") ? 1 : 0;
      won += playedToTheEnd(oracle, match, chance).isWon() ? 1 : 0;
    }
    assertThat(eights).as("deals that begin on an eight").isPositive();
    assertThat(won).as("deals won by chance").isLessThan(DEALS);
  }

  @Sampled
  @ValueSource(ints = {4, 6, 8})
  void arranged_positions_go_the_same_way_and_can_be_won_or_not_alike(int handSize) {
    FastChance chance = new FastChance(-handSize);
    int won = 0;
    int winnable = 0;
    for (int n = 0; n < SMALL_POSITIONS; n++) {
      List<String> pack = shuffled(chance);
      int held = 1 + chance.below(handSize);
      int stock = chance.below(4);
      PatienceOracle oracle =
          new PatienceOracle(
              handSize,
              pack.subList(0, held),
              pack.subList(held, held + 2),
              pack.subList(held + 2, held + 2 + stock));
      Match match = game(handSize).arrange(position(oracle), new FastChance(0));
      boolean can = match.prospect(Long.MAX_VALUE).orElseThrow() instanceof Prospect.Winnable;
      assertThat(can).as(oracle::toString).isEqualTo(oracle.canBeWon());
      winnable += can ? 1 : 0;
      won += playedToTheEnd(oracle, match, chance).isWon() ? 1 : 0;
    }
    assertThat(winnable).isBetween(10, SMALL_POSITIONS - 10);
    assertThat(won).isPositive();
  }

  private static Position position(PatienceOracle oracle) {
    return Position.lying(List.of(oracle.hand()), oracle.pile(), oracle.stock()).build();
  }

  private static PatienceOracle playedToTheEnd(
      PatienceOracle begun, Match match, FastChance chance) {
    PatienceOracle oracle = begun;
    agree(oracle, match);
    while (!oracle.isOver()) {
      List<String> playable = oracle.playable();
      String card = playable.get(chance.below(playable.size()));
      Reply reply = match.submit(0, "play " + card, ANN);
      assertThat(reply).as(card).isInstanceOf(Reply.Taken.class);
      List<Event> events = ((Reply.Taken) reply).events();
      assertThat(events.stream().map(event -> event.text(ANN)).map(String::strip))
          .as("%s in %s", card, oracle)
          .containsExactlyElementsOf(oracle.told(card));
      oracle = oracle.after(card);
      agree(oracle, match);
    }
    return oracle;
  }

  private static void agree(PatienceOracle oracle, Match match) {
    View view = match.view(0);
    assertThat(Set.copyOf(view.hands().getFirst().cards())).isEqualTo(Set.copyOf(oracle.hand()));
    assertThat(view.hands().getFirst().count()).isEqualTo(oracle.hand().size());
    assertThat(view.pile()).isEqualTo(oracle.pile());
    assertThat(view.stock()).isEqualTo(oracle.stock().size());
    assertThat(match.turn()).isEqualTo(oracle.isOver() ? Match.NOBODY : 0);
    Standings standings = match.standings();
    assertThat(standings.over()).isEqualTo(oracle.isOver());
    assertThat(standings.matchWinners()).isEqualTo(oracle.isWon() ? List.of(0) : List.of());
    assertThat(view.legal())
        .containsExactlyInAnyOrderElementsOf(
            oracle.isOver()
                ? List.of()
                : oracle.playable().stream().map(card -> "play " + card).toList());
    for (String card : PatienceOracle.pack()) {
      refuseAlike(oracle, match, "play " + card);
    }
    OTHER_LINES.forEach(line -> refuseAlike(oracle, match, line));
  }

  private static void refuseAlike(PatienceOracle oracle, Match match, String line) {
    for (int seat : List.of(0, Match.NOBODY)) {
      Optional<Integer> expected = oracle.refusal(line, seat == 0);
      Optional<Integer> code =
          match.copy().submit(seat, line, ANN) instanceof Reply.Refused(Refusal refusal)
              ? Optional.of(refusal.code())
              : Optional.empty();
      assertThat(code).as("%s by %d in %s", line, seat, oracle).isEqualTo(expected);
    }
  }
}
