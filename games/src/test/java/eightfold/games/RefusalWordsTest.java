package eightfold.games;

import static eightfold.games.TableInPlay.at;
import static eightfold.games.TableInPlay.game;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.message.Texts;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Who does something else first than what their last card demands is told what that is. Source: the
 * notation, page 3, 908 ("declare the suit or rank, or give the cards, or name the target").
 */
class RefusalWordsTest {
  private static final List<String> NAMES = List.of("Ann", "Bob", "Cy", "Dot");

  private static void does(Match match, int seat, String line) {
    TableInPlay.does(match, seat, line, NAMES);
  }

  private static Refusal refused(Match match, int seat, String line) {
    Reply reply = match.submit(seat, line, NAMES);
    assertThat(reply).as(line).isInstanceOf(Reply.Refused.class);
    return ((Reply.Refused) reply).refusal();
  }

  @Test
  void a_jack_of_crazy_spoons_makes_everybody_grab_before_anybody_plays_on() {
    Match match = at(game("crazy-spoons"), "5H", "JH 9C 7H", "4S 9D QC", "6S 7D 10C");
    does(match, 0, "play JH");
    assertThat(match.awaits()).isEqualTo(new Awaits("grab", true));
    assertThat(refused(match, 0, "play 7H"))
        .hasToString("908 first grab, or pass to go without")
        .extracting(Refusal::code)
        .isEqualTo(Refusal.DECISION_OWED);
    assertThat(match.view(0).refusals())
        .hasEntrySatisfying(
            "7H", why -> assertThat(why.words()).isEqualTo("first grab, or pass to go without"));
    does(match, 0, "grab");
    assertThat(refused(match, 0, "play 7H").words())
        .isEqualTo("first the others have to grab or let it be");
    assertThat(refused(match, 0, "grab")).hasToString("911 there is nothing for you to grab now");
  }

  @Test
  void a_king_of_crazy_spoons_has_to_name_a_seat_first() {
    Match match = at(game("crazy-spoons"), "5H", "KH 9C 7H", "4S 9D QC", "6S 7D 10C");
    does(match, 0, "play KH");
    assertThat(refused(match, 0, "play 7H"))
        .hasToString("908 first choose whom you challenge to the duel");
  }

  @Test
  void a_house_rule_that_lets_a_player_choose_a_seat_asks_for_it_first() {
    Game own = game("pesten").with(List.of("when 4: swaps hands with chosen"));
    Match match = at(own, "4H", "4C 9C 7H", "4S 9D QC", "6S 7D 10C");
    does(match, 0, "play 4C");
    assertThat(refused(match, 0, "draw")).hasToString("908 first choose with whom you swap hands");
  }

  // issue 44, point 7: what is wanted, literally, in every language
  @Test
  void whoever_has_to_choose_a_seat_is_told_what_for() {
    assertThat(firstChoose("when 4: chosen draws 2"))
        .hasToString("908 first choose who draws two cards");
    assertThat(firstChoose("when 4: chosen misses 1"))
        .hasToString("908 first choose who misses a turn");
    assertThat(firstChoose("when 4: chosen must play 9"))
        .hasToString("908 first choose who may play only a nine in the next turn");
    Refusal draws = firstChoose("when 4: chosen draws 1");
    assertThat(Texts.in("de").text(draws.message())).isEqualTo("wähle erst, wer eine Karte zieht");
    assertThat(Texts.LANGUAGES)
        .allSatisfy(
            language ->
                assertThat(Texts.in(language).text(draws.message()))
                    .as(language)
                    .doesNotContain("first-target", "{"));
  }

  private static Refusal firstChoose(String line) {
    Match match = at(game("pesten").with(List.of(line)), "4H", "4C 9C 7H", "4S 9D QC", "6S 7D 10C");
    does(match, 0, "play 4C");
    assertThat(match.awaits()).isEqualTo(Awaits.of("target"));
    return refused(match, 0, "play 9C");
  }

  @Test
  void a_partner_who_was_given_a_card_is_told_that_one_may_go_back() {
    Match match = at(game("tag-team"), "5H", "4H 9C", "4S 9D", "6S 7D", "3S 3D");
    does(match, 0, "give 9C Cy");
    assertThat(refused(match, 2, "play 7D"))
        .hasToString("908 first give a card back to your partner, or pass to keep what you got");
  }

  @Test
  void a_wild_card_still_asks_for_its_suit() {
    Match match = at(game("eights"), "5H", "8H 9C", "4S 9D");
    does(match, 0, "play 8H");
    assertThat(refused(match, 0, "play 9C"))
        .hasToString("908 first declare the suit that your card demands");
  }

  /** Wild as the card is elsewhere, the reason is its being the last one (semantics 4.19). */
  @Test
  void a_wild_card_that_has_to_match_as_the_last_one_is_refused_with_that_reason() {
    Match match = at(game("eights").with(List.of("last-matching 8")), "5H", "8C", "4S 9D");
    assertThat(refused(match, 0, "play 8C"))
        .hasToString("907 as the last card of your hand 8C has to match");
    assertThat(Texts.in("de").text(refused(match, 0, "play 8C").message()))
        .isEqualTo("als letzte Karte deiner Hand muss 8C passen");
  }

