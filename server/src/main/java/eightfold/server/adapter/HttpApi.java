package eightfold.server.adapter;

import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Bodies;
import eightfold.protocol.GameCard;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Methods;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.PasskeyOptions;
import eightfold.protocol.SimulationWish;
import eightfold.protocol.TableWish;
import eightfold.protocol.Versions;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.Problems;
import eightfold.server.lobby.Redacted;
import eightfold.server.port.Clock;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Everything but play: the catalogue, rule sheets, opening tables, taking seats, records. */
final class HttpApi {
  private static final System.Logger LOG = System.getLogger(HttpApi.class.getName());

  private static final int MOST_BYTES_WITH_BOOK = TableWish.LONGEST_BOOK;

  private static final int MOST_OPTIONS = 64;
  private static final int CREATED = 201;
  private static final int OK = 200;
  private static final int NOT_ALLOWED = 405;
  private static final int UNAVAILABLE = 503;
  private static final String OPENAPI = "openapi.json";
  private static final String OPENRPC = "openrpc.json";
  private static final String OPTION = "opt.";
  private static final Route.Query OPTIONS =
      new Route.Query(
          OPTION + "twos",
          "opt. and the key of any option of the game, with its value",
          Map.of("type", "string"),
          "draw2");

  private static final String READY = "ready";
  private static final String RESTARTING = "restarting";
  private static final String NOT_WRITABLE = "store cannot be written";

  private static final List<HandlerType> METHODS =
      List.of(
          HandlerType.GET,
          HandlerType.POST,
          HandlerType.PUT,
          HandlerType.PATCH,
          HandlerType.DELETE,
          HandlerType.OPTIONS);

  private final Lobby lobby;
  private final CallLimits calls;
  private final PeopleRoutes people;
  private final PasskeyRoutes passkeys;
  private final PlayedRoutes played;
  private final BookRoutes books;
  private final RecordRoutes records;
  private final BooleanSupplier up;
  private final String basePath;

  /**
   * @param basePath the path under which everything lies; empty: the root
   * @param up whether the server is there to stay
   */
  HttpApi(
      Lobby lobby,
      Limits limits,
      Clock clock,
      Clients clients,
      BooleanSupplier up,
      String basePath) {
    this.lobby = lobby;
    this.calls = new CallLimits(limits, clock, clients);
    this.people = new PeopleRoutes(lobby, calls);
    this.passkeys = new PasskeyRoutes(lobby.people(), calls, clients);
    this.played = new PlayedRoutes(lobby.played(), calls);
    this.books = new BookRoutes(lobby.ownBooks(), calls);
    this.records = new RecordRoutes(lobby.broughtRecords(), calls);
    this.up = up;
    this.basePath = basePath;
  }

  void addTo(RoutesConfig routes) {
    List<Route> all = routes();
    routes.before("/api/*", ctx -> ctx.header("Cache-Control", "no-store"));
    for (Route route : all) {
      routes.addHttpHandler(
          route.method(),
          route.path(),
          ctx -> {
            if (route.counted()) {
              guarded(ctx, () -> route.doing().run(ctx));
            } else {
              route.doing().run(ctx);
            }
          });
    }
    all.stream()
        .collect(
            Collectors.groupingBy(
                Route::path, Collectors.mapping(Route::method, Collectors.toList())))
        .forEach((path, right) -> refuseOthers(routes, path, right));
    for (HandlerType method : METHODS) {
      routes.addHttpHandler(method, "/api/*", ctx -> send(ctx, nothing()));
    }
  }

  /** All that plain HTTP can be asked for, besides the page. */
  private List<Route> routes() {
    List<Route> all = new ArrayList<>();
    all.addAll(ofGames());
    all.addAll(ofTables());
    all.addAll(played.routes());
    all.addAll(people.routes());
    all.addAll(books.routes());
    all.addAll(records.routes());
    all.addAll(passkeys.routes());
    all.addAll(ofTheServer());
    // they are made once, from all routes with their own
    Supplier<String> openApi = once(() -> Json.write(OpenApi.of(all, basePath)));
    Supplier<String> openRpc = once(() -> Json.write(Methods.openRpc()));
    all.add(document(OPENAPI, "openapi", "This document.", openApi));
    all.add(document(OPENRPC, "openrpc", "What the play socket speaks, as OpenRPC.", openRpc));
    return List.copyOf(all);
  }

