package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.RpcFault;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the referee calls, in words. */
final class CallWords {
  /** What an address is called at the table. */
  private final UnaryOperator<String> names;

  CallWords(UnaryOperator<String> names) {
    this.names = names;
  }

  /** A call in words; as it is where nobody knows it or it lacks something; empty: nothing new. */
  String of(Call call) {
    try {
      return call.method().startsWith("game.") ? game(call) : table(call);
    } catch (RpcFault | IndexOutOfBoundsException e) {
      return raw(call);
    }
  }

  private static String raw(Call call) {
    return "the referee calls "
        + call.method()
        + call.arguments().stream()
            .map(AnswerWords::plain)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private String who(Call call) throws RpcFault {
    return names.apply(call.text(0));
  }

  private String table(Call call) throws RpcFault {
    return switch (call.method()) {
      case "volity.receive_state" -> "The table: " + state(call) + ".";
      case "volity.seat_list" -> "Its seats: " + list(call, 0) + ".";
      case "volity.required_seat_list" -> "A game needs: " + list(call, 0) + ".";
      case "volity.state_sent" -> "That is all.";
      case "volity.player_sat" -> who(call) + " sits at " + call.text(1) + ".";
      case "volity.player_stood" -> who(call) + " stands up.";
      case "volity.player_ready" -> who(call) + " is ready.";
      case "volity.player_unready" -> who(call) + " is not ready any more.";
      case "volity.start_game" -> "The game begins.";
      case "volity.game_has_started" -> "A game is being played.";
      case "volity.end_game" -> "The game is over.";
      case "volity.suspend_game" ->
          call.has(0)
              ? who(call) + " suspends the game. It goes on when all are ready."
              : "The game is suspended. It goes on when all are ready.";
      case "volity.resume_game" -> "The game goes on.";
      case "volity.kill_game" ->
          who(call)
              + (call.flag(1)
                  ? " wants the game to end when all are ready."
                  : " wants the game to go on when all are ready.");
      case "volity.game_activity" -> activity(call);
      case "volity.game_validation" -> validation(call);
      case "volity.message" -> "The referee says: " + message(call) + ".";
      case "volity.show_table" ->
          who(call) + (call.flag(1) ? " lets anybody" : " lets nobody") + " find the table.";
      case "volity.record_games" ->
          who(call) + (call.flag(1) ? " wants" : " does not want") + " games to be recorded.";
      case "volity.language" -> who(call) + " chooses the language " + call.text(1) + ".";
      default -> raw(call);
    };
  }

  private static String state(Call call) {
    Object state =
        call.arguments().getFirst() instanceof Map<?, ?> struct ? struct.get("state") : null;
    return switch (String.valueOf(state)) {
      case "setup" -> "no game is being played yet";
      case "active" -> "a game is being played";
      case "disrupted" -> "a game is being played, and a player is away";
      case "abandoned" -> "a game has begun, and all players are away";
      case "suspended" -> "the game is suspended";
      case "authorizing" -> "the bookkeeper is asked whether the game may be played";
      default -> String.valueOf(state);
    };
  }

  private static String activity(Call call) throws RpcFault {
    return switch (call.text(0)) {
      case "active" -> "All players are there.";
      case "disrupted" -> "A player is away.";
      case "abandoned" -> "All players are away.";
      default -> raw(call);
    };
  }

  private static String validation(Call call) throws RpcFault {
    return switch (call.text(0)) {
      case "authorizing" -> "The bookkeeper is asked whether the game may be played.";
      case "setup" -> "The game does not begin.";
      case "suspended" -> "The game does not go on.";
      default -> "The state of the table: " + call.text(0) + ".";
    };
  }

  private static String message(Call call) {
    Object said = call.arguments().getFirst();
    return said instanceof List<?> tokens && !tokens.isEmpty()
        ? AnswerWords.words(tokens)
        : AnswerWords.plain(said);
  }

  private static String list(Call call, int index) {
    return call.arguments().get(index) instanceof List<?> list && !list.isEmpty()
        ? list.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : "nothing";
  }

  private static String points(Call call) {
    return call.arguments().getFirst() instanceof Map<?, ?> points
        ? points.entrySet().stream()
            .map(one -> one.getKey() + " " + one.getValue())
            .collect(Collectors.joining(", "))
        : AnswerWords.plain(call.arguments().getFirst());
  }

  private static String game(Call call) throws RpcFault {
    return switch (call.method()) {
      case "game.option" ->
          "Option " + call.text(1) + " = " + AnswerWords.plain(call.arguments().get(2)) + ".";
      case "game.receive_hand" -> "Your cards: " + list(call, 0) + ".";
      case "game.set_player_hand_size" -> call.text(0) + " holds " + call.number(1) + ".";
      case "game.starter_card" -> "On the pile: " + call.text(0) + ".";
      case "game.start_turn" -> call.text(0) + " is to play.";
      case "game.set_current_player" -> "It is the turn of " + call.text(0) + ".";
      case "game.player_played_card" -> call.text(0) + " plays " + call.text(1) + ".";
      case "game.player_chose_suit" -> call.text(0) + " asks for " + suit(call.text(1)) + ".";
      case "game.player_drew_card" -> call.text(0) + " draws a card.";
      case "game.draw_card" -> "You draw " + call.text(0) + ".";
      case "game.player_passes" -> call.text(0) + " passes.";
      case "game.scores" -> "Scores: " + points(call) + ".";
      case "game.totals" -> "Scores of the match so far: " + points(call) + ".";
      case "game.table" -> general(call);
      default -> raw(call);
    };
  }

  static String suit(String letter) {
    return switch (letter) {
      case "C" -> "clubs (C)";
      case "D" -> "diamonds (D)";
      case "H" -> "hearts (H)";
      case "S" -> "spades (S)";
      default -> letter;
    };
  }

  /** What has happened, a line each, and what the receiver may do about it. */
  private static String general(Call call) throws RpcFault {
    if (!(call.arguments().getFirst() instanceof Map<?, ?> snapshot)
        || !(call.arguments().get(1) instanceof List<?> events)) {
      return raw(call);
    }
    StringBuilder words = new StringBuilder("At the table:");
    for (Object event : events) {
      if (event instanceof Map<?, ?> told) {
        words.append("\n  ").append(told.get("text"));
      }
    }
    if (snapshot.get("view") instanceof Map<?, ?> view) {
      words.append("\n  pile: ").append(joined(view.get("pile")));
      Object you = snapshot.get("you");
      if (view.get("hands") instanceof List<?> hands
          && you instanceof Integer seat
          && seat >= 0
          && seat < hands.size()
          && hands.get(seat) instanceof Map<?, ?> hand) {
        words.append("\n  your cards: ").append(joined(hand.get("cards")));
      }
      if (view.get("legal") instanceof List<?> legal && !legal.isEmpty()) {
        words.append("\n  you may:");
        legal.forEach(act -> words.append("\n    act ").append(act));
      }
    } else if (events.isEmpty()) {
      return "";
    }
    return words.toString();
  }

  private static String joined(@Nullable Object list) {
    return list instanceof List<?> cards
        ? cards.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : "";
  }
}
