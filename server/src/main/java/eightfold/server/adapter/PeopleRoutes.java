package eightfold.server.adapter;

import eightfold.protocol.Bodies;
import eightfold.protocol.Erasure;
import eightfold.protocol.GuestToken;
import eightfold.protocol.GuestWish;
import eightfold.protocol.Page;
import eightfold.protocol.ReportWish;
import eightfold.server.lobby.Lobby;
import java.util.List;

/** What plain HTTP can be asked for that is about people, not about tables. */
final class PeopleRoutes {
  private static final int OK = 200;
  private static final int CREATED = 201;

  private final Lobby lobby;
  private final CallLimits calls;

  PeopleRoutes(Lobby lobby, CallLimits calls) {
    this.lobby = lobby;
    this.calls = calls;
  }

  List<Route> routes() {
    return List.of(guest(), me(), matches(), erasingAll(), report(), erasing());
  }

  private Route guest() {
    return Route.post(
        "/api/guests",
        "guest",
        "Makes somebody a guest, who is known at all tables; or renews a guest's token.",
        Bodies.GUEST,
        Route.Answers.of(CREATED, Page.GuestKey.class),
        ctx -> HttpApi.send(ctx, lobby.people().guest(GuestWish.read(Requests.body(ctx)))));
  }

  private Route me() {
    return Route.post(
        "/api/me",
        "me",
        "Where a guest has seats, the latest first, with their tokens.",
        Bodies.WHO,
        Route.Answers.of(OK, Page.Me.class),
        ctx -> {
          String guest = GuestToken.read(Requests.body(ctx)).guest();
          HttpApi.send(ctx, calls.priced(ctx, pays -> lobby.people().me(guest, pays)));
        });
  }

  private Route matches() {
    return Route.post(
        "/api/me/matches",
        "matches",
        "The matches that a guest has played to their end, the latest first.",
        Bodies.WHO,
        Route.Answers.of(OK, Page.History.class),
        ctx -> {
          String guest = GuestToken.read(Requests.body(ctx)).guest();
          HttpApi.send(ctx, calls.priced(ctx, pays -> lobby.people().matches(guest, pays)));
        });
  }

  private Route erasingAll() {
    return Route.post(
        "/api/me/erasure",
        "eraseAll",
        "Erases a guest's name and talk at all tables, and where they sit.",
        Bodies.WHO,
        Route.Answers.of(OK, Page.Erased.class),
        ctx -> {
          String guest = GuestToken.read(Requests.body(ctx)).guest();
          HttpApi.send(ctx, calls.priced(ctx, pays -> lobby.people().erase(guest, pays)));
        });
  }

  private Route report() {
    return Route.post(
        "/api/tables/{table}/reports",
        "report",
        "A player reports a line of talk, or a name, to whoever runs the server.",
        Bodies.REPORT,
        Route.Answers.of(CREATED, Page.Reported.class),
        ctx -> {
          ReportWish wish = ReportWish.read(Requests.body(ctx));
          String table = ctx.pathParam("table");
          HttpApi.send(ctx, lobby.people().report(table, wish, calls.address(ctx)));
        });
  }

  private Route erasing() {
    return Route.post(
        "/api/tables/{table}/erasure",
        "erase",
        "Erases the name and the talk of whoever has a token, or had the seat that it opened.",
        Bodies.ERASURE,
        Route.Answers.of(OK, Page.Erased.class),
        ctx -> {
          String token = Erasure.read(Requests.body(ctx)).token();
          Page page = calls.priced(ctx, pays -> lobby.erase(ctx.pathParam("table"), token, pays));
          HttpApi.send(ctx, page);
        });
  }
}
