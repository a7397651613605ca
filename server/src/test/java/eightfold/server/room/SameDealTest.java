package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Game;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.protocol.Fault;
import eightfold.protocol.Page;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.record.DealSecret;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Ann plays alone: she has the same deal again, and takes acts back. Source: issue 15, point 7;
 * docs/protocol.md, {@code repeat} and {@code undo}.
 */
class SameDealTest {
  private static final Request REPEAT = new Request.Repeat();
  private static final Request REMATCH = new Request.Rematch();

  private static RoomDriver open(String game, String places, int seed) {
    Game played = Games.standard().game(game, Map.of());
    String hex = String.format("%064x", seed);
    RoomDriver room =
        RoomDriver.of(played, StagedGames.of(Games.standard()), places, RoomDriver.PACE, hex);
    for (int seat = 0; seat < places.length(); seat++) {
      if (places.charAt(seat) == 'p') {
        room.come(seat);
      }
    }
    room.ask(1, new Request.Start(true));
    return room;
  }

  private static RoomDriver patience(int seed) {
    return open("eights-patience", "p", seed);
  }

  private static String undo(RoomDriver room) {
    return room.ask(1, new Request.Undo(room.match().ply()));
  }

  private static void plays(RoomDriver room, int card) {
    List<String> legal = room.view(0).legal();
    assertThat(room.done(room.act(0, legal.get(card % legal.size())))).isTrue();
  }

  private static void playsOut(RoomDriver room, int from) {
    for (int i = from; room.table().isRunning(); i++) {
      plays(room, i);
    }
  }

  /** All that a seat sees of the match. */
  private static View seen(RoomDriver room) {
    return room.match().view(0);
  }

  private static void assertRefused(RoomDriver room, String id, String why) {
    assertThat(room.done(id)).isFalse();
    assertThat(room.fault(id).orElseThrow().message()).contains(why);
  }

  @Test
  void every_act_of_a_patience_is_taken_back_until_it_lies_as_it_was_dealt() {
    for (int seed = 1; seed <= 20; seed++) {
      RoomDriver room = patience(seed);
      List<View> before = new ArrayList<>();
      for (int i = 0; room.table().isRunning(); i++) {
        before.add(seen(room));
        plays(room, i);
      }
      for (View view : before.reversed()) {
        assertThat(room.snapshot(0).may()).contains("undo");
        assertThat(room.done(undo(room))).isTrue();
        assertThat(seen(room)).isEqualTo(view);
      }
      assertThat(room.snapshot(0).may()).containsExactly("repeat");
      assertRefused(room, undo(room), "no act to take back");
      SameTables.assertSame(room.restored().table(), room.table(), "seed " + seed);
    }
  }

  @Test
  void what_was_taken_back_is_told_and_is_not_in_the_record_or_the_sums() {
    RoomDriver room = patience(3);
    plays(room, 0);
    plays(room, 0);
    undo(room);
    assertThat(room.table().toldTo(0, room.table().number() - 1).getFirst().verb())
        .isEqualTo("undone");
    int played = 1;
    for (; room.table().isRunning(); played++) {
      plays(room, 1);
    }
    Page.Statistics sums = PlayedSoFar.of(room.opened(), rest(room));
    assertThat(sums.deals()).isEqualTo(1);
    assertThat(sums.players().getFirst().played()).isEqualTo(played);
  }

  private static List<Fact.Dated> rest(RoomDriver room) {
    return room.facts().subList(1, room.facts().size());
  }

  @Test
  void a_deal_that_is_lost_goes_on_from_the_act_before_and_counts_once() {
    RoomDriver room = patience(5);
    playsOut(room, 0);
    int ply = room.match().ply();
    assertThat(room.snapshot(0).lastSecret()).isPresent();
    undo(room);
    assertThat(room.table().isRunning()).isTrue();
    assertThat(room.match().ply()).isEqualTo(ply - 1);
    playsOut(room, 0);
    assertThat(PlayedSoFar.of(room.opened(), rest(room)).deals()).isEqualTo(1);
    room.ask(1, REMATCH);
    playsOut(room, 0);
    assertThat(PlayedSoFar.of(room.opened(), rest(room)).deals()).isEqualTo(2);
  }

  @Test
  void a_late_click_takes_back_nothing_more() {
    RoomDriver room = patience(3);
    plays(room, 0);
    plays(room, 0);
    int ply = room.match().ply();
    assertThat(room.done(room.ask(1, new Request.Undo(ply)))).isTrue();
    String again = room.ask(1, new Request.Undo(ply));
    assertThat(room.fault(again).orElseThrow().code()).isEqualTo(Fault.STALE);
    assertThat(room.match().ply()).isEqualTo(ply - 1);
  }

