package eightfold.server.room;

import eightfold.cards.Pack;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.server.little.LittleCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/** A room under test: plays its host on a clock that stands still until it is told to run. */
final class RoomDriver {
  static final String SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
  static final Pace PACE = new Pace(30_000, 750, 3_000, 1_000, 1_500);

  /** A bot that plays its first legal act in turn and calls when it owes one. */
  static final BotPlayer PLAIN =
      (view, heard, chance) ->
          view.hands().get(view.seat()).owesCall()
              ? Optional.of("call")
              : view.turn() == view.seat()
                  ? view.legal().stream().filter(act -> !act.startsWith("ca")).findFirst()
                  : Optional.empty();

  private final GameSource games;
  private final BotPlayer.Bots bots;
  private final Pace pace;
  private final List<Fact.Dated> facts = new ArrayList<>();
  private final Map<Long, List<Notice>> told = new TreeMap<>();
  private final Map<String, Notice> answers = new TreeMap<>();
  private final Map<String, Fault> faults = new TreeMap<>();
  private final Map<Long, String> dismissed = new TreeMap<>();
  private final List<Output> outputs = new ArrayList<>();
  private final List<Output.Trouble> troubles = new ArrayList<>();
  private Room room;
  private long now = 1_000_000;
  private long connections;
  private int requests;

  private RoomDriver(GameSource games, Fact.Opened opened, BotPlayer bot, Pace pace) {
    this.games = games;
    this.bots = bots(bot);
    this.pace = pace;
    facts.add(new Fact.Dated(now, opened));
    RoomTable table = RoomTable.opened("table", games, opened, now);
    room = Room.of(table, pace, bots, now);
  }

  static BotPlayer.Bots bots(BotPlayer bot) {
    return new BotPlayer.Bots() {
      @Override
      public List<String> names() {
        return List.of("plain", "plainer");
      }

      @Override
      public BotPlayer player(String name, Pack pack) {
        return bot;
      }

      @Override
      public String standIn() {
        return "plain";
      }
    };
  }

  /** A table: {@code p} is a place for a person, {@code b} a bot. */
  static RoomDriver of(
      String places, Map<String, String> options, OptionalInt clock, BotPlayer bot) {
    return of(places, options, clock, bot, PACE, SEED);
  }

  static RoomDriver of(
      String places,
      Map<String, String> options,
      OptionalInt clock,
      BotPlayer bot,
      Pace pace,
      String seed) {
    return of(new LittleCatalogue().game("little", options), places, clock, bot, pace, seed);
  }

  private static RoomDriver of(
      Game game, String places, OptionalInt clock, BotPlayer bot, Pace pace, String seed) {
    GameSource games =
        game.id().equals("little") ? StagedGames.of(new LittleCatalogue()) : StagedGames.of(game);
    return new RoomDriver(games, opened(game, places, clock, seed), bot, pace);
  }

  /** A table of this game, whose options the host may choose. */
  static RoomDriver of(Game game, GameSource games, String places, Pace pace, String seed) {
    return new RoomDriver(games, opened(game, places, OptionalInt.of(20), seed), PLAIN, pace);
  }

  /** A table with a rule book of its own. */
  static RoomDriver ownBook(String places) {
    Game game = new LittleCatalogue().game("little", Map.of());
    Fact.Opened little = opened(game, places, OptionalInt.empty(), SEED);
    Fact.Opened own =
        new Fact.Opened(
            Fact.Opened.ownBook("little"),
            little.options(),
            little.ruleBook(),
            little.bots(),
            little.names(),
            OptionalInt.empty(),
            SEED);
    return new RoomDriver(StagedGames.of(new LittleCatalogue()), own, PLAIN, PACE);
  }

