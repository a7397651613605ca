package eightfold.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of the play socket, each with what it is for and examples of its params. What its
 * params may be is found by having the examples read.
 */
public final class Methods {
  /**
   * A method.
   *
   * @param summary what it is for, in a sentence
   * @param answer the record of its result
   * @param examples params, as JSON texts; {@code TABLE}, {@code TOKEN} and 0 for the ply stand for
   *     what whoever sends them has
   */
  public record Method(
      String name, String summary, Class<? extends Notice> answer, List<String> examples) {
    Method(String name, String summary, String... examples) {
      this(name, summary, Notice.Done.class, List.of(examples));
    }

    /** The JSON schema of its params. */
    public Map<String, Object> params() {
      Sketch sketch = new Sketch();
      for (String example : examples) {
        try {
          Fields params = Json.object(example).sketching(sketch);
          Request request = RequestReader.request(name, params).orElseThrow();
          var _ = RequestReader.command(request, params);
        } catch (Malformed e) {
          throw new IllegalStateException("an example of " + name + ": " + e.words(), e);
        }
      }
      if (!sketch.unasked().isEmpty()) {
        throw new IllegalStateException(name + " has params without example: " + sketch.unasked());
      }
      return sketch.schema();
    }
  }

  private static final String ID = "\"command\":\"c1\"";

  /** All of them, in an order in which a table can be played. */
  public static final List<Method> ALL =
      List.of(
          new Method(
              "hello",
              "The first request of a connection: for which table it is, and for which seat.",
              Notice.Welcome.class,
              List.of(
                  "{\"table\":\"TABLE\",\"token\":\"TOKEN\",\"version\":2}",
                  "{\"table\":\"TABLE\",\"token\":\"TOKEN\",\"since\":0,\"form\":\"changes\","
                      + "\"language\":\"de\"}",
                  "{\"table\":\"TABLE\"}")),
          new Method(
              "events",
              "What happened before the hello, from an event on, in pages.",
              Notice.Past.class,
              List.of("{\"since\":0}")),
          new Method("pong", "The answer to a ping.", "{}"),
          new Method("chat", "Says something.", "{\"text\":\"Good evening\"," + ID + "}"),
          new Method(
              "options",
              "The host chooses the options of the match to come; what is not named is standard.",
              "{\"options\":{\"twos\":\"draw2\"},\"command\":\"c2\"}"),
          new Method(
              "bot",
              "The host puts a bot on a free seat, or another one on a bot's seat.",
              "{\"seat\":2,\"bot\":\"greedy\",\"command\":\"c3\"}"),
          new Method(
              "mute",
              "The host mutes a person, or lets them talk again.",
              "{\"seat\":1,\"name\":\"Bob\",\"command\":\"c4\"}",
              "{\"seat\":1,\"name\":\"Bob\",\"off\":true}"),
          new Method(
              "speed",
              "The host chooses how fast the bots are: slow, usual or fast.",
              "{\"bots\":\"fast\",\"command\":\"c4\"}"),
          new Method(
              "kick",
              "The host makes a seat free.",
              "{\"seat\":1,\"name\":\"Bob\",\"command\":\"c5\"}"),
          new Method(
              "nonce",
              "Adds 1 to 32 bytes to the coming shuffle, in hexadecimal digits.",
              "{\"hex\":\"c0ffee\",\"command\":\"c6\"}"),
          new Method(
              "start",
              "Begins the first match; fill lets bots take the free seats; number: who plays"
                  + " alone, or with bots, has the deal of that number.",
              "{\"fill\":true,\"number\":42,\"command\":\"c18\"}",
              "{\"fill\":true,\"command\":\"c7\"}"),
          new Method(
              "act",
              "An act in the notation that answers a ply; meant: although it costs cards.",
              "{\"ply\":0,\"line\":\"draw\",\"command\":\"c8\"}",
              "{\"ply\":0,\"line\":\"call\",\"meant\":false}"),
          new Method(
              "suspend",
              "The player wants the match to be suspended; it is when all who are there do.",
              "{\"command\":\"c9\"}",
              "{\"off\":true}"),
          new Method(
              "ready",
              "The player is ready to go on with a match that is suspended.",
              "{\"command\":\"c10\"}",
              "{\"off\":true}"),
          new Method("next", "The next deal, when one is over.", "{\"command\":\"c11\"}"),
          new Method(
              "end",
              "The player wants the match to end without a result; it does when all there do.",
              "{\"off\":true}",
              "{\"command\":\"c12\"}"),
          new Method(
              "rematch",
              "The player wants another match, by the options that were chosen so often.",
              "{\"chosen\":1,\"command\":\"c13\"}"),
          new Method(
              "repeat",
              "A player who is alone, or alone with bots, wants the same deal again, or the one"
                  + " of a number.",
              "{\"command\":\"c16\"}",
              "{\"number\":42}"),
          new Method(
              "undo",
              "A player of a game for one takes back the last act, which led to this ply.",
              "{\"ply\":1,\"command\":\"c17\"}"),
          new Method(
              "referee",
              "The host wants a referee, so that players of another network come to this table.",
              "{\"command\":\"c15\"}"),
          new Method(
              "ticket",
              "The player's seat may be had by this ticket: elsewhere, or by somebody else.",
              "{\"ticket\":\"0123456789abcdefghijkl\",\"to\":\"Bea\",\"command\":\"c18\"}",
              "{\"off\":true}"),
          new Method(
              "hand",
              "The host agrees that a player hands their seat on, or does not.",
              "{\"seat\":1,\"name\":\"Bea\",\"command\":\"c19\"}",
              "{\"seat\":1,\"name\":\"Bea\",\"off\":true}"),
          new Method(
              "prompt",
              "Asks a player who is silent whether they are still there.",
              "{\"seat\":1,\"name\":\"Bob\",\"command\":\"c20\"}"),
          new Method("here", "The answer to a prompt.", "{\"command\":\"c21\"}"),
          new Method("leave", "Gets up.", "{\"command\":\"c14\"}"));

