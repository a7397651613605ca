package eightfold.volity.table;

import eightfold.game.Refusal;
import eightfold.protocol.GameCard;
import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.server.room.Steer;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The calls of a game: those of its ruleset, and options, which are the same for all. */
final class GameCalls {
  private static final Set<String> ALL = Set.of("game.options", "game.set_option");
  private static final Set<String> EIGHTS =
      Set.of(
          "game.play_card",
          "game.choose_suit",
          "game.draw_card",
          "game.get_full_state",
          "game.next");
  private static final Set<String> GENERAL =
      Set.of("game.act", "game.legal", "game.next", "game.nonce");

  private static final Set<String> ACTS =
      Set.of("game.play_card", "game.choose_suit", "game.draw_card", "game.act");

  private static final Pattern CARD =
      Pattern.compile("(10|[2-9TAJQK])([CDHS♣♦♥♠])", Pattern.CASE_INSENSITIVE);
  private static final Map<String, String> SUITS =
      Map.ofEntries(
          Map.entry("c", "C"),
          Map.entry("club", "C"),
          Map.entry("clubs", "C"),
          Map.entry("♣", "C"),
          Map.entry("d", "D"),
          Map.entry("diamond", "D"),
          Map.entry("diamonds", "D"),
          Map.entry("♦", "D"),
          Map.entry("h", "H"),
          Map.entry("heart", "H"),
          Map.entry("hearts", "H"),
          Map.entry("♥", "H"),
          Map.entry("s", "S"),
          Map.entry("spade", "S"),
          Map.entry("spades", "S"),
          Map.entry("♠", "S"));

  private final RefereeStep at;
  private final RefereeState state;
  private final Picture told;
  private final Xml iq;
  private final Occupant caller;

  GameCalls(RefereeStep at, Xml iq, Occupant caller) {
    this.at = at;
    this.state = at.state();
    this.told = state.told().picture();
    this.iq = iq;
    this.caller = caller;
  }

  private Set<String> methods() {
    return state.site().ruleset().api() == Ruleset.Api.EIGHTS ? EIGHTS : GENERAL;
  }

  RefereeStep take(Call call) throws RpcFault {
    String method = call.method();
    if (!ALL.contains(method) && !methods().contains(method)) {
      throw new RpcFault(
          Code.UNKNOWN_METHOD, "there is no call " + method + " in the ruleset of this table");
    }
    boolean asks = method.equals("game.options");
    boolean comesAgain = ACTS.contains(method) && isSeated();
    if (told.authorizing() && !asks && !comesAgain) {
      return denied("authorizing_in_progress");
    }
    return switch (method) {
      case "game.options" -> {
        call.expect(0, 0);
        yield at.answer(iq, Replies.ok(options()));
      }
      case "game.set_option" -> setOption(call);
      case "game.nonce" -> nonce(call);
      default -> play(call);
    };
  }

  private RefereeStep denied(String token) {
    return at.answer(iq, Replies.denied(token));
  }

  private boolean isSeated() {
    return state.seatOf(caller.account()).isPresent();
  }

  private RefereeStep play(Call call) throws RpcFault {
    if (!state.told().isActive()) {
      String token = told.authorizing() ? "authorizing_in_progress" : "game_not_in_progress";
      Optional<String> before = isSeated() ? lineOfBefore(call) : Optional.empty();
      return before.map(line -> again(line, Replies.denied(token))).orElseGet(() -> denied(token));
    }
    if (told.authorizing()) {
      return denied("authorizing_in_progress");
    }
    return isSeated() ? playSeated(call) : denied("not_seated");
  }

  private RefereeStep playSeated(Call call) throws RpcFault {
    return switch (call.method()) {
      case "game.play_card", "game.choose_suit", "game.draw_card" -> {
        String line = line(call);
        yield view().standings().dealOver()
            ? again(line, Replies.fault(new RpcFault(Code.STATE, "the deal is over")))
            : act(line, OptionalPly.NOW, false);
      }
      case "game.get_full_state" -> {
        call.expect(0, 0);
        yield at.answer(iq, Replies.ok())
            .then(step -> new StateTelling(step).tellGame(caller.account()));
      }
      case "game.act" -> {
        call.expect(1, 3);
        String line = call.text(0);
        if (line.isBlank() || line.length() > Request.LONGEST_LINE) {
          throw new RpcFault(Code.VALUE, "a line has 1 to " + Request.LONGEST_LINE + " characters");
        }
        OptionalPly ply = call.has(1) ? new OptionalPly(call.number(1)) : OptionalPly.NOW;
        yield act(line, ply, call.has(2) && call.flag(2));
      }
      case "game.legal" -> {
        call.expect(0, 0);
        yield at.answer(iq, Replies.ok(List.copyOf(view().legal())));
      }
      default -> {
        call.expect(0, 0);
        yield at.ask(caller.account(), new Request.Next(), ok());
      }
    };
  }

  /** The ply that an act answers; below 0: whatever it is now. */
  private record OptionalPly(int ply) {
    private static final OptionalPly NOW = new OptionalPly(-1);
  }

  private Pending ok() {
    return new Pending.Answer(iq, List.of("volity.ok"));
  }

