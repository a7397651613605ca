package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Awaits;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Request;
import eightfold.server.lobby.HouseBots;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A jack lies, and everybody may grab for as long as the rule book says; the room keeps the time.
 * Source: crazy-spoons.md (option {@code spoonSeconds}), semantics 23.13 ("whoever keeps the
 * time").
 */
class GrabTest {
  private static final int SECONDS = 4;
  private static final long MILLIS = SECONDS * 1000L;

  private Room room;
  private long now;
  private String lastAnswer = "";

  GrabTest() {
    room = opened(List.of("", "", ""), SECONDS);
  }

  /** A table of the spoons game; empty names are places for persons, who all come. */
  private Room opened(List<String> bots, int seconds) {
    Game game =
        Games.standard().game("crazy-spoons", Map.of("spoonSeconds", String.valueOf(seconds)));
    List<String> names = bots.stream().map(bot -> bot.isEmpty() ? "" : "Robot").toList();
    Fact.Opened opened =
        new Fact.Opened(
            game.id(),
            game.options(),
            game.ruleBook(),
            bots,
            names,
            OptionalInt.empty(),
            RoomDriver.SEED);
    Room begun =
        Room.of(
            RoomTable.opened("t", StagedGames.of(game), opened, now),
            Pace.standard(),
            new HouseBots(),
            now);
    for (int seat = 0; seat < bots.size(); seat++) {
      if (bots.get(seat).isEmpty()) {
        Optional<String> token = Optional.of("token" + seat);
        begun = begun.after(new Input.Sit("Guest " + seat, token.get()), now).room();
        begun =
            begun
                .after(new Input.Connected(seat + 1, "h", token, OptionalLong.empty()), now)
                .room();
      }
    }
    return begun.after(new Input.Asked(1, "s", new Request.Start(false)), now).room();
  }

  private Match match() {
    return room.table().running();
  }

  private void act(int seat, int ply, String line) {
    Request.Act act = new Request.Act(ply, line);
    Outcome outcome = room.after(new Input.Asked(seat + 1, "a", act), now);
    room = outcome.room();
    lastAnswer =
        outcome.outputs().stream()
            .flatMap(
                output ->
                    output instanceof Output.Refused(long c, String id, var fault)
                        ? Stream.of(fault.message())
                        : Stream.empty())
            .findFirst()
            .orElse("");
  }

  private void wake() {
    now = Math.max(now, room.wakeAt().orElse(now));
    room = room.after(new Input.TimePassed(), now).room();
  }

  /** Persons play whatever they can until somebody's jack lies. */
  private void untilSomebodyLaysAJack() {
    for (int i = 0; i < 2_000; i++) {
      if (match().awaits().equals(new Awaits("grab", true))) {
        return;
      }
      if (match().turn() == Match.NOBODY) {
        room = room.after(new Input.Asked(1, "n", new Request.Next()), now).room();
        continue;
      }
      int turn = match().turn();
      if (room.table().chairs().get(turn).isBot()) {
        wake();
        continue;
      }
      Optional<String> line =
          new HouseBots()
              .player("eager", LibraryPack.french())
              .act(match().view(turn), List.of(), new FastChance(i));
      now += 2_000;
      room = room.after(new Input.TimePassed(), now).room();
      act(turn, match().ply(), line.orElseThrow());
    }
    throw new IllegalStateException("nobody lays a jack");
  }

  @Test
  void who_has_not_decided_in_time_passes_and_draws() {
    untilSomebodyLaysAJack();
    long open = now;
    act(0, match().ply(), "grab");
    assertThat(match().awaits()).isEqualTo(new Awaits("grab", true));
    int[] held = {match().held(1), match().held(2)};
    now = open + MILLIS - 3_000;
    room = room.after(new Input.TimePassed(), now).room();
    assertThat(room.wakeAt()).hasValue(open + MILLIS);
    assertThat(match().awaits()).as("there is still time").isEqualTo(new Awaits("grab", true));
    now = open + MILLIS;
    room = room.after(new Input.TimePassed(), now).room();
    assertThat(match().awaits()).isNotEqualTo(new Awaits("grab", true));
    assertThat(match().held(1)).isEqualTo(held[0] + 2);
    assertThat(match().held(2)).isEqualTo(held[1] + 2);
  }

  @Test
  void the_time_left_is_told_to_everybody() {
    untilSomebodyLaysAJack();
    now += 1_000;
    for (int viewer : new int[] {0, 1, 2, Match.NOBODY}) {
      assertThat(room.snapshot(viewer, now).deadline()).as("viewer %s", viewer).isPresent();
      assertThat(room.snapshot(viewer, now).deadline().getAsInt()).isLessThan(SECONDS);
    }
    assertThat(room.snapshot(1, now).facts()).noneMatch(fact -> fact.key().equals("grabbed"));
    act(1, match().ply(), "grab");
    assertThat(room.snapshot(2, now).facts())
        .anyMatch(fact -> fact.key().equals("grabbed") && fact.seat() == 1);
  }

  @Test
  void a_grab_that_was_sent_before_another_seats_pass_counts() {
    untilSomebodyLaysAJack();
    int seen = match().ply();
    int first = match().turn();
    act(first, seen, "pass");
    act((first + 1) % 3, seen, "grab");
    assertThat(lastAnswer).isEmpty();
    assertThat(room.table().events().heardBy(0, 0))
        .anyMatch(event -> event.verb().equals("grabbed"));
  }

  @Test
  void a_grab_without_a_limit_waits() {
    room = opened(List.of("", "", ""), 0);
    untilSomebodyLaysAJack();
    now += 600_000;
    room = room.after(new Input.TimePassed(), now).room();
    assertThat(match().awaits()).isEqualTo(new Awaits("grab", true));
    assertThat(room.wakeAt()).isEmpty();
  }

  @Test
  void bots_grab_too_but_not_before_a_person_can() {
    room = opened(List.of("", "greedy", "eager", "random", "greedy"), 10);
    untilSomebodyLaysAJack();
    long open = now;
    while (match().awaits().equals(new Awaits("grab", true))) {
      wake();
      boolean early = now - open < 2 * Pace.standard().botLeastMillis();
      assertThat(early && grabs() > 0).as("a grab after %s ms", now - open).isFalse();
    }
    assertThat(now - open).isLessThan(5_000);
    assertThat(grabs()).isEqualTo(4);
  }

  private long grabs() {
    return room.table().events().heardBy(0, 0).stream()
        .filter(event -> event.verb().equals("grabbed"))
        .count();
  }
}