  /** What is made when it is first asked for, and kept. */
  private static Supplier<String> once(Supplier<String> making) {
    AtomicReference<String> made = new AtomicReference<>("");
    return () -> made.updateAndGet(before -> before.isEmpty() ? making.get() : before);
  }

  private static Route document(String path, String id, String summary, Supplier<String> text) {
    return Route.get(
        "/api/" + path,
        id,
        summary,
        new Route.Answers(OK, Route.Answers.JSON, schemas -> Map.of("type", "object")),
        ctx -> ctx.contentType(Route.Answers.JSON).result(text.get()));
  }

  private List<Route> ofGames() {
    return List.of(
        Route.get(
            "/api",
            "index",
            "Where programs find what this server speaks.",
            Route.Answers.of(OK, Page.Index.class),
            ctx ->
                send(
                    ctx,
                    new Page.Index(
                        "api/" + OPENAPI,
                        "api/" + OPENRPC,
                        Versions.SPOKEN,
                        lobby.doors().names()))),
        Route.get(
            "/api/catalogue",
            "catalogue",
            "The games that players may choose from.",
            new Route.Answers(OK, Route.Answers.JSON, all -> all.listOf(GameCard.class)),
            ctx -> json(ctx, OK, lobby.games(Requests.texts(ctx)))),
        Route.get(
                "/api/games/{game}/sheet",
                "sheet",
                "The rule sheet of a game with options.",
                Route.Answers.of(OK, Page.Sheet.class),
                ctx ->
                    send(
                        ctx, lobby.sheet(ctx.pathParam("game"), options(ctx), Requests.texts(ctx))))
            .taking(OPTIONS),
        Route.get(
                "/api/games/{game}/meanings",
                "meanings",
                "What the cards of a game with options do, and what its rule sheet says of turns"
                    + " and ends.",
                Route.Answers.of(OK, Page.CardMeanings.class),
                ctx ->
                    send(
                        ctx,
                        lobby.meanings(ctx.pathParam("game"), options(ctx), Requests.texts(ctx))))
            .taking(OPTIONS),
        Route.get(
            "/api/games/{game}/lessons",
            "lessons",
            "A game in short lessons, made of the scenarios that teach it.",
            Route.Answers.of(OK, Page.Lessons.class),
            ctx -> send(ctx, lobby.lessons(ctx.pathParam("game"), Requests.texts(ctx)))),
        Route.post(
            "/api/simulations",
            "simulate",
            "Has bots play some first deals, and says what came of them.",
            Bodies.SIMULATION,
            Route.Answers.of(OK, Page.Simulated.class),
            ctx -> {
              String body = Requests.body(ctx, MOST_BYTES_WITH_BOOK);
              SimulationWish wish = SimulationWish.read(body);
              checkLength(body, wish.bringsBook());
              send(ctx, lobby.simulate(wish, calls.address(ctx)));
            }));
  }

