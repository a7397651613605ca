package eightfold.server.adapter;

import eightfold.protocol.Bodies;
import eightfold.protocol.Erasure;
import eightfold.protocol.Page;
import eightfold.server.lobby.Lobby;
import java.util.List;

/** What plain HTTP can be asked for that is about people, not about tables. */
final class PeopleRoutes {
  private static final int OK = 200;

  private final Lobby lobby;
  private final Calls calls;

  PeopleRoutes(Lobby lobby, Calls calls) {
    this.lobby = lobby;
    this.calls = calls;
  }

  List<Route> routes() {
    return List.of(erasing());
  }

  private Route erasing() {
    return Route.post(
        "/api/tables/{table}/erasure",
        "erase",
        "Erases the name and the talk of whoever has a token, or had the seat that it opened.",
        Bodies.ERASURE,
        Route.Answers.of(OK, Page.Erased.class),
        ctx -> {
          String token = Erasure.read(Requests.body(ctx, Requests.MOST_BYTES)).token();
          Page page = calls.priced(ctx, pays -> lobby.erase(ctx.pathParam("table"), token, pays));
          HttpApi.send(ctx, page);
        });
  }
}
