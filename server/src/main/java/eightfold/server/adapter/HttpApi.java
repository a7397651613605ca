package eightfold.server.adapter;

import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.Problems;
import eightfold.server.lobby.Redacted;
import eightfold.server.lobby.SpeedLimit;
import eightfold.server.port.Clock;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/** Everything but play: the catalogue, rule sheets, opening tables, taking seats, records. */
final class HttpApi {
  private static final System.Logger LOG = System.getLogger(HttpApi.class.getName());

  /** The largest body of a request that brings no rule book. */
  static final int MOST_BYTES = 4096;

  private static final int MOST_BYTES_WITH_BOOK = TableWish.LONGEST_BOOK;

  private static final int MOST_OPTIONS = 64;
  private static final int CREATED = 201;
  private static final int OK = 200;
  private static final int NOT_ALLOWED = 405;
  private static final int UNAVAILABLE = 503;
  private static final String OPTION = "opt.";
  private static final String READY = "ready";
  private static final String RESTARTING = "restarting";
  private static final String NOT_WRITABLE = "store cannot be written";

  /** JSON, in UTF-8 if anything is said of it. */
  private static final Pattern JSON =
      Pattern.compile(
          "application/json\\s*(;\\s*charset\\s*=\\s*\"?utf-?8\"?\\s*)?", Pattern.CASE_INSENSITIVE);

  private static final List<HandlerType> METHODS =
      List.of(
          HandlerType.GET,
          HandlerType.POST,
          HandlerType.PUT,
          HandlerType.PATCH,
          HandlerType.DELETE,
          HandlerType.OPTIONS);

  private static final List<String> GET_PATHS =
      List.of(
          "/api/catalogue",
          "/api/games/{game}/sheet",
          "/api/tables/{table}",
          "/api/tables/{table}/sheet",
          "/api/tables/{table}/cards",
          "/api/tables/{table}/record",
          "/health",
          "/ready");

  private static final String TABLES = "/api/tables";

  private static final List<String> POST_PATHS = List.of("/api/tables/{table}/seats");

  private final Lobby lobby;
  private final SpeedLimit speed;
  private final Clock clock;
  private final Clients clients;
  private final BooleanSupplier up;

  /**
   * @param up whether the server is there to stay
   */
  HttpApi(Lobby lobby, Limits limits, Clock clock, Clients clients, BooleanSupplier up) {
    this.lobby = lobby;
    this.speed = new SpeedLimit(limits.calls());
    this.clock = clock;
    this.clients = clients;
    this.up = up;
  }

  void addTo(RoutesConfig routes) {
    routes.before("/api/*", ctx -> ctx.header("Cache-Control", "no-store"));
    routes.get("/api/catalogue", ctx -> guarded(ctx, () -> json(ctx, OK, lobby.games())));
    routes.get(
        "/api/games/{game}/sheet",
        ctx -> guarded(ctx, () -> send(ctx, lobby.sheet(ctx.pathParam("game"), options(ctx)))));
    routes.get(TABLES, ctx -> guarded(ctx, () -> send(ctx, lobby.openTables())));
    routes.post(TABLES, ctx -> guarded(ctx, () -> send(ctx, lobby.open(wish(ctx), address(ctx)))));
    routes.post(
        "/api/tables/{table}/seats",
        ctx ->
            guarded(
                ctx,
                () ->
                    send(
                        ctx,
                        lobby.join(ctx.pathParam("table"), Newcomer.read(body(ctx, MOST_BYTES))))));
    routes.get(
        "/api/tables/{table}",
        ctx -> guarded(ctx, () -> send(ctx, lobby.notice(ctx.pathParam("table")))));
    routes.get(
        "/api/tables/{table}/sheet",
        ctx -> guarded(ctx, () -> send(ctx, lobby.sheetOf(ctx.pathParam("table")))));
    routes.get(
        "/api/tables/{table}/cards",
        ctx -> guarded(ctx, () -> send(ctx, lobby.cardsOf(ctx.pathParam("table")))));
    routes.get("/api/tables/{table}/record", ctx -> guarded(ctx, () -> send(ctx, record(ctx))));
    routes.get("/health", ctx -> guarded(ctx, () -> health(ctx)));
    // it is asked every second by balancers that all come from one address
    routes.get("/ready", this::ready);
    for (String path : GET_PATHS) {
      refuseOthers(routes, path, List.of(HandlerType.GET));
    }
    for (String path : POST_PATHS) {
      refuseOthers(routes, path, List.of(HandlerType.POST));
    }
    refuseOthers(routes, TABLES, List.of(HandlerType.GET, HandlerType.POST));
    for (HandlerType method : METHODS) {
      routes.addHttpHandler(method, "/api/*", ctx -> send(ctx, nothing()));
    }
  }

