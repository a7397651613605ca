package eightfold.testkit;

import static eightfold.testkit.LaidTables.does;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.games.Games;
import eightfold.shedding.Shedding;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Cards of others' hands that a seat knows, as they were shown to it or moved in its sight.
 * Sources: issue 11, point 5; docs/adr/0015.
 */
class KnownHandsTest {
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int CY = 2;
  private static final int SAMPLES = 300;

  private static SearchableMatch table(
      String game, Map<String, String> options, int turn, String upcard, String... hands) {
    return table(Shedding.standard().game(game, options), turn, upcard, hands);
  }

  static SearchableMatch table(Game game, int turn, String upcard, String... hands) {
    return withStock(game, turn, upcard, "", hands);
  }

  private static SearchableMatch withStock(
      Game game, int turn, String upcard, String stock, String... hands) {
    return LaidTables.table(game, LaidTables.position(turn, upcard, stock, hands).restUnder());
  }

  /**
   * Nearly every card goes back when it is turned as starter, the same ones again and again. Nobody
   * comes to know a card of a hand by that, but what has been put back is in the stock.
   */
  @Test
  void a_starter_put_back_again_and_again_shows_no_card_of_a_hand() {
    Game game =
        Games.with(
                "buried.game",
                """
            game Buried
            players 2..3
            deck swiss
            deal 6
            starter plain, bury 6 7 8 9 10 J Q K
            draw one-may-play
            face-up 2
            """)
            .game("buried", Map.of());
    for (int seed = 0; seed < 40; seed++) {
      SearchableMatch match = (SearchableMatch) game.begin(Opening.of(3), new FastChance(seed));
      for (int holder = 0; holder < 3; holder++) {
        List<String> shown = match.view(Match.NOBODY).hands().get(holder).cards();
        assertThat(hand(match, holder)).containsAll(shown);
        assertThat(shown).hasSize(2);
      }
      List<String> buried =
          match.openingEvents().stream()
              .filter(event -> event.verb().equals("buried"))
              .map(event -> event.words().getFirst())
              .toList();
      Match sample = match.determinise(ANN, new FastChance(seed));
      for (int holder = 0; holder < 3; holder++) {
        assertThat(hand(sample, holder)).noneMatch(buried::contains);
      }
    }
  }

  /**
   * Ann draws the eight that she must play, or draws another card and plays the eight that she had.
   * When she names the suit both tables are the same to her, and to Bob.
   */
  @Test
  void what_had_to_be_played_is_over_once_it_lies() {
    Game game = Shedding.standard().game("eights", Map.of("draw", "until-playable"));
    SearchableMatch drew = withStock(game, ANN, "9S", "8C KD", "3H 4H", "5D 6D 7D");
    SearchableMatch had = withStock(game, ANN, "9S", "4H KD", "3H 8C", "5D 6D 7D");
    for (SearchableMatch match : List.of(drew, had)) {
      does(match, ANN, "draw", "play 8C");
      assertThat(match.awaits()).isEqualTo(Awaits.of("suit"));
    }
    assertThat(drew.informationKey(ANN)).isEqualTo(had.informationKey(ANN));
    assertThat(drew.informationKey(BOB)).isEqualTo(had.informationKey(BOB));
    assertThat(drew.hash()).isEqualTo(had.hash());
  }

  static List<String> hand(Match match, int seat) {
    return match.view(seat).hands().get(seat).cards();
  }

  /** The cards that a seat's hand has in every sample for another. */
  static Set<String> knows(SearchableMatch match, int observer, int holder) {
    FastChance chance = new FastChance(17);
    Set<String> always = new TreeSet<>(hand(match, holder));
    for (int i = 0; i < SAMPLES; i++) {
      SearchableMatch sample = match.determinise(observer, chance);
      assertThat(sample.informationKey(observer)).isEqualTo(match.informationKey(observer));
      always.retainAll(hand(sample, holder));
    }
    return always;
  }

