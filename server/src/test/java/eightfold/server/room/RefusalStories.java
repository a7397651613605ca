package eightfold.server.room;

import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Request;
import eightfold.server.little.LittleCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What chance hardly ever brings about at a table: each story is told because of one refusal, and
 * gives what the room says.
 */
final class RefusalStories {
  private static final long DOOR = -1;
  private static final Request READY = new Request.Ready(false);
  private static final Map<String, String> UNTIL_NEXT = Map.of("catchUntil", "next");
  private static final Game LITTLE = new LittleCatalogue().game("little", Map.of());
  private static final GameSource GAMES = StagedGames.of(Games.standard());

  private final List<Output> told = new ArrayList<>();

  private RefusalStories() {}

  /** All that is said in the stories. */
  static List<Output> told() {
    RefusalStories stories = new RefusalStories();
    stories.acts();
    stories.aMatchThatWasMended();
    stories.alone();
    stories.seats();
    stories.referees();
    stories.doors();
    stories.talk();
    stories.full();
    return stories.told;
  }

  private void tell(RoomDriver room) {
    told.addAll(room.outputs());
  }

  private static RoomDriver playing() {
    return RoomDriver.begun(2, Map.of());
  }

  /** Ann has come to one card without calling, and Bob is in turn. */
  private void acts() {
    RoomDriver often = GraceTest.untilAnnOwes(UNTIL_NEXT);
    act(often, 1, "catch 0");
    for (int act = 0; act < WaitingActs.MOST_OF_A_SEAT; act++) {
      act(often, 1, "draw");
    }
    tell(often);
    RoomDriver called = GraceTest.untilAnnOwes(UNTIL_NEXT);
    act(called, 1, "catch 0");
    act(called, 0, "call");
    called.pass(2_000);
    tell(called);
    RoomDriver twice = GraceTest.untilAnnOwes(UNTIL_NEXT);
    Request caught = new Request.Act(twice.match().ply(), "catch 0");
    twice.ask(5, caught, Optional.of("command"));
    twice.ask(5, caught, Optional.of("command"));
    tell(twice);
    RoomDriver macau =
        RoomDriver.begun(Games.standard().game("macau", Map.of("cheating", "yes")), 2);
    int turn = macau.match().turn();
    macau.act(1 - turn, "catch " + turn);
    tell(macau);
    RoomDriver ended = playing();
    ended.ask(1, new Request.End(false));
    ended.ask(2, new Request.End(false));
    ended.act(0, "draw");
    tell(ended);
    RoomDriver asked = playing();
    int silent = asked.match().turn();
    asked.ask(2L - silent, new Request.Prompt(silent, "Guest " + (char) ('A' + silent)));
    tell(asked);
  }

  private static void act(RoomDriver room, int seat, String line) {
    room.ask(seat + 4, new Request.Act(room.match().ply(), line));
  }

  /** It was played under an engine whose rules decide otherwise today. */
  private void aMatchThatWasMended() {
    RoomTable table =
        RoomTable.opened(
            "table", StagedGames.of(LITTLE), StagedGames.opened(LITTLE, EngineVersion.FIRST), 0);
    for (Fact fact :
        List.of(
            new Fact.Seated(0, "Ann", "token0"),
            new Fact.Seated(1, "Bob", "token1"),
            new Fact.Begun())) {
      table = table.after(new Fact.Dated(1, fact));
    }
    Fact dance = new Fact.Acted(table.running().turn(), false, "dance", List.of("dance"));
    Room room = room(table.after(new Fact.Dated(1, dance)));
    for (Request request :
        List.of(new Request.Act(room.table().running().ply(), "draw"), new Request.Nonce("aa"))) {
      told.addAll(room.after(new Input.Asked(1, "1", request), 3).outputs());
    }
  }

  private static Room room(RoomTable table) {
    Room room = Room.of(table, RoomDriver.PACE, RoomDriver.bots(RoomDriver.PLAIN), 2);
    Input comes = new Input.Connected(1, "hello", Optional.of("token0"), OptionalLong.empty());
    return room.after(comes, 2).room();
  }

  private static RoomDriver patience() {
    Game game = Games.standard().game("eights-patience", Map.of());
    RoomDriver room = RoomDriver.of(game, GAMES, "p", RoomDriver.PACE, RoomDriver.SEED);
    room.come(0);
    room.ask(1, new Request.Start(false));
    return room;
  }

  private static void playsOut(RoomDriver room) {
    while (room.table().isRunning()) {
      room.act(0, room.view(0).legal().getFirst());
    }
  }

  private void alone() {
    RoomDriver fresh = patience();
    fresh.ask(1, new Request.Undo(fresh.match().ply()));
    playsOut(fresh);
    fresh.ask(1, new Request.Leave());
    fresh.give(new Input.Sit("Bob", "other"));
    fresh.give(new Input.Connected(9, "h", Optional.of("other"), OptionalLong.empty()));
    fresh.ask(9, new Request.Undo(fresh.match().ply()));
    fresh.ask(9, new Request.Referee());
    tell(fresh);
    RoomDriver both = RoomDriver.of("pp");
    both.come(0);
    both.come(1);
    both.ask(1, new Request.Start(false, OptionalLong.of(7)));
    tell(both);
    RoomDriver rules =
        RoomDriver.of(
            LITTLE, StagedGames.of(new LittleCatalogue()), "pb", RoomDriver.PACE, RoomDriver.SEED);
    rules.come(0);
    rules.ask(1, new Request.Start(false));
    rules.ask(1, new Request.End(false));
    for (int choice = 0; choice <= 200; choice++) {
      rules.ask(1, new Request.Options(Map.of("deals", choice % 2 == 0 ? "1" : "2")));
    }
    rules.ask(1, new Request.Repeat());
    tell(rules);
  }