  /** The red jacks are no answer to a two, so that the black ones are named one by one. */
  @Test
  void what_answers_a_penalty_is_said_in_words_whole_ranks_and_single_cards() {
    Match match = at(game("black-jack"), "5H", "2H 9C", "4S 9D", "6S 7D");
    does(match, 0, "play 2H");
    Refusal refusal = refused(match, 1, "play 9D");
    assertThat(refusal.words())
        .isEqualTo(
            "9D is no answer: a penalty of 2 is pending; answer it with a two, the jack of clubs,"
                + " the jack of spades or draw");
    assertThat(Texts.in("de").text(refusal.message()))
        .isEqualTo(
            "9D ist keine Antwort: eine Strafe von 2 Karten steht aus; antworte mit einer Zwei,"
                + " dem Kreuz-Buben, dem Pik-Buben oder zieh");
  }

  @Test
  void ranks_and_jokers_have_their_names_too() {
    Match match = at(game("pesten"), "5H", "2H 9C", "4S 9D", "6S 7D");
    does(match, 0, "play 2H");
    assertThat(refused(match, 1, "play 9D").words())
        .isEqualTo(
            "9D is no answer: a penalty of 2 is pending; answer it with a two, a jack, a joker or draw");
  }

  /** Whoever types what is no act is told what is asked for, not what one does in other turns. */
  @Test
  void a_line_that_is_no_act_is_answered_with_what_is_wanted() {
    Game own = game("pesten").with(List.of("when 4: chosen draws 1"));
    Match match = at(own, "4H", "4C 9C 7H", "4S 9D QC", "6S 7D 10C");
    does(match, 0, "play 4C");
    assertThat(refused(match, 0, "Bob takes one"))
        .hasToString(
            "915 \"Bob takes one\" is no act of this game; first choose who draws one card"
                + " (target Bob, target Cy)");
    assertThat(Texts.in("de").text(refused(match, 0, "Bob").message()))
        .isEqualTo(
            "„Bob“ ist kein Zug dieses Spiels; wähle erst, wer eine Karte zieht"
                + " (target Bob, target Cy)");
  }

  @Test
  void so_is_one_where_a_suit_is_to_be_declared() {
    Match match = at(game("eights"), "5H", "8H 9C", "4S 9D");
    does(match, 0, "play 8H");
    assertThat(refused(match, 0, "hearts").words())
        .isEqualTo(
            "\"hearts\" is no act of this game; first declare the suit that your card demands"
                + " (suit C, suit D, suit H)");
  }

  @Test
  void in_an_ordinary_turn_the_examples_are_acts_that_are_legal_in_it() {
    Match match = at(game("eights"), "5H", "9H 9C", "4S 9D");
    assertThat(refused(match, 0, "hit me").words())
        .isEqualTo("\"hit me\" is no act of this game; acts are such as: play 9H, draw");
    assertThat(refused(match, 1, "hit me").words())
        .as("who is not to act is told what acts look like")
        .isEqualTo("\"hit me\" is no act of this game; acts are such as: play 9H, draw, pass");
  }

  /** A property of all games: whoever says what is no act is told of acts that are legal. */
  @Test
  void in_all_games_the_examples_are_legal() {
    int[] legal = new int[Match.MOST_LEGAL];
    for (Catalogue.Entry entry : Games.standard().entries()) {
      int seats = Math.clamp(3, entry.leastSeats(), entry.mostSeats());
      Match match = game(entry.id()).begin(Opening.of(seats), new FastChance(5));
      List<String> names = NAMES.subList(0, Math.min(match.seats(), NAMES.size()));
      FastChance chance = new FastChance(7);
      for (int ply = 0; ply < 60 && !match.standings().dealOver(); ply++) {
        int seat = match.actors().list().getFirst();
        int count = match.legal(seat, legal);
        List<String> lines = IntStream.range(0, count).mapToObj(i -> match.text(legal[i])).toList();
        boolean speaks = lines.stream().allMatch(line -> line.startsWith("say "));
        String words = refused(match, seat, "hit me").words();
        assertThat(lines)
            .as("%s at ply %d: %s", entry.id(), ply, words)
            .matches(
                all ->
                    speaks
                        || all.stream()
                            .anyMatch(
                                line ->
                                    words.contains(line) || words.contains(named(line, names))));
        match.apply(seat, legal[chance.below(count)]);
      }
    }
  }

  /** A line that ends with the number of a seat, with its name instead. */
  private static String named(String line, List<String> names) {
    int at = line.lastIndexOf(' ') + 1;
    return line.matches("target \\d+")
        ? line.substring(0, at) + names.get(Integer.parseInt(line.substring(at)))
        : line;
  }
}