  /** kings-reverse.md, R5: the ace of spades gives; giver and receiver know the cards. */
  // semantics 28.5, 28.6
  @Test
  void a_card_given_is_known_to_who_gave_it() {
    SearchableMatch match =
        table("kings-reverse", Map.of(), ANN, "KS", "AS 6C 7C 8D", "7D 6D 9H", "8C QD 10S");
    does(match, ANN, "play AS", "give 6C Bob", "give 7C Cy");
    assertThat(knows(match, ANN, BOB)).containsExactly("6C");
    assertThat(knows(match, ANN, CY)).containsExactly("7C");
    assertThat(knows(match, BOB, CY)).isEmpty();
    assertThat(knows(match, Match.NOBODY, BOB)).isEmpty();
    assertThat(knows(match, BOB, ANN)).isEmpty();
    SearchableMatch told = match.copy();
    does(told, told.turn(), "draw");
    assertThat(knows(told, ANN, BOB)).as("as long as it is there").containsExactly("6C");
  }

  /** No game has it: a jack lets its player exchange a card with the top of the stock. */
  // semantics 19.12, 28.6
  @Test
  void a_card_exchanged_is_known_to_who_put_it_on_the_stock() {
    Game game =
        Games.with(
                "fence.game",
                """
            game Fence
            extends eights
            on J exchanges with stock
            """)
            .game("fence", Map.of());
    SearchableMatch match = table(game, ANN, "5H", "JH 6C 7C 8D", "7D 6D 9H", "8C QD 10S");
    does(match, ANN, "play JH", "exchange 6C");
    for (int i = 0; i < SAMPLES; i++) {
      SearchableMatch sample = match.determinise(ANN, new FastChance(i));
      assertThat(sample.informationKey(ANN)).isEqualTo(match.informationKey(ANN));
      does(sample, BOB, "draw");
      assertThat(hand(sample, BOB)).contains("6C");
    }
    assertThat(knows(match, BOB, ANN)).isEmpty();
    does(match, BOB, "draw");
    assertThat(knows(match, ANN, BOB)).containsExactly("6C");
    assertThat(knows(match, CY, BOB)).isEmpty();
    assertThat(knows(match, Match.NOBODY, BOB)).isEmpty();
  }

  /** kapaga.md, 1: a nine passes all hands to the left. */
  // semantics 28.5, 28.6
  @Test
  void a_hand_passed_on_is_known_to_who_held_it() {
    SearchableMatch match =
        table("kapaga", Map.of(), ANN, "6D", "9D 2H 3S KC", "2S 10C 6S JS", "5S 10D QC KS");
    does(match, ANN, "play 9D");
    int before = hand(match, BOB).contains("KC") ? BOB : CY;
    assertThat(knows(match, ANN, before)).containsExactlyInAnyOrder("2H", "3S", "KC");
    assertThat(knows(match, ANN, before == BOB ? CY : BOB)).isEmpty();
    assertThat(knows(match, Match.NOBODY, before)).isEmpty();
  }

  /** kings-reverse.md, R1: a challenged joker; its player shows the hand. */
  // semantics 28.5
  @Test
  void a_hand_shown_for_a_challenge_is_known_to_all() {
    SearchableMatch match =
        table("kings-reverse", Map.of(), ANN, "KS", "RJ 6C 7C 8D", "7D 6D 9H", "8C QD 10S");
    does(match, ANN, "play RJ =H");
    does(match, BOB, "challenge");
    Set<String> shown = Set.of("6C", "7C", "8D");
    assertThat(knows(match, CY, ANN)).containsExactlyInAnyOrderElementsOf(shown);
    assertThat(knows(match, Match.NOBODY, ANN)).containsExactlyInAnyOrderElementsOf(shown);
    // Bob was wrong and has taken the joker and the card below it
    assertThat(knows(match, CY, BOB)).containsExactlyInAnyOrder("RJ", "KS");
  }

  /** macau.md: whoever is caught takes the card back. */
  // semantics 28.5
  @Test
  void a_card_taken_back_is_known_to_all() {
    SearchableMatch match =
        table("macau", Map.of("cheating", "yes"), ANN, "5H", "6C 7D 9D", "7C 6D 9H", "8C QD 10S");
    does(match, ANN, "play 6C");
    does(match, BOB, "catch Ann");
    assertThat(knows(match, CY, ANN)).containsExactly("6C");
  }