  /** A path that is there, but not for this method. */
  private static void refuseOthers(RoutesConfig routes, String path, List<HandlerType> right) {
    List<String> names = right.stream().map(HandlerType::name).toList();
    String words = "use " + String.join(" or ", names) + " here";
    for (HandlerType method : METHODS) {
      if (!right.contains(method)) {
        routes.addHttpHandler(
            method,
            path,
            ctx -> {
              ctx.header("Allow", String.join(", ", names));
              json(ctx, NOT_ALLOWED, new Page.Problem(Problems.NOT_POSSIBLE, words));
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
    json(ctx, state.equals(READY) ? OK : UNAVAILABLE, Map.of("state", state));
  }

  /** Only a wish that brings a rule book may be longer than other requests. */
  private static TableWish wish(Context ctx) throws Malformed, IOException {
    String body = body(ctx, MOST_BYTES_WITH_BOOK);
    TableWish wish = TableWish.read(body);
    if (!wish.bringsBook() && body.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
      throw tooLong(MOST_BYTES);
    }
    return wish;
  }

  private Page record(Context ctx) throws Malformed {
    String address = address(ctx);
    AtomicInteger price = new AtomicInteger();
    Page page =
        lobby.record(
            ctx.pathParam("table"),
            match(ctx),
            cost -> {
              price.set(cost);
              return speed.admits(address, clock.millis(), cost);
            });
    return page instanceof Page.Problem problem && problem.error().equals(Problems.TOO_FAST)
        ? problem.after(speed.waitSeconds(address, clock.millis(), price.get()))
        : page;
  }

  private static Page nothing() {
    return new Page.Problem(Problems.UNKNOWN, "there is nothing here");
  }

  /** What a handler does, which may find the request malformed. */
  private interface Handling {
    void run() throws Malformed, IOException;
  }

  private void guarded(Context ctx, Handling handling) {
    long now = clock.millis();
    if (!speed.admits(address(ctx), now)) {
      send(
          ctx,
          new Page.Problem(Problems.TOO_FAST, "too many requests; please wait a little")
              .after(speed.waitSeconds(address(ctx), now)));
      return;
    }
    try {
      handling.run();
    } catch (Malformed e) {
      send(ctx, new Page.Problem(Problems.NOT_POSSIBLE, e.words()));
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
    send(ctx, new Page.Problem(Problems.TROUBLE, "the server could not do that"));
  }

  private String address(Context ctx) {
    return clients.address(ctx);
  }

  /** The body as a text; only JSON, which no foreign page can send without asking. */
  private static String body(Context ctx, int mostBytes) throws Malformed, IOException {
    if (!JSON.matcher(text(ctx.req().getHeader("Content-Type")).strip()).matches()) {
      throw new Malformed("the content type must be application/json, in UTF-8");
    }
    byte[] bytes = ctx.req().getInputStream().readNBytes(mostBytes + 1);
    if (bytes.length > mostBytes) {
      throw tooLong(mostBytes);
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Malformed("that is not UTF-8");
    }
  }

  private static Malformed tooLong(int mostBytes) {
    return new Malformed("the request may have " + mostBytes + " bytes at most");
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

  private static OptionalInt match(Context ctx) throws Malformed {
    String match = text(ctx.queryParam("match"));
    if (match.isEmpty()) {
      return OptionalInt.empty();
    }
    if (!match.matches("[0-9]{1,6}")) {
      throw new Malformed("match must be a whole number from 1");
    }
    return OptionalInt.of(Integer.parseInt(match));
  }

  private static String text(@org.jspecify.annotations.Nullable String header) {
    return header == null ? "" : header;
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
      case Page.TableNotice notice -> json(ctx, OK, notice);
      case Page.Cards cards -> json(ctx, OK, cards);
      case Page.OpenTables open -> json(ctx, OK, open);
    }
  }

  private static int status(Page.Problem problem) {
    return switch (problem.error()) {
      case Problems.UNKNOWN -> 404;
      case Problems.TAKEN -> 409;
      case Problems.TOO_FAST -> 429;
      case Problems.FULL -> 503;
      case Problems.TROUBLE -> 500;
      default -> 400;
    };
  }

  private static void json(Context ctx, int status, Object body) {
    ctx.status(status).contentType("application/json").result(Json.write(body));
  }
}
