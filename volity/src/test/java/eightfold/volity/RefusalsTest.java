package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.SeatView;
import eightfold.volity.rpc.Call;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Every mistake has its code or its token. Source: volity-api.md, sections 1, 3 and 4; issue 14,
 * points 3, 5, 8 and 14.
 */
class RefusalsTest {
  private static final List<String> OK = List.of("volity.ok");
  private static final String ANN = "ann@home.test/desk";
  private static final String BOB = "bob@home.test/sofa";

  private Village village = Village.of("volity-eights", Map.of(), 5);
  private Client ann = village.client(ANN);
  private Client bob = village.client(BOB);
  private Client cy = village.client("cy@home.test/door");

  @BeforeEach
  void all_are_in_the_room() {
    village.open();
    ann = village.client(ANN).enter("Ann");
    bob = village.client(BOB).enter("Bob");
    cy = village.client("cy@home.test/door").enter("Cy");
    List.of(ann, bob, cy).forEach(one -> assertThat(one.call("volity.send_state")).isEqualTo(OK));
  }

  private void begin() {
    ann.call("volity.sit", ANN);
    bob.call("volity.sit", BOB);
    ann.call("volity.ready");
    assertThat(bob.call("volity.ready")).isEqualTo(OK);
  }

  private SeatView view(int seat) {
    return village.snapshot(seat).view().orElseThrow();
  }

  private static List<String> denied(String... tokens) {
    return List.of(tokens);
  }

  @Test
  void who_is_not_in_the_room_has_no_say_and_may_ask_what_it_is() {
    Client dee = village.client("dee@home.test/far");
    for (String call : List.of("volity.send_state", "volity.sit", "game.draw_card", "no.such")) {
      assertThat(dee.call(call)).as(call).isEqualTo("fault 607");
    }
    assertThat(dee.call("volity.get_info"))
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .first()
        .isEqualTo("volity.ok");
  }

  @Test
  void a_call_that_there_is_not_or_has_other_arguments() {
    assertThat(ann.call("volity.dance")).isEqualTo("fault 603");
    assertThat(ann.call("game.act", "draw")).as("of another ruleset").isEqualTo("fault 603");
    assertThat(ann.call("volity.sit")).isEqualTo("fault 604");
    assertThat(ann.call("volity.sit", ANN, "player_1", "x")).isEqualTo("fault 604");
    assertThat(ann.call("volity.send_state", 1)).isEqualTo("fault 604");
    assertThat(ann.call("volity.sit", 7)).isEqualTo("fault 605");
    assertThat(ann.call("volity.sit", ANN, "player_8")).isEqualTo("fault 606");
    assertThat(ann.call("volity.add_bot", "x")).isEqualTo("fault 604");
  }

  @Test
  void sitting_and_standing() {
    assertThat(ann.call("volity.sit", BOB)).as("somebody else").isEqualTo("fault 607");
    assertThat(ann.call("volity.sit", "dee@home.test/far"))
        .isEqualTo(denied("volity.jid_not_present", "dee@home.test/far"));
    assertThat(ann.call("volity.sit", ANN, "player_2")).isEqualTo(denied("volity.ok", "player_2"));
    assertThat(ann.call("volity.sit", ANN)).isEqualTo(denied("volity.ok", "player_2"));
    assertThat(bob.call("volity.sit", BOB, "player_2"))
        .isEqualTo(denied("volity.seat_not_available"));
    ann.called();
    assertThat(ann.call("volity.sit", ANN, "player_1")).isEqualTo(denied("volity.ok", "player_1"));
    assertThat(ann.called()).containsExactly("player_sat[" + ANN + ", player_1]");
    assertThat(ann.call("volity.stand", ANN)).isEqualTo(OK);
    assertThat(ann.call("volity.stand", ANN)).isEqualTo(OK);
    assertThat(ann.called()).containsExactly("player_stood[" + ANN + "]");
    assertThat(ann.call("volity.ready")).isEqualTo(denied("volity.not_seated"));
    assertThat(ann.call("volity.suspend_game")).isEqualTo(denied("volity.game_not_in_progress"));
  }

  /** As at the page; docs/operators.md: the word hides behind no accents, digits or blanks. */
  @Test
  void nobody_sits_down_by_a_name_that_the_server_refuses_until_they_take_another() {
    Client hans = village.client("hans@home.test/x").enter("Hans W-ü-r-5-t");
    assertThat(hans.call("volity.send_state")).isEqualTo(OK);
    assertThat(hans.call("volity.sit", "hans@home.test/x")).isEqualTo("fault 606");
    assertThat(village.snapshot(-1).seats()).allMatch(seat -> seat.name().isEmpty());
    // whoever plays already keeps the seat; the name at the table is the one they sat down by
    hans.enter("Hans");
    assertThat(hans.call("volity.sit", "hans@home.test/x"))
        .isEqualTo(denied("volity.ok", "player_1"));
    assertThat(village.snapshot(-1).seats().getFirst().name()).contains("Hans");
  }