  private static SearchableMatch cheating(
      String rules, int turn, String pile, String stock, String... hands) {
    Game game =
        Games.with(
                "liars.game",
                """
            game Liars
            players 3..4
            deck french
            deal 3
            cheating, caught draws 2, false catch draws 2
            """
                    + rules)
            .game("liars", Map.of());
    return LaidTables.table(game, LaidTables.position(turn, pile, stock, hands));
  }

  /**
   * Bob could play nothing but the card that he drew, and has laid it: it is that one still when he
   * has taken it back, so he may only pass.
   */
  // semantics 25.3, 28.5
  @Test
  void a_card_that_binds_and_is_taken_back_binds() {
    SearchableMatch match =
        cheating("draw one-may-play\n", BOB, "5H", "2C 5D 6H 7H", "3C 4C", "9D JS", "QS QD");
    does(match, BOB, "draw", "play 2C");
    does(match, ANN, "catch Bob");
    assertThat(match.view(BOB).legal()).contains("pass").noneMatch(act -> act.contains("play"));
    for (int i = 0; i < SAMPLES; i++) {
      SearchableMatch sample = match.determinise(ANN, new FastChance(i));
      assertThat(sample.view(BOB).legal()).isEqualTo(match.view(BOB).legal());
    }
  }

  /**
   * Nobody gives cards where somebody may cheat; but hands may change places, and what is known.
   */
  // semantics 28.5, 28.7
  @Test
  void a_card_taken_back_has_not_come_from_the_stock() {
    Set<String> pile = Set.of("3C", "4C", "6D");
    SearchableMatch match =
        cheating(
            "packs 2\ndraw up-to, most 1\nstock reshuffle\nwhen 9: swaps hands with seat +1\n",
            ANN,
            "3C 3C 4C 4C 6D 6D 5H",
            "",
            "QC KC",
            "2C JS 10S",
            "QS QD");
    does(match, ANN, "draw", "pass");
    does(match, BOB, "play 2C");
    does(match, ANN, "catch Bob");
    assertThat(hand(match, BOB)).hasSize(5).contains("2C");
    for (int i = 0; i < SAMPLES; i++) {
      SearchableMatch sample = match.determinise(CY, new FastChance(i));
      assertThat(hand(sample, ANN)).filteredOn(pile::contains).hasSize(1);
      assertThat(hand(sample, BOB)).contains("2C").filteredOn(pile::contains).hasSize(2);
    }
  }

  /** tag-team.md, 7: partners trade a card, which only the two are told. */
  // semantics 28.5, 28.6
  @Test
  void a_trade_is_known_to_the_partners_alone() {
    SearchableMatch match =
        table("tag-team", Map.of(), ANN, "5H", "6C 7D 9D", "7C 6D 9H", "8C QD 10S", "2C 3D 4S");
    does(match, ANN, "give 6C 2");
    does(match, CY, "pass");
    assertThat(knows(match, ANN, CY)).containsExactly("6C");
    assertThat(knows(match, BOB, CY)).isEmpty();
    SearchableMatch seen =
        table(
            "tag-team",
            Map.of("faceUpTrades", "yes"),
            ANN,
            "5H",
            "6C 7D 9D",
            "7C 6D 9H",
            "8C QD 10S",
            "2C 3D 4S");
    does(seen, ANN, "give 6C 2");
    does(seen, CY, "pass");
    assertThat(knows(seen, BOB, CY)).containsExactly("6C");
    does(seen, ANN, "draw");
    assertThat(knows(seen, BOB, CY)).as("seen is known, also later").containsExactly("6C");
  }

  /** eights.md: a last card that is wild is shown; who shows none holds none. */
  // semantics 28.10
  @Test
  void a_last_card_that_is_not_shown_is_not_wild() {
    Map<String, String> shows = Map.of("revealLastEight", "yes");
    SearchableMatch eight = table("eights", shows, ANN, "5H", "5C 7D 9D", "8C");
    does(eight, ANN, "play 5C");
    assertThat(knows(eight, ANN, BOB)).containsExactly("8C");
    SearchableMatch other = table("eights", shows, ANN, "5H", "5C 7D 9D", "QC");
    does(other, ANN, "play 5C");
    FastChance chance = new FastChance(23);
    for (int i = 0; i < 2_000; i++) {
      assertThat(hand(other.determinise(ANN, chance), BOB).getFirst()).doesNotStartWith("8");
    }
  }