  private List<Route> ofTables() {
    return List.of(
        Route.get(
            "/api/tables",
            "openTables",
            "The tables that are open to all and at which a player is, the latest first.",
            Route.Answers.of(OK, Page.OpenTables.class),
            ctx -> send(ctx, lobby.openTables())),
        Route.post(
            "/api/tables",
            "openTable",
            "Opens a table; whoever does has the first seat for persons.",
            Bodies.TABLE,
            Route.Answers.of(CREATED, Page.SeatKey.class),
            ctx -> {
              String body = Requests.body(ctx, MOST_BYTES_WITH_BOOK);
              send(ctx, lobby.open(wish(body), calls.address(ctx), Requests.once(ctx, body)));
            }),
        Route.post(
            "/api/tables/{table}/seats",
            "takeSeat",
            "Takes the next free seat, or this one, which may be a bot's.",
            Bodies.SEAT,
            Route.Answers.of(CREATED, Page.SeatKey.class),
            ctx -> {
              String body = Requests.body(ctx);
              String table = ctx.pathParam("table");
              send(ctx, lobby.join(table, Newcomer.read(body), Requests.once(ctx, body)));
            }),
        Route.get(
            "/api/tables/{table}",
            "table",
            "A table as somebody sees it who has its link.",
            Route.Answers.of(OK, Page.TableNotice.class),
            ctx -> send(ctx, lobby.notice(ctx.pathParam("table")))),
        Route.get(
            "/api/tables/{table}/sheet",
            "tableSheet",
            "The rule sheet of what is played there.",
            Route.Answers.of(OK, Page.Sheet.class),
            ctx -> send(ctx, lobby.sheetOf(ctx.pathParam("table"), Requests.texts(ctx)))),
        Route.get(
            "/api/tables/{table}/cards",
            "tableCards",
            "What is printed on the cards there, where that is more than rank and suit.",
            Route.Answers.of(OK, Page.Cards.class),
            ctx -> send(ctx, lobby.cardsOf(ctx.pathParam("table"), Requests.texts(ctx)))));
  }

  private List<Route> ofTheServer() {
    return List.of(
        Route.get(
            "/health",
            "health",
            "How the server is; 503 while nothing can be written.",
            Route.Answers.of(OK, Lobby.Health.class),
            this::health),
        // it is asked every second by balancers that all come from one address
        Route.get(
                "/ready",
                "ready",
                "Whether players should be sent here; 503 while they should not.",
                Route.Answers.of(OK, State.class),
                this::ready)
            .uncounted());
  }

  /** Whether players should be sent here. */
  record State(String state) {}

  /** A path that is there, but not for this method. */
  private static void refuseOthers(RoutesConfig routes, String path, List<HandlerType> right) {
    List<String> names = right.stream().map(HandlerType::name).toList();
    Message words = Message.of("problems.use-methods").with("methods", names);
    for (HandlerType method : METHODS) {
      if (!right.contains(method)) {
        routes.addHttpHandler(
            method,
            path,
            ctx -> {
              ctx.header("Allow", String.join(", ", names));
              json(ctx, NOT_ALLOWED, Page.Problem.of(Problems.NOT_POSSIBLE, words));
            });
      }
    }
  }

  /** For whoever runs the server: 200 while all is well, else 503. */
  private void health(Context ctx) {
    Lobby.Health health = lobby.health();
    ctx.header("Cache-Control", "no-store");
    json(ctx, health.storeWritable() ? OK : UNAVAILABLE, health);
  }

  /** For whoever sends players here or elsewhere: 503 while they are better sent elsewhere. */
  private void ready(Context ctx) {
    String state = !up.getAsBoolean() ? RESTARTING : lobby.isWritable() ? READY : NOT_WRITABLE;
    ctx.header("Cache-Control", "no-store");
    json(ctx, state.equals(READY) ? OK : UNAVAILABLE, new State(state));
  }

  /** Only a wish that brings a rule book may be longer than other requests. */
  private static TableWish wish(String body) throws Malformed {
    TableWish wish = TableWish.read(body);
    checkLength(body, wish.bringsBook());
    return wish;
  }

  private static void checkLength(String body, boolean withBook) throws Malformed {
    if (!withBook && body.getBytes(StandardCharsets.UTF_8).length > Requests.MOST_BYTES) {
      throw Requests.tooLong(Requests.MOST_BYTES);
    }
  }

  private static Page nothing() {
    return Page.Problem.of(Problems.UNKNOWN, Message.of("problems.nothing-here"));
  }

  /** What a handler does, which may find the request malformed. */
  private interface GuardedHandler {
    void run() throws Malformed, IOException;
  }

  private void guarded(Context ctx, GuardedHandler handler) {
    Optional<Page.Problem> tooFast = calls.tooFast(ctx);
    if (tooFast.isPresent()) {
      send(ctx, tooFast.get());
      return;
    }
    try {
      handler.run();
    } catch (Malformed e) {
      send(ctx, Page.Problem.of(Problems.NOT_POSSIBLE, e));
    } catch (IOException e) {
      // whoever asked has gone in the middle of it: there is nobody to be told, and no fault of
      // ours
      LOG.log(System.Logger.Level.DEBUG, "a request broke off", Redacted.of(e));
    } catch (RuntimeException | Error e) {
      failed(e, ctx);
    }
  }

