package eightfold.server.adapter;

import eightfold.message.Texts;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.server.lobby.PlayedMatches;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** What plain HTTP can be asked of matches that have been played. */
final class PlayedRoutes {
  private static final int OK = 200;
  private static final String TYPE = "type";
  private static final Map<String, Object> FROM_ONE = Map.of(TYPE, "integer", "minimum", 1);

  private static final Route.Query MATCH =
      new Route.Query(
          "match",
          "the match's number at the table, from 1; the last one by default",
          FROM_ONE,
          "1");

  private static final Route.Query DEAL =
      new Route.Query(
          "deal",
          "the deal's number in the match, from 1; the first one by default",
          FROM_ONE,
          "1");

  private static final Route.Query MOMENT =
      new Route.Query(
          "moment",
          "which picture of the replay, from 0, which is the default",
          Map.of(TYPE, "integer", "minimum", 0),
          "0");

  private static final Route.Query SEAT =
      new Route.Query(
          "seat",
          "from which seat it is seen, from 0; as a spectator saw it by default",
          Map.of(TYPE, "integer", "minimum", 0),
          "0");

  private static final Route.Query OPEN =
      new Route.Query(
          "open",
          "whether all hands lie open: true or false, which is the default",
          Map.of(TYPE, "boolean"),
          "true");

  private final PlayedMatches played;
  private final CallLimits calls;

  PlayedRoutes(PlayedMatches played, CallLimits calls) {
    this.played = played;
    this.calls = calls;
  }

  List<Route> routes() {
    return List.of(meanings(), record(), replay(), scenario(), statistics());
  }

  private Route meanings() {
    return Route.get(
            "/api/tables/{table}/meanings",
            "tableMeanings",
            "What the cards there do, and what the rule sheet says of turns and ends.",
            Route.Answers.of(OK, Page.CardMeanings.class),
            ctx -> {
              OptionalInt match = number(ctx, MATCH.name(), 1);
              Texts texts = Requests.texts(ctx);
              HttpApi.send(
                  ctx, calls.priced(ctx, pays -> played.meanings(table(ctx), match, texts, pays)));
            })
        .taking(
            new Route.Query(
                MATCH.name(),
                "the number at the table, from 1, of the match whose rules they are; of what is"
                    + " played there now or next by default",
                FROM_ONE,
                "1"));
  }

  private Route record() {
    return Route.get(
            "/api/tables/{table}/record",
            "record",
            "The record of a match, for anybody to check.",
            new Route.Answers(OK, "text/yaml", schemas -> Map.of(TYPE, "string")),
            ctx -> {
              OptionalInt match = number(ctx, MATCH.name(), 1);
              HttpApi.send(ctx, calls.priced(ctx, pays -> played.record(table(ctx), match, pays)));
            })
        .taking(MATCH);
  }

  private Route replay() {
    return Route.get(
            "/api/tables/{table}/replay",
            "replay",
            "A deal that is over, picture by picture.",
            Route.Answers.of(OK, Page.Replay.class),
            ctx -> {
              PlayedMatches.ReplayWish wish =
                  new PlayedMatches.ReplayWish(
                      number(ctx, MATCH.name(), 1),
                      number(ctx, DEAL.name(), 1).orElse(1),
                      number(ctx, SEAT.name(), 0).orElse(-1),
                      isTrue(ctx, OPEN.name()));
              HttpApi.send(ctx, calls.priced(ctx, pays -> played.replay(table(ctx), wish, pays)));
            })
        .taking(MATCH, DEAL, SEAT, OPEN);
  }

  private Route scenario() {
    return Route.get(
            "/api/tables/{table}/scenario",
            "scenario",
            "A moment of a deal that is over, as a scenario with the acts that followed.",
            new Route.Answers(OK, "text/yaml", schemas -> Map.of(TYPE, "string")),
            ctx -> {
              OptionalInt match = number(ctx, MATCH.name(), 1);
              int deal = number(ctx, DEAL.name(), 1).orElse(1);
              int moment = number(ctx, MOMENT.name(), 0).orElse(0);
              HttpApi.send(
                  ctx,
                  calls.priced(
                      ctx, pays -> played.scenario(table(ctx), match, deal, moment, pays)));
            })
        .taking(MATCH, DEAL, MOMENT);
  }

  private Route statistics() {
    return Route.get(
        "/api/tables/{table}/statistics",
        "statistics",
        "What the players of a table have done there, in all deals that are over.",
        Route.Answers.of(OK, Page.Statistics.class),
        ctx -> HttpApi.send(ctx, calls.priced(ctx, pays -> played.statistics(table(ctx), pays))));
  }

  private static String table(Context ctx) {
    return ctx.pathParam("table");
  }

  private static OptionalInt number(Context ctx, String name, int least) throws Malformed {
    String number = Requests.text(ctx.queryParam(name));
    if (number.isEmpty()) {
      return OptionalInt.empty();
    }
    if (!number.matches("[0-9]{1,6}")) {
      throw new Malformed(name + " must be a whole number from " + least);
    }
    return OptionalInt.of(Integer.parseInt(number));
  }

  private static boolean isTrue(Context ctx, String name) throws Malformed {
    String word = Requests.text(ctx.queryParam(name));
    if (!word.isEmpty() && !word.equals("true") && !word.equals("false")) {
      throw new Malformed(name + " must be true or false");
    }
    return word.equals("true");
  }
}