  /** eights.md: the dealer's goodies; everybody sees which card the dealer takes. */
  // semantics 28.5
  @Test
  void a_starter_taken_is_known_to_all() {
    for (long seed = 1; seed < 400; seed++) {
      SearchableMatch match =
          (SearchableMatch)
              Shedding.standard()
                  .game("eights", Map.of("dealersGoodies", "yes"))
                  .begin(eightfold.game.Opening.of(3), new FastChance(seed));
      if (match.awaits().equals(Awaits.of("take"))) {
        int dealer = match.dealer();
        String starter = match.view(dealer).pile().getLast();
        does(match, dealer, "take");
        int other = (dealer + 1) % 3;
        assertThat(knows(match, other, dealer)).containsExactly(starter);
        return;
      }
    }
    throw new AssertionError("no deal began with a special card");
  }

  /**
   * kings-reverse.md, R3, and eights.md, R8: who begins what needs another card holds that card.
   */
  // semantics 28.9
  @Test
  void what_a_marriage_or_a_run_still_needs_is_held() {
    SearchableMatch bride =
        table("kings-reverse", Map.of(), ANN, "KS", "KH QH 6C", "7D 6D 9H", "8C QD 10S");
    does(bride, ANN, "lay QH");
    assertThat(knows(bride, BOB, ANN)).containsExactly("KH");
    Map<String, String> runs = Map.of("runs", "yes");
    SearchableMatch run =
        table("eights", runs, ANN, "JH", "3H 4H 5H KS 9C", "7D 6D 9H", "8C QD 10S");
    does(run, ANN, "lay 3H");
    assertThat(knows(run, BOB, ANN)).as("one card may be all").isEmpty();
    does(run, ANN, "lay 4H");
    assertThat(knows(run, BOB, ANN)).containsExactly("5H");
  }

  /** kings-reverse.md, 1: whether the joker was needed is as the hand dealt for it has it. */
  // semantics 28.12
  @Test
  void whether_a_challenged_play_was_guilty_is_made_anew() {
    SearchableMatch match =
        table("kings-reverse", Map.of(), ANN, "4H", "RJ 6H 3D", "7C 6C 9H", "8H QC 10S");
    does(match, ANN, "play RJ", "suit C");
    FastChance chance = new FastChance(31);
    boolean guilty = false;
    boolean innocent = false;
    for (int i = 0; i < 200; i++) {
      Match sample = match.determinise(BOB, chance);
      boolean follows =
          hand(sample, ANN).stream()
              .anyMatch(c -> c.startsWith("4") || c.startsWith("J") || c.endsWith("H"));
      does(sample, BOB, "challenge");
      assertThat(hand(sample, BOB).contains("RJ") && hand(sample, BOB).contains("4H"))
          .as("the joker and the card below it go to Bob where Ann could play nothing else")
          .isEqualTo(!follows);
      guilty |= follows;
      innocent |= !follows;
    }
    assertThat(guilty).isTrue();
    assertThat(innocent).isTrue();
  }

  /**
   * As it could have drawn anything, what another does with it says nothing: neither that it drew,
   * nor that it passed.
   */
  // semantics 28.11
  @Test
  void that_another_drew_says_nothing_of_its_hand() {
    SearchableMatch match =
        table("eights", Map.of("draw", "one-may-play"), ANN, "5H", "2C 3C", "5C 5D", "KS QS");
    does(match, ANN, "draw", "pass");
    does(match, BOB, "draw", "pass");
    FastChance chance = new FastChance(29);
    boolean couldPlay = false;
    boolean couldNot = false;
    for (int i = 0; i < 200; i++) {
      SearchableMatch sample = match.determinise(ANN, chance);
      boolean follows =
          hand(sample, BOB).stream()
              .anyMatch(c -> c.startsWith("5") || c.startsWith("8") || c.endsWith("H"));
      couldPlay |= follows;
      couldNot |= !follows;
    }
    assertThat(couldPlay).isTrue();
    assertThat(couldNot).isTrue();
  }
}
