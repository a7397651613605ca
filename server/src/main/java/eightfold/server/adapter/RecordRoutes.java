package eightfold.server.adapter;

import eightfold.protocol.Bodies;
import eightfold.protocol.Page;
import eightfold.protocol.RecordWish;
import eightfold.server.lobby.BroughtRecords;
import java.util.List;
import java.util.Map;

/** What plain HTTP can be asked of a record that somebody brings along; nothing of it is kept. */
final class RecordRoutes {
  private static final int OK = 200;

  private final BroughtRecords records;
  private final CallLimits calls;

  RecordRoutes(BroughtRecords records, CallLimits calls) {
    this.records = records;
    this.calls = calls;
  }

  List<Route> routes() {
    return List.of(replay(), game(), scenario());
  }

  private Route replay() {
    return Route.post(
        "/api/replay",
        "replayRecord",
        "A deal of a record that is brought along, picture by picture; nothing of it is kept.",
        Bodies.RECORD,
        Route.Answers.of(OK, Page.Replay.class),
        ctx -> {
          RecordWish wish = RecordWish.read(Requests.body(ctx, RecordWish.MOST_BYTES));
          HttpApi.send(ctx, calls.priced(ctx, pays -> records.replay(wish, pays)));
        });
  }

  private Route game() {
    return Route.post(
        "/api/replay/game",
        "gameOfRecord",
        "What the cards of such a record do, and what its players have done.",
        Bodies.RECORD,
        Route.Answers.of(OK, Page.RecordedGame.class),
        ctx -> {
          RecordWish wish = RecordWish.read(Requests.body(ctx, RecordWish.MOST_BYTES));
          HttpApi.send(
              ctx, calls.priced(ctx, pays -> records.game(wish, Requests.texts(ctx), pays)));
        });
  }

  private Route scenario() {
    return Route.post(
        "/api/replay/scenario",
        "scenarioOfRecord",
        "A moment of such a record as a scenario with the acts that followed.",
        Bodies.RECORD,
        new Route.Answers(OK, "text/yaml", schemas -> Map.of("type", "string")),
        ctx -> {
          RecordWish wish = RecordWish.read(Requests.body(ctx, RecordWish.MOST_BYTES));
          HttpApi.send(ctx, calls.priced(ctx, pays -> records.scenario(wish, pays)));
        });
  }
}
