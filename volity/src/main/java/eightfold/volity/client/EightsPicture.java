package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a client of the platform's ruleset knows of a game, made of the calls to it alone. */
public final class EightsPicture {
  private final String nick;
  private final List<String> hand = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private String top = "";
  private String suit = "";
  private String turn = "";
  private Map<?, ?> scores = Map.of();
  private boolean playing;
  private int games;

  public EightsPicture(String nick) {
    this.nick = nick;
  }

  /** Takes a call. */
  public void take(Call call) {
    List<Object> with = call.arguments();
    switch (call.method()) {
      case "volity.start_game", "volity.game_has_started" -> playing = true;
      case "volity.end_game" -> {
        playing = false;
        games++;
      }
      case "game.receive_hand" -> {
        hand.clear();
        ((List<?>) with.getFirst()).forEach(card -> hand.add((String) card));
        scores = Map.of();
      }
      case "game.set_player_hand_size" ->
          counts.put((String) with.getFirst(), (Integer) with.getLast());
      case "game.starter_card" -> {
        top = (String) with.getFirst();
        suit = "";
      }
      case "game.player_played_card" -> {
        top = (String) with.getLast();
        suit = "";
        counts.merge((String) with.getFirst(), -1, Integer::sum);
        if (with.getFirst().equals(nick) && !hand.remove(top)) {
          throw new IllegalStateException(nick + " has no " + top + ": " + hand);
        }
      }
      case "game.player_chose_suit" -> suit = (String) with.getLast();
      case "game.player_drew_card" -> counts.merge((String) with.getFirst(), 1, Integer::sum);
      case "game.draw_card" -> hand.add((String) with.getFirst());
      case "game.start_turn", "game.set_current_player" -> turn = (String) with.getFirst();
      case "game.scores" -> scores = (Map<?, ?>) with.getFirst();
      default -> {}
    }
  }

  public List<String> hand() {
    return hand;
  }

  public Map<String, Integer> counts() {
    return counts;
  }

  public String top() {
    return top;
  }

  public String suit() {
    return suit;
  }

  public String turn() {
    return turn;
  }

  public Map<?, ?> scores() {
    return scores;
  }

  public boolean isPlaying() {
    return playing;
  }

  public int games() {
    return games;
  }
}