  /** The platform's code 904: "draw_card: no card is left". */
  @Test
  void who_draws_when_no_card_is_left_is_told_so() {
    begin();
    for (int i = 0; i < 200 && view(0).stock() > 0; i++) {
      village.pass(500);
      List<String> legal = view(view(0).turn()).legal();
      act(legal.contains("draw") ? "draw" : legal.getFirst());
    }
    assertThat(view(0).stock()).as("cards left").isZero();
    village.pass(500);
    assertThat(view(view(0).turn()).legal()).anyMatch(act -> act.startsWith("play"));
    assertThat((view(0).turn() == 0 ? ann : bob).call("game.draw_card")).isEqualTo("fault 904");
  }

  /** Whoever's turn it is does this. */
  private void act(String act) {
    Client acts = view(0).turn() == 0 ? ann : bob;
    String[] words = act.split(" ");
    Object answer =
        switch (words[0]) {
          case "play" -> acts.call("game.play_card", words[1]);
          case "suit" -> acts.call("game.choose_suit", words[1]);
          default -> acts.call("game.draw_card");
        };
    assertThat(answer).as(act).isEqualTo(OK);
  }

  @Test
  void bots() {
    ann.call("volity.sit", ANN);
    Object bot = ((List<?>) ann.call("volity.add_bot")).get(1);
    assertThat(ann.call("volity.remove_bot", ANN)).isEqualTo(denied("volity.not_bot", ANN));
    assertThat(ann.call("volity.sit", bot)).isEqualTo(denied("volity.ok", "player_2"));
    assertThat(ann.call("volity.remove_bot", bot)).isEqualTo(denied("volity.bot_seated"));
    assertThat(ann.call("volity.stand", bot)).isEqualTo(OK);
    assertThat(ann.call("volity.remove_bot", bot)).isEqualTo(OK);
    assertThat(ann.call("volity.remove_bot", bot))
        .isEqualTo(denied("volity.jid_not_present", bot.toString()));
    assertThat(ann.call("volity.add_bot", "http://nowhere.test/bot", ""))
        .isEqualTo(denied("volity.bot_not_available"));
    assertThat(ann.call("volity.add_bot", "x", "factory@other.test"))
        .isEqualTo(denied("volity.relay_failed", "factory@other.test"));
    assertThat((List<?>) ann.call("volity.add_bot", "http://cards.test/rulesets/bots#random", ""))
        .first()
        .isEqualTo("volity.ok");
    assertThat(village.rooms().nicks(village.room())).contains("Ann", "Bob", "Cy", "referee");
  }

  @Test
  void options_are_chosen_by_who_sits_and_make_all_unready() {
    assertThat(ann.call("game.set_option", "draw", "one")).isEqualTo(denied("volity.not_seated"));
    begin();
    assertThat(ann.call("game.set_option", "draw", "one"))
        .isEqualTo(denied("volity.game_in_progress"));
    Village other = Village.of("volity-eights", Map.of(), 6).open();
    Client dee = other.client("dee@home.test/x").enter("Dee");
    dee.call("volity.send_state");
    dee.call("volity.sit", "dee@home.test/x");
    dee.call("volity.sit", ((List<?>) dee.call("volity.add_bot")).get(1));
    dee.called();
    assertThat(dee.call("game.set_option", "nosuch", "1")).isEqualTo("fault 606");
    assertThat(dee.call("game.set_option", "draw", "twelve")).isEqualTo("fault 606");
    assertThat(dee.call("game.set_option", "target", 100_001)).isEqualTo("fault 606");
    assertThat(dee.call("game.set_option", "draw", List.of())).isEqualTo("fault 605");
    assertThat(dee.call("game.set_option", "target", 250.0)).isEqualTo(OK);
    assertThat(dee.called()).first().isEqualTo("option[Dee, target, 250]");
    assertThat((List<?>) ((List<?>) dee.call("game.options")).get(1)).hasSize(5);
  }

  @Test
  void acts_of_a_game() {
    assertThat(ann.call("game.draw_card")).isEqualTo(denied("volity.game_not_in_progress"));
    begin();
    assertThat(cy.call("game.draw_card")).isEqualTo(denied("volity.not_seated"));
    assertThat(ann.call("volity.sit", ANN)).isEqualTo(denied("volity.game_in_progress"));
    int turn = view(0).turn();
    Client acts = turn == 0 ? ann : bob;
    Client waits = turn == 0 ? bob : ann;
    assertThat(waits.call("game.draw_card")).isEqualTo("fault 901");
    assertThat(waits.call("game.play_card", "XX")).isEqualTo("fault 903");
    assertThat(acts.call("game.play_card", "XX")).isEqualTo("fault 903");
    assertThat(acts.call("game.play_card", "8H =D")).isEqualTo("fault 903");
    assertThat(acts.call("game.play_card", 7)).isEqualTo("fault 605");
    assertThat(acts.call("game.play_card")).isEqualTo("fault 604");
    assertThat(acts.call("game.choose_suit", "H")).isEqualTo("fault 905");
    assertThat(acts.call("game.choose_suit", "moons")).isEqualTo("fault 906");
    List<String> hand = view(turn).hands().get(turn).cards();
    String notHeld =
        List.of("2C", "3C", "4C", "5C", "6C", "7C", "9C", "10C", "JC").stream()
            .filter(card -> !hand.contains(card))
            .findFirst()
            .orElseThrow();
    assertThat(acts.call("game.play_card", notHeld)).isEqualTo("fault 902");
    hand.stream()
        .filter(card -> !view(turn).legal().contains("play " + card))
        .forEach(card -> assertThat(acts.call("game.play_card", card)).isEqualTo("fault 907"));
    assertThat(acts.call("game.next")).as("no deal is over").isEqualTo("fault 609");
  }