  @Test
  void the_same_patience_is_dealt_again_in_its_midst_and_at_its_end() {
    RoomDriver room = patience(7);
    View dealt = seen(room);
    String promised = room.snapshot(0).commitment();
    plays(room, 0);
    assertThat(room.snapshot(0).may()).contains("repeat");
    assertThat(room.done(room.ask(1, REPEAT))).isTrue();
    assertThat(seen(room)).isEqualTo(dealt);
    assertThat(room.snapshot(0).repeated()).isTrue();
    assertThat(room.snapshot(0).commitment()).as("it is the deal of before").isEqualTo(promised);
    playsOut(room, 0);
    assertThat(room.done(room.ask(1, REPEAT))).isTrue();
    assertThat(seen(room)).isEqualTo(dealt);
    assertThat(room.table().matches()).isEqualTo(3);
    playsOut(room, 1);
    assertThat(PlayedSoFar.of(room.opened(), rest(room)).deals())
        .as("none has been played to its end but what was known")
        .isZero();
    room.ask(1, REMATCH);
    assertThat(room.snapshot(0).repeated()).isFalse();
    assertThat(room.snapshot(0).commitment()).isNotEqualTo(promised);
    SameTables.assertSame(room.restored().table(), room.table(), "restarted");
  }

  @Test
  void each_secret_that_is_shown_keeps_its_promise_and_no_match_has_that_of_another() {
    RoomDriver room = patience(9);
    Set<String> secrets = new HashSet<>();
    for (int match = 1; match <= 6; match++) {
      String promised = room.snapshot(0).commitment();
      playsOut(room, match);
      Snapshot end = room.snapshot(0);
      String secret = end.lastSecret().orElseThrow().secret();
      assertThat("sha256:" + DealSecret.of(HexFormat.of().parseHex(secret)).commitment())
          .isEqualTo(promised);
      assertThat(secrets.add(secret)).isEqualTo(match % 2 == 1);
      room.ask(1, match % 2 == 1 ? REPEAT : REMATCH);
    }
  }

  /** What Ann added to the shuffle is part of it, and what she adds later is for a later one. */
  @Test
  void what_the_seats_had_added_is_in_it_and_nothing_that_they_add_since() {
    RoomDriver room = patience(11);
    playsOut(room, 0);
    room.ask(1, new Request.Nonce("c0ffee"));
    room.ask(1, REMATCH);
    View dealt = seen(room);
    playsOut(room, 0);
    room.ask(1, new Request.Nonce("beef"));
    room.ask(1, REPEAT);
    assertThat(seen(room)).isEqualTo(dealt);
    assertThat(room.table().nonces().hex()).containsExactly("");
  }

  @Test
  void with_bots_the_cards_are_the_same_and_so_are_the_bots_answers_to_the_same_acts() {
    RoomDriver room = open("pesten", "pbbb", 13);
    View dealt = seen(room);
    assertThat(room.snapshot(0).may()).as("in its midst it is played on").isEmpty();
    assertRefused(room, room.ask(1, REPEAT), "when its match is over");
    room.playDeal();
    List<String> first = acts(room, 1);
    assertThat(room.snapshot(0).may()).containsExactly("repeat");
    room.ask(1, REPEAT);
    assertThat(seen(room)).isEqualTo(dealt);
    room.playDeal();
    assertThat(acts(room, 2)).isEqualTo(first);
    assertRefused(room, undo(room), "games for one player");
  }

  private static List<String> acts(RoomDriver room, int match) {
    List<String> acts = new ArrayList<>();
    int begun = 0;
    for (Fact.Dated dated : room.facts()) {
      begun += dated.fact() instanceof Fact.Begun ? 1 : 0;
      if (dated.fact() instanceof Fact.Acted acted && begun == match) {
        acts.add(acted.seat() + " " + acted.line());
      }
    }
    return acts;
  }

  @Test
  void nobody_has_it_where_somebody_else_plays_or_waits_for_a_seat() {
    RoomDriver two = open("eights", "pp", 15);
    two.playDeal();
    assertThat(two.snapshot(0).may()).isEmpty();
    assertRefused(two, two.ask(1, REPEAT), "plays alone");
    RoomDriver bots = open("eights", "pb", 15);
    bots.give(new Input.Sit("Bob", "token1", OptionalInt.of(1)));
    assertThat(bots.table().chairs().get(1).heir()).isPresent();
    assertRefused(bots, bots.ask(1, REPEAT), "plays alone");
    long watcher = bots.connect(-1);
    String id = bots.ask(watcher, REPEAT);
    assertThat(bots.fault(id).orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);
  }

  @Test
  void a_deal_of_other_rules_is_not_the_same() {
    RoomDriver room = patience(17);
    playsOut(room, 0);
    assertThat(room.done(room.ask(1, new Request.Options(Map.of("handSize", "5"))))).isTrue();
    assertThat(room.snapshot(0).may()).isEmpty();
    assertRefused(room, room.ask(1, REPEAT), "rules are others");
    assertRefused(room, undo(room), "rules are others");
    room.ask(1, REMATCH);
    assertThat(seen(room).hands().getFirst().count()).isEqualTo(5);
  }

  @Test
  void a_match_of_several_deals_is_more_than_its_first_one() {
    RoomDriver room = open("eights", "pb", 19);
    room.playDeal();
    boolean over = room.table().isOver();
    assertThat(over).isFalse();
    assertRefused(room, room.ask(1, REPEAT), "when its match is over");
    while (!room.table().isOver()) {
      room.ask(1, new Request.Next());
      room.playDeal();
    }
    assertRefused(room, room.ask(1, REPEAT), "when its match is over");
    assertThat(room.snapshot(0).may()).isEmpty();
  }
}
