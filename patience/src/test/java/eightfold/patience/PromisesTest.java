package eightfold.patience;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Kind;
import eightfold.cards.LibraryPack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The promises of the design (4) for games for one player, over random deals. */
class PromisesTest {
  private static final List<String> NAMES = List.of("Ann");
  private static final int DEALS = 300;

  private static Match begun(int handSize, long seed) {
    return Texts.game(handSize).begin(Opening.of(1), new FastChance(seed));
  }

  private static int randomAct(Match match, FastChance chance) {
    int[] legal = new int[Match.MOST_LEGAL];
    return legal[chance.below(match.legal(0, legal))];
  }

  private static List<String> seen(View view) {
    List<String> seen = new ArrayList<>(view.pile());
    seen.addAll(view.hands().getFirst().cards());
    return seen;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void no_card_is_lost_and_every_deal_ends(int handSize) {
    FastChance chance = new FastChance(handSize);
    for (long seed = 0; seed < DEALS; seed++) {
      Match match = begun(handSize, seed);
      int plays = 0;
      while (true) {
        List<String> seen = seen(match.view(0));
        assertThat(seen).doesNotHaveDuplicates();
        assertThat(seen.size() + match.view(0).stock()).isEqualTo(52);
        assertThat(match.held(0)).isEqualTo(Math.min(handSize, 51 - plays));
        if (match.standings().over()) {
          break;
        }
        assertThat(match.turn()).isZero();
        match.apply(0, randomAct(match, chance));
        assertThat(match.ply()).isEqualTo(++plays);
      }
      assertThat(match.turn()).isEqualTo(Match.NOBODY);
      assertThat(match.mayAct(0)).isFalse();
      assertThat(match.standings().dealOver()).isTrue();
      assertThat(match.ending()).isEqualTo(match.wonDeal(0) ? "out" : "blocked");
    }
  }

  @Test
  void each_card_held_is_legal_or_refused_and_a_refusal_changes_nothing() {
    FastChance chance = new FastChance(5);
    Set<Integer> codes = new HashSet<>();
    for (long seed = 0; seed < DEALS; seed++) {
      Match match = begun(6, seed);
      while (!match.standings().over()) {
        View before = match.view(0);
        for (int suit = 0; suit < 4; suit++) {
          for (int rank = 0; rank < LibraryPack.french().ranks().size(); rank++) {
            String act = "play " + LibraryPack.french().name(LibraryPack.french().kind(suit, rank));
            if (before.legal().contains(act)) {
              assertThat(match.refusal(0, LibraryPack.french().kind(suit, rank))).isEmpty();
              assertThat(match.copy().submit(0, act, NAMES)).isInstanceOf(Reply.Taken.class);
            } else {
              codes.add(refused(match, act));
            }
          }
        }
        for (String act : List.of("draw", "pass", "suit H", "call", "challenge", "what")) {
          codes.add(refused(match, act));
        }
        assertThat(match.view(0)).isEqualTo(before);
        assertThat(before.legal().size() + before.refusals().size()).isEqualTo(match.held(0));
        match.apply(0, randomAct(match, chance));
      }
      assertThat(refused(match, "play 5H")).isEqualTo(Refusal.OVER);
    }
    assertThat(codes).containsExactlyInAnyOrder(902, 905, 907, 909, 910, 911, 912, 915);
  }

  private static int refused(Match match, String act) {
    return switch (match.submit(0, act, NAMES)) {
      case Reply.Refused(Refusal refusal) -> refusal.code();
      case Reply.Taken taken -> throw new AssertionError(act + " taken: " + taken);
    };
  }

  @Test
  void a_copy_is_equal_and_stays_so_when_the_original_goes_on() {
    FastChance chance = new FastChance(6);
    for (long seed = 0; seed < DEALS; seed++) {
      Match match = begun(6, seed);
      while (!match.standings().over()) {
        View before = match.view(0);
        Match copy = match.copy();
        int act = randomAct(match, chance);
        match.apply(0, act);
        assertThat(copy.view(0)).isEqualTo(before);
        assertThat(copy.openingEvents()).isEqualTo(match.openingEvents());
        copy.apply(0, act);
        assertThat(copy.view(0)).isEqualTo(match.view(0));
      }
    }
  }

  /** Searches keep few copies and use them again ({@link Match#copyOver}). */
  @Test
  void a_spare_copy_becomes_the_match_wherever_it_has_been() {
    FastChance chance = new FastChance(8);
    Match spare = begun(6, DEALS).copy();
    for (long seed = 0; seed < DEALS; seed++) {
      Match match = spare.game().begin(Opening.of(1), new FastChance(seed));
      while (!match.standings().over()) {
        View before = match.view(0);
        Match over = match.copyOver(spare);
        assertThat(over).isSameAs(spare);
        assertThat(over.view(0)).isEqualTo(before);
        assertThat(over.openingEvents()).isEqualTo(match.openingEvents());
        int act = randomAct(match, chance);
        over.apply(0, act);
        assertThat(match.view(0)).isEqualTo(before);
        match.apply(0, act);
        assertThat(over.view(0)).isEqualTo(match.view(0));
        assertThat(over.turn()).isEqualTo(match.turn());
      }
    }
  }

  @Test
  void a_match_of_another_game_or_the_match_itself_is_no_spare_copy() {
    Match match = begun(6, 1);
    Match smaller = begun(4, 2);
    assertThat(match.copyOver(smaller)).isNotSameAs(smaller);
    assertThat(match.copyOver(match)).isNotSameAs(match);
    assertThat(smaller.held(0)).isEqualTo(4);
  }

  @Test
  void an_act_by_its_number_does_what_its_text_does_and_tells_it() {
    FastChance chance = new FastChance(7);
    for (long seed = 0; seed < DEALS; seed++) {
      Match byNumber = begun(5, seed);
      Match byText = begun(5, seed);
      List<String> known = new ArrayList<>();
      byText.openingEvents().forEach(event -> hear(event, known));
      while (!byNumber.standings().over()) {
        int act = randomAct(byNumber, chance);
        byNumber.apply(0, act);
        Reply reply = byText.submit(0, byNumber.text(act), NAMES);
        assertThat(reply).isInstanceOf(Reply.Taken.class);
        if (reply instanceof Reply.Taken(List<String> acts, List<Event> events)) {
          assertThat(acts).containsExactly(byNumber.text(act));
          events.forEach(event -> hear(event, known));
        }
        assertThat(byText.view(0)).isEqualTo(byNumber.view(0));
        assertThat(byText.view(0).hands().getFirst().cards())
            .containsAll(known)
            .hasSameSizeAs(known);
      }
    }
  }

  /** What a player who only listens knows of the own hand. */
  private static void hear(Event event, List<String> known) {
    if (event.verb().equals("played")) {
      known.removeAll(event.words());
    }
    known.addAll(event.toldTo(0).privately());
    assertThat(event.toldTo(Match.NOBODY).privately()).isEmpty();
  }

  @Test
  void a_spectator_sees_the_pile_and_numbers() {
    Match match = begun(6, 1);
    View view = match.view(Match.NOBODY);
    assertThat(view.hands().getFirst().cards()).isEmpty();
    assertThat(view.hands().getFirst().count()).isEqualTo(6);
    assertThat(view.legal()).isEmpty();
    assertThat(view.refusals()).isEmpty();
    assertThat(refusedTo(match, Match.NOBODY, "draw")).isEqualTo(Refusal.NOT_YOUR_TURN);
    assertThat(refusedTo(match, Match.NOBODY, "play 5H")).isEqualTo(Refusal.NOT_YOUR_TURN);
  }

  private static int refusedTo(Match match, int seat, String act) {
    return match.submit(seat, act, NAMES) instanceof Reply.Refused(Refusal refusal)
        ? refusal.code()
        : 0;
  }

  @Test
  void what_is_hidden_changes_nothing_that_is_seen() {
    FastChance chance = new FastChance(9);
    for (long seed = 0; seed < DEALS; seed++) {
      List<String> pack = new ArrayList<>(seen(begun(6, seed).view(0)).reversed());
      Match one = Texts.game(6).begin(Opening.of(1).from(pack), chance);
      List<String> upside = new ArrayList<>(pack);
      rest(pack).reversed().forEach(upside::add);
      Match other = Texts.game(6).begin(Opening.of(1).from(upside), chance);
      assertThat(other.view(0)).isEqualTo(one.view(0));
      assertThat(other.openingEvents()).isEqualTo(one.openingEvents());
    }
  }

  private static List<String> rest(List<String> pack) {
    List<String> rest = new ArrayList<>();
    for (byte kind : PatienceTable.pack()) {
      if (!pack.contains(LibraryPack.french().name(kind))) {
        rest.add(LibraryPack.french().name(kind));
      }
    }
    return rest;
  }

  @Test
  void every_card_comes_equally_often_first() {
    int[] first = new int[Kind.COUNT];
    int deals = 52 * 200;
    PatienceGame game = Texts.game(Map.of());
    PatienceTable table = game.table();
    FastChance chance = new FastChance(11);
    for (int deal = 0; deal < deals; deal++) {
      game.shuffle(table, chance);
      first[table.upcard()]++;
    }
    double squares = 0;
    for (byte kind : PatienceTable.pack()) {
      squares += (first[kind] - 200.0) * (first[kind] - 200.0) / 200.0;
    }
    assertThat(squares).as("chi-square of 51 degrees of freedom").isBetween(22.0, 97.0);
  }
}
