package eightfold.volity;

import eightfold.volity.village.Client;
import eightfold.volity.village.Made;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Measures what one act costs a referee by how many are in its room, for the table in
 * docs/operators.md, which has the command; by hand.
 */
class RoomCosts {
  private static final int TIMES = 20;

  @Test
  void by_hearers() {
    System.out.println("| act in | in the room | stanzas | contents | bytes | µs |");
    for (String game : List.of("volity-eights", "pesten")) {
      Made _ = acts(game, 10);
      for (int hearers : new int[] {1, 10, 100, 1_000}) {
        Made made = acts(game, hearers);
        System.out.printf(
            "| %s | %d | %.1f | %.1f | %.0f | %.0f |%n",
            game,
            hearers,
            (double) made.stanzas() / TIMES,
            (double) made.contents() / TIMES,
            (double) made.bytes() / TIMES,
            made.nanos() / 1e3 / TIMES);
      }
    }
  }

  /** Some acts of Ann and Bob before so many who watch. */
  static Made acts(String game, int hearers) {
    Village village = Village.of(game, Map.of(), 7).open();
    List<Client> players =
        List.of(village.client("a@home.test/x"), village.client("b@home.test/x"));
    for (int seat = 0; seat < players.size(); seat++) {
      Client player = players.get(seat).enter("P" + seat);
      player.call("volity.send_state");
      player.call("volity.sit", player.jid().toString());
    }
    for (int i = 0; i < hearers; i++) {
      village.client("w" + i + "@home.test/x").enter("W" + i).call("volity.send_state");
      village.pass(100);
    }
    players.forEach(player -> player.call("volity.ready"));
    village.pass(1_000);
    village.made().forget();
    for (int act = 0; act < TIMES; act++) {
      int seat = village.snapshot(-1).view().orElseThrow().turn();
      if (seat >= 0) {
        String line = village.snapshot(seat).view().orElseThrow().legal().getFirst();
        String[] words = line.split(" ");
        Client player = players.get(seat);
        if (game.equals("pesten")) {
          player.call("game.act", line);
        } else if (words[0].equals("play")) {
          player.call("game.play_card", words[1]);
        } else if (words[0].equals("suit")) {
          player.call("game.choose_suit", words[1]);
        } else {
          player.call("game.draw_card");
        }
      }
      village.pass(1_000);
    }
    return village.made();
  }
}