  /** What comes without being asked for, by its name, and its record. */
  public static final Map<String, Class<? extends Notice>> NOTIFICATIONS = notifications();

  private Methods() {}

  private static Map<String, Class<? extends Notice>> notifications() {
    Map<String, Class<? extends Notice>> all = new LinkedHashMap<>();
    all.put("table", Notice.Table.class);
    all.put("change", Notice.Change.class);
    all.put("chat", Notice.Spoken.class);
    all.put("rewritten", Notice.Rewritten.class);
    all.put("ping", Notice.Ping.class);
    all.put("gone", Notice.Gone.class);
    return all;
  }

  /** The OpenRPC document of the socket. */
  public static Map<String, Object> openRpc() {
    Schemas schemas = new Schemas("#/components/schemas/");
    List<Object> methods = new ArrayList<>();
    for (Method method : ALL) {
      methods.add(described(method, schemas));
    }
    Map<String, Object> notifications = new LinkedHashMap<>();
    NOTIFICATIONS.forEach(
        (name, kind) -> notifications.put(name, Map.of("params", schemas.of(kind))));
    Map<String, Object> fault = schemas.of(Fault.class);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openrpc", "1.3.2");
    document.put(
        "info",
        Map.of(
            "title",
            "Eightfold, the play socket",
            "version",
            Integer.toString(Versions.SPOKEN.current()),
            "description",
            "JSON-RPC 2.0 over a WebSocket at /ws. docs/protocol.md tells of what it means."));
    document.put("methods", methods);
    document.put("x-notifications", notifications);
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("code", Fault.NOT_DONE);
    error.put("message", "one of the codes of docs/protocol.md, Errors");
    error.put("data", fault);
    document.put("components", Map.of("schemas", schemas.all(), "errors", Map.of("Fault", error)));
    return document;
  }

  private static Map<String, Object> described(Method method, Schemas schemas) {
    Map<String, Object> params = method.params();
    List<Object> each = new ArrayList<>();
    Object required = params.getOrDefault("required", List.of());
    if (params.get("properties") instanceof Map<?, ?> properties) {
      properties.forEach(
          (name, schema) ->
              each.add(
                  Map.of(
                      "name",
                      name,
                      "required",
                      required instanceof List<?> names && names.contains(name),
                      "schema",
                      schema)));
    }
    Map<String, Object> described = new LinkedHashMap<>();
    described.put("name", method.name());
    described.put("summary", method.summary());
    described.put("paramStructure", "by-name");
    described.put("params", each);
    described.put("result", Map.of("name", "result", "schema", schemas.of(method.answer())));
    described.put("errors", List.of(Map.of("$ref", "#/components/errors/Fault")));
    described.put("examples", method.examples().stream().map(Methods::example).toList());
    return described;
  }

  /** A pairing without its result, which depends on the table. */
  private static Map<String, Object> example(String params) {
    List<Object> values = new ArrayList<>();
    Json.parsed(params)
        .properties()
        .forEach(field -> values.add(Map.of("name", field.getKey(), "value", field.getValue())));
    return Map.of("name", params, "params", values);
  }
}
