package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.server.PseudoTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Why a room refuses is said in the language of whoever asked, and nothing of it in English: people
 * and programs ask for everything at all times. Source: issue 44, point 5.
 */
class RefusalsInLanguagesTest {
  private static final Texts PSEUDO = PseudoTexts.made();

  /** Names of people and bots, acts as the notation writes them, and what somebody has typed. */
  private static final List<String> NAMES =
      List.of(
          "guest", "ann", "bob", "plain", "plainer", "robby", "pesten", "deals", "match", "target",
          "meant", "true", "greedy", "play", "draw", "pass", "call", "catch", "suit", "rank", "fly",
          "away", "free", "end");

  private static final List<String> LINES =
      List.of(
          "fly away",
          "play 9H",
          "play 2S",
          "play XX",
          "draw",
          "pass",
          "call",
          "catch 1",
          "end",
          "suit H",
          "suit X",
          "rank Q",
          "challenge",
          "say Mau",
          "play");

  /** What a connection or its server says before a room hears of it: see RefusalsAtDoorsTest. */
  private static final Set<String> AT_DOORS =
      Set.of(
          "busy",
          "events-not-now",
          "events-too-fast",
          "hello-first",
          "no-table",
          "not-done",
          "one-table",
          "other-door",
          "others-read",
          "page-coming",
          "slow-down",
          "store-away",
          "unreadable");

  private static final Set<String> UNREAD =
      Set.of("client-too-new", "client-too-old", "not-a-request", "unknown-method");

  private static final GameSource GAMES = StagedGames.of(Games.standard());

  private final Map<String, Message> refused = new TreeMap<>();

  @Test
  void a_sentence_in_english_is_found() {
    assertThat(PseudoTexts.bare(PSEUDO.text(Message.of("faults.hello-first")), List.of()))
        .isEmpty();
    Message named = Message.of("faults.host-starts").with("host", "whoever came first");
    assertThat(PseudoTexts.bare(PSEUDO.text(named), List.of("first")))
        .containsExactly("whoever", "came");
  }

  @Test
  void whatever_a_room_refuses_is_said_in_the_language_of_whoever_asked() {
    for (int seed = 0; seed < 200; seed++) {
      storm(seed);
    }
    keep(RefusalStories.told());
    List<String> english = new ArrayList<>();
    for (Map.Entry<String, Message> one : refused.entrySet()) {
      String said = PSEUDO.text(one.getValue());
      PseudoTexts.bare(said, NAMES).forEach(word -> english.add(word + " in: " + said));
    }
    assertThat(english).isEmpty();
    Set<String> never = new TreeSet<>(Texts.ENGLISH.names("faults"));
    never.removeIf(name -> refused.containsKey("faults." + name));
    assertThat(never).as("what no room refuses so").isEqualTo(AT_DOORS);
    Set<String> unread = new TreeSet<>(Texts.ENGLISH.names("requests"));
    unread.removeIf(name -> refused.containsKey("requests." + name));
    assertThat(unread).as("what no room hears of").isEqualTo(UNREAD);
  }

  private void storm(int seed) {
    FastChance chance = new FastChance(seed);
    RoomDriver room = room(chance);
    int people = chance.below(4);
    for (int seat = 0; seat < people; seat++) {
      room.come(seat);
    }
    long connections = 3;
    for (int step = 0; step < 250; step++) {
      switch (chance.below(12)) {
        case 0 -> connections = Math.max(connections, room.connect(chance.below(4) - 1));
        case 1 ->
            room.give(
                new Input.Sit(
                    "Ann",
                    "token" + chance.below(5),
                    chance.below(2) == 0
                        ? OptionalInt.empty()
                        : OptionalInt.of(chance.below(5) - 1),
                    chance.below(3) == 0 ? Optional.of("spent") : Optional.empty(),
                    Optional.empty()));
        case 2 -> room.pass(chance.below(4) == 0 ? 400_000 : 1_500);
        case 3 -> room.give(new Input.Disconnected(1 + chance.below((int) connections)));
        case 4, 5, 6 -> act(room, chance);
        default -> {
          long connection = 1L + chance.below((int) connections);
          Request request = request(room, chance);
          int times = chance.below(8) == 0 ? 12 : 1;
          for (int time = 0; time < times; time++) {
            room.ask(connection, request);
          }
        }
      }
    }
    keep(room.outputs());
  }