  /** What nobody foresaw; its words may name cards, and are not told. */
  static void failed(Throwable e, Context ctx) {
    LOG.log(System.Logger.Level.ERROR, ctx.method() + " " + ctx.path(), Redacted.of(e));
    send(ctx, Page.Problem.of(Problems.TROUBLE, Message.of("problems.failed")));
  }

  private static Map<String, String> options(Context ctx) throws Malformed {
    Map<String, String> options = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> parameter : ctx.queryParamMap().entrySet()) {
      if (parameter.getKey().startsWith(OPTION)) {
        options.put(parameter.getKey().substring(OPTION.length()), parameter.getValue().getFirst());
      }
    }
    if (options.size() > MOST_OPTIONS) {
      throw new Malformed("that are more options than any game has");
    }
    return options;
  }

  /** Sends a page with the status that goes with it. */
  static void send(Context ctx, Page page) {
    switch (page) {
      case Page.Document(String yaml) ->
          ctx.contentType("text/yaml; charset=utf-8")
              .header("Content-Disposition", "attachment; filename=\"eightfold-record.yaml\"")
              .result(yaml);
      case Page.Problem problem -> {
        problem.retryAfter().ifPresent(time -> ctx.header("Retry-After", String.valueOf(time)));
        json(ctx, status(problem), problem);
      }
      case Page.SeatKey key -> json(ctx, CREATED, key);
      case Page.Sheet sheet -> json(ctx, OK, sheet);
      case Page.CheckedBook checked -> json(ctx, OK, checked);
      case Page.RuleExamples examples -> json(ctx, OK, examples);
      case Page.KeptBook kept -> json(ctx, OK, kept);
      case Page.KeptBooks kept -> json(ctx, OK, kept);
      case Page.History history -> json(ctx, OK, history);
      case Page.TableNotice notice -> json(ctx, OK, notice);
      case Page.Cards cards -> json(ctx, OK, cards);
      case Page.CardMeanings meanings -> json(ctx, OK, meanings);
      case Page.Simulated simulated -> json(ctx, OK, simulated);
      case Page.Index index -> json(ctx, OK, index);
      case Page.Reported reported -> json(ctx, CREATED, reported);
      case Page.GuestKey key -> json(ctx, CREATED, key);
      case Page.Me me -> json(ctx, OK, me);
      case Page.Held held -> json(ctx, OK, held);
      case Page.Erased erased -> json(ctx, OK, erased);
      case Page.OpenTables tables -> json(ctx, OK, tables);
      case Page.Lessons lessons -> json(ctx, OK, lessons);
      case Page.Replay replay -> json(ctx, OK, replay);
      case Page.RecordedGame recorded -> json(ctx, OK, recorded);
      case Page.Statistics statistics -> json(ctx, OK, statistics);
      case Page.Passkey passkey -> json(ctx, OK, passkey);
      case Page.SignedOut out -> json(ctx, OK, out);
      case PasskeyOptions.Creation creation -> json(ctx, OK, creation);
      case PasskeyOptions.Request request -> json(ctx, OK, request);
    }
  }

  private static int status(Page.Problem problem) {
    return switch (problem.error()) {
      case Problems.UNKNOWN -> 404;
      case Problems.STRANGER, Problems.SIGNED_OUT -> 401;
      case Problems.TAKEN -> 409;
      case Problems.TOO_FAST -> 429;
      case Problems.FULL -> 503;
      case Problems.TROUBLE -> 500;
      default -> 400;
    };
  }

  private static void json(Context ctx, int status, Object body) {
    Texts texts = Requests.texts(ctx);
    ctx.header("Content-Language", texts.language());
    ctx.header("Vary", Requests.ACCEPT_LANGUAGE);
    ctx.status(status).contentType("application/json").result(Json.write(body, texts));
  }
}