  @Test
  void after_an_eight_the_suit_comes_first_and_may_be_said_in_many_ways() {
    for (String suit : List.of("h", "Hearts", "heart", "♥", " H ")) {
      Village other = Village.of("volity-eights", Map.of(), 5).open();
      Client dee = other.client("dee@home.test/x").enter("Dee");
      dee.call("volity.send_state");
      dee.call("volity.sit", "dee@home.test/x");
      dee.call("volity.sit", ((List<?>) dee.call("volity.add_bot")).get(1));
      dee.call("volity.ready");
      for (int i = 0; i < 4_000 && !hasEight(other); i++) {
        other.pass(500);
        if (other.snapshot(0).view().orElseThrow().turn() == 0 && !hasEight(other)) {
          dee.call("game.draw_card");
        }
      }
      while (other.snapshot(0).view().orElseThrow().turn() != 0) {
        other.pass(500);
      }
      String eight =
          other.snapshot(0).view().orElseThrow().legal().stream()
              .filter(act -> act.startsWith("play 8"))
              .findFirst()
              .orElseThrow()
              .substring(5);
      assertThat(dee.call("game.play_card", eight)).isEqualTo(OK);
      assertThat(dee.call("game.draw_card")).isEqualTo("fault 609");
      dee.called();
      assertThat(dee.call("game.choose_suit", suit)).isEqualTo(OK);
      assertThat(dee.called()).startsWith("player_chose_suit[Dee, H]", "start_turn[Ada]");
    }
  }

  private static boolean hasEight(Village village) {
    return village.snapshot(0).view().orElseThrow().hands().getFirst().cards().stream()
        .anyMatch(card -> card.startsWith("8"));
  }

  @Test
  void a_call_that_is_sent_again_is_done_once_and_answered_again() {
    begin();
    int turn = view(0).turn();
    Client acts = turn == 0 ? ann : bob;
    int before = view(turn).hands().get(turn).count();
    for (int i = 0; i < 3; i++) {
      acts.send("same", village.referee(), Call.of("game.draw_card"));
      village.settle();
      assertThat(acts.answer("same")).isEqualTo(OK);
    }
    assertThat(view(turn).hands().get(turn).count()).isEqualTo(before + 1);
  }

  @Test
  void who_calls_too_fast_is_told_so_and_then_put_out() {
    for (int i = 0; i < 31; i++) {
      ann.send("volity.unready");
    }
    village.settle();
    assertThat(ann.errors()).isNotEmpty();
    assertThat(village.rooms().nicks(village.room())).contains("Ann");
    for (int i = 0; i < 100; i++) {
      ann.send("volity.unready");
    }
    village.settle();
    assertThat(village.rooms().nicks(village.room())).doesNotContain("Ann");
  }

  @Test
  void a_call_that_the_room_relays_or_that_claims_to_be_another_s_proves_nothing() {
    begin();
    Client mallory = village.client("mallory@evil.test/x").enter("Mallory");
    assertThat(mallory.call("volity.stand", ANN)).isEqualTo(denied("volity.game_in_progress"));
    // a full address whose account is an occupant is another's if two of its clients are there
    Client ann2 = village.client("ann@home.test/phone");
    ann2.send("s", village.referee(), Call.of("game.get_full_state"));
    village.settle();
    assertThat(ann2.answer("s")).as("one occupant of the account: it counts as hers").isEqualTo(OK);
    village.client("ann@home.test/third").enter("Ann the second");
    ann2.send("t", village.referee(), Call.of("game.get_full_state"));
    village.settle();
    assertThat(ann2.answer("t")).isEqualTo("fault 607");
  }

  @Test
  void a_stanza_that_is_too_large_is_refused_before_it_is_read() {
    Xml query =
        Xml.of("query", "jabber:iq:rpc")
            .with(
                Xml.of("methodCall", "jabber:iq:rpc")
                    .with(Xml.of("methodName", "jabber:iq:rpc"), "x".repeat(17_000)));
    ann.raw(
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", "big")
            .with("from", ANN)
            .with("to", village.referee().toString())
            .with(query));
    assertThat(ann.answer("big")).isEqualTo("error");
  }
}