  private SeatView view() {
    return state.connections().view(caller.account()).flatMap(Snapshot::view).orElseThrow();
  }

  /** What a call of the platform's ruleset is in the notation. */
  private static String line(Call call) throws RpcFault {
    return switch (call.method()) {
      case "game.play_card" -> "play " + card(call.expect(1, 1).text(0));
      case "game.choose_suit" -> "suit " + suit(call.expect(1, 1).text(0));
      default -> {
        call.expect(0, 0);
        yield "draw";
      }
    };
  }

  /** The line of an act that comes out of time: it may have been done before, and is asked for. */
  private static Optional<String> lineOfBefore(Call call) {
    if (!ACTS.contains(call.method())) {
      return Optional.empty();
    }
    try {
      String line = call.method().equals("game.act") ? call.expect(1, 3).text(0) : line(call);
      return Optional.of(line).filter(one -> one.length() <= Request.LONGEST_LINE);
    } catch (RpcFault e) {
      return Optional.empty();
    }
  }

  private RefereeStep again(String line, Xml otherwise) {
    int ply =
        state
            .connections()
            .view(caller.account())
            .flatMap(Snapshot::view)
            .map(SeatView::ply)
            .orElse(0);
    return at.ask(
        caller.account(), new Request.Act(ply, line, false), new Pending.Again(iq, otherwise));
  }

  private RefereeStep act(String line, OptionalPly answers, boolean meant) {
    int ply = answers.ply() < 0 ? view().ply() : answers.ply();
    return at.ask(caller.account(), new Request.Act(ply, line, meant), ok());
  }

  private static String card(String text) throws RpcFault {
    Matcher card = CARD.matcher(text.strip());
    if (!card.matches()) {
      throw new RpcFault(
          Refusal.UNKNOWN_CARD, "a card is a rank and a suit, such as KH, 10S or 3C");
    }
    String rank = card.group(1).toUpperCase(Locale.ROOT);
    return (rank.equals("T") ? "10" : rank) + suit(card.group(2));
  }

  private static String suit(String text) throws RpcFault {
    String suit = SUITS.get(text.strip().toLowerCase(Locale.ROOT));
    if (suit == null) {
      throw new RpcFault(Refusal.UNKNOWN_SUIT, "a suit is C, D, H or S, or its name");
    }
    return suit;
  }

  private RefereeStep nonce(Call call) throws RpcFault {
    if (!isSeated()) {
      return denied("not_seated");
    }
    String hex = call.expect(1, 1).text(0).toLowerCase(Locale.ROOT);
    if (!hex.matches("([0-9a-f]{2}){1,32}")) {
      throw new RpcFault(Code.VALUE, "a nonce is 1 to 32 bytes in hexadecimal digits");
    }
    return at.ask(caller.account(), new Request.Nonce(hex), ok());
  }

  private List<Object> options() {
    Map<String, String> now = state.table().orElseThrow().options();
    List<Object> options = new ArrayList<>();
    for (GameCard.OptionCard option : state.site().game().options()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("key", option.key());
      one.put("value", now.getOrDefault(option.key(), option.standard()));
      one.put("default", option.standard());
      one.put("meaning", option.meaning());
      one.put("values", List.copyOf(option.values()));
      one.put("meanings", List.copyOf(option.meanings()));
      option.min().ifPresent(min -> one.put("min", min));
      option.max().ifPresent(max -> one.put("max", max));
      options.add(one);
    }
    return options;
  }

  private RefereeStep setOption(Call call) throws RpcFault {
    if (told.playing()) {
      return denied("game_in_progress");
    }
    if (!isSeated()) {
      return denied("not_seated");
    }
    String key = call.expect(2, 2).text(0);
    String value =
        switch (call.arguments().get(1)) {
          case String text -> text;
          case Boolean flag -> flag.toString();
          case Integer _, Double _ -> Integer.toString(call.number(1));
          default -> call.text(1);
        };
    check(key, value);
    Map<String, String> options = new TreeMap<>(state.table().orElseThrow().options());
    if (value.equals(options.put(key, value))) {
      return at.answer(iq, Replies.ok());
    }
    return at.told(all -> all.chooser(caller.nick())).steer(new Steer.Choose(options), ok());
  }

  private void check(String key, String value) throws RpcFault {
    List<GameCard.OptionCard> all = state.site().game().options();
    Optional<GameCard.OptionCard> option =
        all.stream().filter(one -> one.key().equals(key)).findFirst();
    if (option.isEmpty()) {
      List<String> keys = all.stream().map(GameCard.OptionCard::key).toList();
      throw new RpcFault(Code.VALUE, "options are " + String.join(", ", keys));
    }
    if (option.get().min().isPresent() || option.get().max().isPresent()) {
      int least = option.get().min().orElse(Integer.MIN_VALUE);
      int most = option.get().max().orElse(Integer.MAX_VALUE);
      if (!value.matches("-?[0-9]{1,9}")
          || Integer.parseInt(value) < least
          || Integer.parseInt(value) > most) {
        throw new RpcFault(Code.VALUE, key + " is " + least + " to " + most);
      }
    } else if (!option.get().values().contains(value)) {
      throw new RpcFault(
          Code.VALUE, key + " is one of " + String.join(", ", option.get().values()));
    }
  }
}