  private void seats() {
    RoomDriver handing = RoomDriver.begun(3, Map.of());
    handing.ask(1, new Request.Ticket(Optional.of("a"), Optional.of("  ")));
    handing.ask(1, new Request.Ticket(Optional.of("a"), Optional.of("Bea")));
    shows(handing, "a", "bea");
    handing.ask(2, new Request.Ticket(Optional.of("b"), Optional.of("Ann")));
    handing.give(new Input.Connected(9, "p", Optional.of("bea"), OptionalLong.empty()));
    for (long connection : List.of(1L, 2L, 3L, 9L)) {
      handing.ask(connection, new Request.Hand(1, "Ann", false));
    }
    shows(handing, "b", "token0");
    tell(handing);
    RoomDriver again = playing();
    again.give(new Input.Connected(1, "again", Optional.of("token0"), OptionalLong.empty()));
    tell(again);
  }

  private static void shows(RoomDriver room, String ticket, String token) {
    room.give(
        new Input.Sit("Eve", token, OptionalInt.empty(), Optional.of(ticket), Optional.empty()));
  }

  private static RoomDriver refereed(String places) {
    return refereed(RoomDriver.of(places));
  }

  private static RoomDriver refereed(RoomDriver room) {
    room.give(new Input.Connected(DOOR, "d", Optional.empty(), OptionalLong.empty()));
    steer(room, new Steer.Referee(true));
    return room;
  }

  private static void steer(RoomDriver room, Steer steer) {
    room.give(new Input.Steered(DOOR, steer.toString(), steer));
  }

  private void referees() {
    RoomDriver asking = refereed("pppp");
    steer(asking, new Steer.Consent());
    steer(asking, new Steer.Consult(true));
    asking.give(new Input.Sit("Bob", "token1", OptionalInt.of(1)));
    asking.connect(1);
    asking.ask(1, READY);
    asking.give(new Input.Sit("Ann", "token0", OptionalInt.of(0)));
    asking.connect(0);
    asking.ask(1, READY);
    asking.ask(2, READY);
    asking.ask(1, new Request.Leave());
    tell(asking);
    RoomDriver often = refereed("pp");
    often.come(0);
    often.come(1);
    for (int time = 0; time < 8; time++) {
      often.ask(1, READY);
      often.ask(2, READY);
      often.ask(1, new Request.Suspend(false));
    }
    tell(often);
    // the match was two seats', and its table has three again
    RoomDriver wider = refereed("pbp");
    wider.come(0);
    wider.ask(1, READY);
    wider.playDeal();
    wider.ask(1, new Request.End(false));
    steer(wider, new Steer.Fill(2, "plain", "Cy"));
    steer(wider, new Steer.Referee(false));
    wider.ask(1, new Request.Repeat());
    tell(wider);
  }

  private void doors() {
    RoomDriver room = refereed("pp");
    room.come(0);
    steer(room, new Steer.Keep("door", "key", "x".repeat(Doors.LONGEST + 1)));
    steer(room, new Steer.Fill(0, "plain", "Cy"));
    steer(room, new Steer.Clear(0));
    tell(room);
    RoomDriver own = RoomDriver.ownBook("pp");
    own.come(0);
    own.ask(1, new Request.Options(Map.of()));
    own.ask(1, new Request.Referee());
    tell(own);
  }

  /** Ann mutes Bob and goes away for a while, so that Bob is the host. */
  private void talk() {
    RoomDriver room = RoomDriver.of("pp");
    room.come(0);
    room.pass(1_000);
    room.come(1);
    room.ask(1, new Request.Mute(1, "Guest B", false));
    room.ask(2, new Request.Chat("let me talk"));
    room.give(new Input.Disconnected(1));
    room.pass(60_000);
    room.ask(2, new Request.Mute(1, "Guest B", true));
    tell(room);
  }

  private void full() {
    RoomDriver watched = playing();
    for (int watcher = 0; watcher <= Doorstep.MOST_WATCHERS; watcher++) {
      watched.connect(Match.NOBODY);
    }
    tell(watched);
    RoomTable table =
        RoomTable.opened(
            "table", StagedGames.of(LITTLE), StagedGames.opened(LITTLE, EngineVersion.CURRENT), 0);
    table = table.after(new Fact.Dated(1, new Fact.Seated(0, "Ann", "token0")));
    while (table.facts() <= StepContext.MOST_FACTS) {
      table = table.after(new Fact.Dated(1, new Fact.Said(0, "so")));
    }
    Input speaks = new Input.Asked(1, "1", new Request.Chat("so"));
    told.addAll(room(table).after(speaks, 3).outputs());
  }
}
