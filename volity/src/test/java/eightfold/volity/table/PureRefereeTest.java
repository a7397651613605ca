package eightfold.volity.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.protocol.SeatView;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A referee is a function: an event leaves it as it was, and leads to the same again. Source: issue
 * 45, point 1, handlers that wrote back.
 */
class PureRefereeTest {
  private int events;

  @ParameterizedTest
  @ValueSource(strings = {"volity-eights", "pesten"})
  void an_event_leaves_the_referee_as_it_was_and_leads_to_the_same_again(String game) {
    Village village = Village.withBookkeeper(game, Map.of(), 11).watched(this::after).open();
    Client ann = village.client("ann@home.test/x").enter("Ann");
    Client bob = village.client("bob@home.test/x").enter("Bob");
    for (Client client : List.of(ann, bob)) {
      client.call("volity.send_state");
      client.call("volity.sit", client.jid().toString());
    }
    ann.call("volity.add_bot");
    ann.call("volity.set_language", "de");
    ann.call("volity.no_such_call");
    play(village, List.of(ann, bob), 12);
    ann.call("volity.suspend_game");
    bob.call("volity.kill_game", true);
    village.client("root@home.test/x").call("admin.status");
    village.storm(new Random(3));
    play(village, List.of(bob, ann), 12);
    village.restart();
    village.pass(120_000);
    village.client("root@home.test/x").call("admin.shutdown");
    village.pass(2_000);
    assertThat(events).isGreaterThan(200);
  }

  private static void play(Village village, List<Client> players, int acts) {
    players.forEach(player -> player.call("volity.ready"));
    village.pass(1_000);
    for (int act = 0; act < acts; act++) {
      int seat = village.snapshot(-1).view().map(SeatView::turn).orElse(-1);
      if (seat >= 0 && seat < players.size()) {
        village.snapshot(seat).view().map(view -> view.legal().getFirst()).stream()
            .map(line -> line.split(" "))
            .forEach(words -> acts(players.get(seat), words));
      }
      village.pass(1_000);
    }
  }

  /** An act by the calls of either ruleset; that of the other one is refused. */
  private static void acts(Client player, String[] words) {
    player.call("game.act", String.join(" ", words));
    switch (words[0]) {
      case "play" -> player.call("game.play_card", words[1]);
      case "suit" -> player.call("game.choose_suit", words[1]);
      default -> player.call("game.draw_card");
    }
  }

  private Referee.Turn after(Referee referee, RefereeEvent event, long now) {
    events++;
    RefereeState before = state(referee);
    String written = before.toString();
    Referee.Turn once = referee.after(event, now);
    Referee.Turn again = referee.after(event, now);
    assertThat(before.toString()).as("the referee before %s", event).isEqualTo(written);
    assertThat(again.effects()).as("what %s leads to", event).isEqualTo(once.effects());
    assertThat(state(again.referee())).isEqualTo(state(once.referee()));
    fixed(state(once.referee()));
    return once;
  }

  private static RefereeState state(Referee referee) {
    try {
      Field field = Referee.class.getDeclaredField("state");
      field.setAccessible(true);
      return (RefereeState) field.get(referee);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Nothing that a record of the referee's own holds can be changed. */
  private static void fixed(Record held) {
    for (RecordComponent part : held.getClass().getRecordComponents()) {
      switch (value(held, part)) {
        case Record other when other.getClass().getPackage().equals(held.getClass().getPackage()) ->
            fixed(other);
        case Collection<?> all ->
            assertThatThrownBy(all::clear)
                .as(part.toString())
                .isInstanceOf(UnsupportedOperationException.class);
        case Map<?, ?> all ->
            assertThatThrownBy(all::clear)
                .as(part.toString())
                .isInstanceOf(UnsupportedOperationException.class);
        default -> {}
      }
    }
  }

  private static Object value(Record held, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(held);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