  private static Fact.Opened opened(Game game, String places, OptionalInt clock, String seed) {
    List<String> bots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < places.length(); seat++) {
      boolean isBot = places.charAt(seat) == 'b';
      bots.add(isBot ? "plain" : "");
      names.add(isBot ? GuestNames.ofBot(seat) : "");
    }
    return new Fact.Opened(game.id(), game.options(), game.ruleBook(), bots, names, clock, seed);
  }

  /** A table of persons who have all come and play this game. */
  static RoomDriver begun(Game game, int seats) {
    return started(of(game, "p".repeat(seats), OptionalInt.empty(), PLAIN, PACE, SEED), seats);
  }

  /** The same, where words that are owed have to be typed. */
  static RoomDriver typing(Game game, int seats) {
    Fact.Opened opened = opened(game, "p".repeat(seats), OptionalInt.empty(), SEED);
    return started(
        new RoomDriver(StagedGames.of(game), opened.withTypedWords(true), PLAIN, PACE), seats);
  }

  /** A table that spectators see so late. */
  static RoomDriver late(String places, int seconds) {
    Game game = new LittleCatalogue().game("little", Map.of());
    Fact.Opened opened = opened(game, places, OptionalInt.of(20), SEED).watchedLate(seconds);
    return new RoomDriver(StagedGames.of(new LittleCatalogue()), opened, PLAIN, PACE);
  }

  static RoomDriver of(String places) {
    return of(places, Map.of(), OptionalInt.empty(), PLAIN);
  }

  /** A table of persons who have all come, and a match that has begun. */
  static RoomDriver begun(int seats, Map<String, String> options) {
    return started(of("p".repeat(seats), options, OptionalInt.empty(), PLAIN), seats);
  }

  private static RoomDriver started(RoomDriver driver, int seats) {
    for (int seat = 0; seat < seats; seat++) {
      driver.come(seat);
    }
    driver.ask(1, new Request.Start(false));
    return driver;
  }

  /** Somebody sits down and connects; connections are numbered from 1. */
  long come(int seat) {
    give(new Input.Sit("Guest " + (char) ('A' + seat), "token" + seat));
    return connect(seat);
  }

  long connect(int seat) {
    connections++;
    requests++;
    give(
        new Input.Connected(
            connections,
            String.valueOf(requests),
            seat == Match.NOBODY ? Optional.empty() : Optional.of("token" + seat),
            OptionalLong.empty()));
    return connections;
  }

  /** Asks for something; the id of the request is returned. */
  String ask(long connection, Request request) {
    return ask(connection, request, Optional.empty());
  }

  String ask(long connection, Request request, Optional<String> command) {
    requests++;
    String id = String.valueOf(requests);
    give(new Input.Asked(connection, id, request, command));
    return id;
  }

  /** The seat acts at the present ply on the connection with the number of the seat plus one. */
  String act(int seat, String line) {
    return ask(seat + 1, new Request.Act(match().ply(), line));
  }

  String act(int seat, int ply, String line, String command) {
    return ask(seat + 1, new Request.Act(ply, line), Optional.of(command));
  }

  List<Output> give(Input input) {
    Outcome outcome = room.after(input, now);
    outcome.rewritten().forEach(facts::set);
    facts.addAll(outcome.facts());
    room = outcome.room();
    outputs.addAll(outcome.outputs());
    for (Output output : outcome.outputs()) {
      switch (output) {
        case Output.Seated seated -> {}
        case Output.NoSeat noSeat -> {}
        case Output.Erased erased -> {}
        case Output.Answered(long connection, String id, Notice result) -> {
          answers.put(id, result);
          told.computeIfAbsent(connection, c -> new ArrayList<>()).add(result);
        }
        case Output.Refused(long connection, String id, Fault fault) -> faults.put(id, fault);
        case Output.Told(long connection, Notice notice) ->
            told.computeIfAbsent(connection, c -> new ArrayList<>()).add(notice);
        case Output.Dismissed(long connection, String reason) -> dismissed.put(connection, reason);
        case Output.Trouble trouble -> troubles.add(trouble);
      }
    }
    return outcome.outputs();
  }

  /** Lets time run; the room is woken whenever it wants to be. */
  void pass(long millis) {
    long until = now + millis;
    while (room.wakeAt().isPresent() && room.wakeAt().getAsLong() <= until) {
      now = Math.max(now, room.wakeAt().getAsLong());
      give(new Input.TimePassed());
    }
    now = until;
  }

  /** Goes down and comes up again: nothing is left but the facts. */
  void restart() {
    room = restored();
    told.clear();
  }

  /** The table as it was opened. */
  RoomTable opened() {
    return RoomTable.opened(
        "table", games, (Fact.Opened) facts.getFirst().fact(), facts.getFirst().at());
  }

  GameSource games() {
    return games;
  }

  /** Nothing is awake for so long, and then the room is made of its facts again. */
  void sleep(long millis) {
    now += millis;
    restart();
  }

  /** The room as a server that starts now would make it. */
  Room restored() {
    RoomTable table = opened();
    List<RoomTable> past = new ArrayList<>(List.of(table));
    for (Fact.Dated fact : facts.subList(1, facts.size())) {
      table = table.after(fact);
      if (table.lastAt() <= now - table.terms().watchDelayMillis()) {
        past.clear();
      }
      past.add(table);
    }
    return Room.of(table, past, pace, bots, now);
  }

  /** Plays on, every seat of a person by hand, until the deal is over. */
  void playDeal() {
    for (int i = 0; i < 5_000 && room.table().isRunning(); i++) {
      int turn = match().turn();
      if (room.state().presence().isPresent(turn)) {
        act(
            turn,
            PLAIN
                .act(match().view(turn), List.of(), new eightfold.game.FastChance(1))
                .orElseThrow());
      }
      pass(2_000);
    }
  }

  Room room() {
    return room;
  }

  RoomTable table() {
    return room.table();
  }

  Match match() {
    return room.table().running();
  }

  View view(int seat) {
    return match().view(seat);
  }

  Snapshot snapshot(int viewer) {
    return room.snapshot(viewer, now);
  }

  long now() {
    return now;
  }

  List<Fact.Dated> facts() {
    return facts;
  }

  List<Notice> told(long connection) {
    return told.getOrDefault(connection, List.of());
  }

  Optional<Fault> fault(String id) {
    return Optional.ofNullable(faults.get(id));
  }

  boolean done(String id) {
    return answers.containsKey(id);
  }

  Notice answer(String id) {
    return Optional.ofNullable(answers.get(id)).orElseThrow();
  }

  Map<Long, String> dismissed() {
    return dismissed;
  }

  List<Output> outputs() {
    return outputs;
  }

  /** What whoever runs the server was to hear of. */
  List<Output.Trouble> troubles() {
    return troubles;
  }
}