  private void keep(List<Output> outputs) {
    for (Output output : outputs) {
      switch (output) {
        case Output.Refused(long _, String _, Fault fault) -> keep(fault.words().message());
        case Output.NoSeat(Message why) -> keep(why);
        default -> {
          // done, or told to others
        }
      }
    }
  }

  /** Whoever is in turn does something legal. */
  private static void act(RoomDriver room, FastChance chance) {
    if (room.table().isRunning()) {
      int turn = room.match().turn();
      List<String> legal = room.match().view(turn).legal();
      if (!legal.isEmpty()) {
        room.act(turn, legal.get(chance.below(legal.size())));
      }
    }
  }

  private void keep(Argument said) {
    if (said instanceof Message message && !message.isLiteral()) {
      refused.putIfAbsent(message.key(), message);
    }
  }

  private static RoomDriver room(FastChance chance) {
    Game pesten = GAMES.chosen("pesten", Map.of(), 2);
    return switch (chance.below(6)) {
      case 0 -> RoomDriver.of("ppp");
      case 1 -> RoomDriver.of("pbb");
      case 2 -> RoomDriver.late("pp", 30);
      case 3 -> RoomDriver.of(pesten, GAMES, "pp", RoomDriver.PACE, RoomDriver.SEED);
      case 4 -> RoomDriver.of(pesten, GAMES, "ppb", RoomDriver.PACE, RoomDriver.SEED);
      default -> RoomDriver.begun(2, Map.of());
    };
  }

  private static Request request(RoomDriver room, FastChance chance) {
    int seat = chance.below(5);
    String name =
        chance.below(4) == 0
            ? "Bob"
            : chance.below(3) == 0 ? "Ann" : "Guest " + (char) ('A' + seat);
    boolean off = chance.below(2) == 0;
    int ply = room.table().isRunning() ? room.match().ply() - chance.below(2) : 0;
    return switch (chance.below(24)) {
      case 0 -> new Request.Start(off);
      case 1 -> new Request.Next();
      case 2 -> new Request.Rematch(off ? OptionalInt.empty() : OptionalInt.of(seat));
      case 3 -> new Request.Repeat();
      case 4 -> new Request.Undo(ply);
      case 5 -> new Request.Options(Map.of(off ? "deals" : "match", off ? "1" : "points"));
      case 6 -> new Request.End(off);
      case 7 -> new Request.Suspend(off);
      case 8, 9 -> new Request.Ready(off);
      case 10 -> new Request.Chat(off ? " " : "so");
      case 11 -> new Request.Nonce("00112233445566778899aabbccddeeff");
      case 12 -> new Request.Events(seat);
      case 13 -> new Request.Kick(seat, name);
      case 14 -> new Request.Bot(seat, off ? "plain" : seat > 2 ? "robby" : "");
      case 15 -> new Request.Mute(seat, name, off);
      case 16 -> new Request.Speed(BotSpeed.FAST);
      case 17 -> new Request.Referee();
      case 18 ->
          new Request.Ticket(
              off ? Optional.empty() : Optional.of("spent"),
              chance.below(2) == 0 ? Optional.empty() : Optional.of(name));
      case 19 -> new Request.Hand(seat, name, off);
      case 20 -> new Request.Prompt(seat, name);
      case 21 -> chance.below(4) == 0 ? new Request.Leave() : new Request.Here();
      default -> new Request.Act(ply, line(room, chance));
    };
  }

  private static String line(RoomDriver room, FastChance chance) {
    List<String> lines = new ArrayList<>(LINES);
    if (room.table().isRunning()) {
      lines = chance.below(2) == 0 ? lines : room.match().view(room.match().turn()).legal();
    }
    return lines.isEmpty() ? "pass" : lines.get(chance.below(lines.size()));
  }
}
