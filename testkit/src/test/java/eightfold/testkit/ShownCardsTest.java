package eightfold.testkit;

import static eightfold.testkit.KnownHandsTest.hand;
import static eightfold.testkit.KnownHandsTest.knows;
import static eightfold.testkit.KnownHandsTest.table;
import static eightfold.testkit.LaidTables.does;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.games.Games;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Cards of a hand that are shown to another seat, and who knows them then. */
class ShownCardsTest {
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int CY = 2;
  private static final int SAMPLES = 300;

  /** No game has it: a jack makes its player show the next seat a card. */
  private static SearchableMatch glances() {
    String book =
        """
        game Glance
        extends eights
        on J shows to next
        """;
    Game game = Games.with("glance.game", book).game("glance", Map.of());
    return table(game, ANN, "5H", "JH JC 6C 7C 8D", "7D 6D 9H", "8C QD 10S");
  }

  // semantics 19.18, 28.5
  @Test
  void a_card_shown_is_known_to_whom_it_was_shown() {
    SearchableMatch match = glances();
    does(match, ANN, "play JH", "show 6C Bob");
    assertThat(knows(match, BOB, ANN)).containsExactly("6C");
    assertThat(knows(match, CY, ANN)).isEmpty();
    assertThat(knows(match, Match.NOBODY, ANN)).isEmpty();
    assertThat(knows(match, ANN, BOB)).isEmpty();
    does(match, BOB, "draw");
    assertThat(knows(match, BOB, ANN)).as("as long as it is there").containsExactly("6C");
  }

  /**
   * Of two tables that differ in the card shown those who did not see it cannot tell which it is.
   */
  // semantics 19.18
  @Test
  void who_does_not_see_the_card_shown_learns_nothing_of_it() {
    SearchableMatch one = glances();
    SearchableMatch other = glances();
    does(one, ANN, "play JH");
    does(other, ANN, "play JH");
    List<Event> told = events(one, ANN, "show 6C Bob");
    List<Event> others = events(other, ANN, "show 8D Bob");
    for (int seat : new int[] {CY, Match.NOBODY}) {
      assertThat(toldTo(told, seat)).isEqualTo(toldTo(others, seat));
      assertThat(one.informationKey(seat)).isEqualTo(other.informationKey(seat));
      assertThat(one.view(seat)).isEqualTo(other.view(seat));
    }
    for (int seat : new int[] {ANN, BOB}) {
      assertThat(toldTo(told, seat)).isNotEqualTo(toldTo(others, seat));
    }
    assertThat(one.informationKey(BOB)).isNotEqualTo(other.informationKey(BOB));
    assertThat(told.getFirst().text(List.of("Ann", "Bob", "Cy"))).isEqualTo("showed Ann Bob 1");
    assertThat(told.getFirst().toldTo(BOB).privately()).containsExactly("6C");
  }

  /** No game has it: a jack makes its player show two cards to whom it names. */
  private static SearchableMatch peeps() {
    String book =
        """
        game Peep
        extends eights
        on J shows 2 to chosen
        """;
    Game game = Games.with("peep.game", book).game("peep", Map.of());
    return table(game, ANN, "5H", "JH 6C 7C 8D 9D", "7D 6D 9H", "8C QD 10S");
  }

  // semantics 19.17, 19.18, 28.5
  @Test
  void cards_shown_are_known_when_the_last_one_is_chosen() {
    SearchableMatch match = peeps();
    does(match, ANN, "play JH", "show 6C Cy");
    for (int seat : new int[] {BOB, CY, Match.NOBODY}) {
      assertThat(knows(match, seat, ANN)).isEmpty();
    }
    does(match, ANN, "show 8D Cy");
    assertThat(knows(match, CY, ANN)).containsExactlyInAnyOrder("6C", "8D");
    assertThat(knows(match, BOB, ANN)).isEmpty();
    assertThat(knows(match, Match.NOBODY, ANN)).isEmpty();
  }

  /** Who samples a table while cards are chosen takes it that any of the hand may be. */
  // semantics 19.17
  @Test
  void which_cards_are_chosen_only_their_player_knows() {
    SearchableMatch one = peeps();
    SearchableMatch other = peeps();
    does(one, ANN, "play JH", "show 6C Cy");
    does(other, ANN, "play JH", "show 9D Cy");
    for (int seat : new int[] {BOB, CY, Match.NOBODY}) {
      assertThat(one.informationKey(seat)).isEqualTo(other.informationKey(seat));
      assertThat(one.view(seat)).isEqualTo(other.view(seat));
    }
    assertThat(one.informationKey(ANN)).isNotEqualTo(other.informationKey(ANN));
    FastChance chance = new FastChance(5);
    for (int i = 0; i < SAMPLES; i++) {
      SearchableMatch sample = one.determinise(CY, chance);
      List<String> legal = sample.view(ANN).legal();
      assertThat(legal).hasSize(3).allMatch(line -> line.matches("show \\S+ 2"));
      assertThat(hand(sample, ANN)).containsAll(legal.stream().map(l -> l.split(" ")[1]).toList());
    }
  }

  // semantics 19.21, 28.5
  @Test
  void hands_shown_are_known_to_all() {
    String book =
        """
        game Glass
        extends eights
        on J others show hands
        """;
    Game game = Games.with("glass.game", book).game("glass", Map.of());
    SearchableMatch match = table(game, ANN, "5H", "JH 6C 7C 8D 9D", "7D 6D 9H", "8C QD 10S");
    does(match, ANN, "play JH");
    for (int seat : new int[] {ANN, CY, Match.NOBODY}) {
      assertThat(knows(match, seat, BOB)).containsExactlyInAnyOrder("7D", "6D", "9H");
    }
    assertThat(knows(match, BOB, CY)).containsExactlyInAnyOrder("8C", "QD", "10S");
    assertThat(knows(match, BOB, ANN)).isEmpty();
  }

  /** The card may be the one that was shown before: of two alike one is known, not both. */
  // semantics 28.5
  @Test
  void a_card_shown_twice_is_one_card() {
    String book =
        """
        game Glance
        players 3..3
        deck french
        packs 2
        deal 5
        draw one-may-play
        on J shows to next
        """;
    Game game = Games.with("glance.game", book).game("glance", Map.of());
    SearchableMatch match =
        table(game, ANN, "5H", "JH JC 6C 6C 8D", "7D 6D 9H JS 2H", "8C QD 10S 9C 2D");
    does(match, ANN, "play JH", "show 6C Bob");
    does(match, BOB, "draw");
    while (match.turn() != ANN) {
      does(
          match, match.turn(), match.view(match.turn()).legal().contains("pass") ? "pass" : "draw");
    }
    does(match, ANN, "play JC", "show 6C Bob");
    assertThat(ones(match, BOB, ANN)).contains(1L);
  }

  /** In how many ways samples for an observer have so many sixes of clubs in a hand. */
  private static Set<Long> ones(SearchableMatch match, int observer, int holder) {
    FastChance chance = new FastChance(17);
    Set<Long> numbers = new TreeSet<>();
    for (int i = 0; i < SAMPLES; i++) {
      List<String> held = hand(match.determinise(observer, chance), holder);
      numbers.add(held.stream().filter("6C"::equals).count());
    }
    assertThat(numbers).doesNotContain(0L);
    return numbers;
  }

  private static List<Event> events(SearchableMatch match, int seat, String line) {
    return ((Reply.Taken) match.submit(seat, line, List.of("Ann", "Bob", "Cy"))).events();
  }

  private static List<Event> toldTo(List<Event> events, int seat) {
    return events.stream().map(event -> event.toldTo(seat)).toList();
  }
}
