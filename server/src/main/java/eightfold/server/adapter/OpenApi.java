package eightfold.server.adapter;

import eightfold.protocol.Bodies;
import eightfold.protocol.Page;
import eightfold.protocol.Schemas;
import eightfold.protocol.Versions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The OpenAPI document of plain HTTP, made from its routes and the records that they answer. */
final class OpenApi {
  private static final String DESCRIPTION = "description";
  private static final String SCHEMA = "schema";
  private static final Pattern IN_PATH = Pattern.compile("\\{([a-z]+)}");

  /** What stands in a path in the examples, for whatever there is. */
  private static final Map<String, String> EXAMPLES = Map.of("game", "GAME", "table", "TABLE");

  private final Schemas schemas = new Schemas("#/components/schemas/");

  private OpenApi() {}

  /**
   * The document.
   *
   * @param basePath the path under which everything lies; empty: the root
   */
  static Map<String, Object> of(List<Route> routes, String basePath) {
    return new OpenApi().document(routes, basePath);
  }

  private Map<String, Object> document(List<Route> routes, String basePath) {
    Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
    for (Route route : routes) {
      paths
          .computeIfAbsent(route.path(), path -> new LinkedHashMap<>())
          .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.1.0");
    document.put(
        "info",
        Map.of(
            "title",
            "Eightfold",
            "version",
            Integer.toString(Versions.SPOKEN.current()),
            DESCRIPTION,
            "Tables, seats, rule sheets, records and simulations. Play itself is at the WebSocket"
                + " /ws, described by openrpc.json; docs/protocol.md tells of what all means."));
    document.put("servers", List.of(Map.of("url", basePath.isEmpty() ? "/" : basePath)));
    document.put("paths", paths);
    document.put("components", Map.of("schemas", schemas.all()));
    return document;
  }

  private Map<String, Object> operation(Route route) {
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("operationId", route.id());
    operation.put("summary", route.summary());
    operation.put("parameters", parameters(route));
    route.takes().body().ifPresent(body -> operation.put("requestBody", body(body)));
    Map<String, Object> responses = new LinkedHashMap<>();
    responses.put(
        Integer.toString(route.answers().status()),
        Map.of(
            DESCRIPTION,
            "done",
            "content",
            Map.of(
                route.answers().type(), Map.of(SCHEMA, route.answers().schema().apply(schemas)))));
    if (route.counted()) {
      responses.put(
          "default",
          Map.of(
              DESCRIPTION,
              "why not, in a word and a sentence",
              "content",
              Map.of(Route.Answers.JSON, Map.of(SCHEMA, schemas.of(Page.Problem.class)))));
    }
    operation.put("responses", responses);
    return operation;
  }

  private static List<Object> parameters(Route route) {
    List<Object> all = new ArrayList<>();
    Matcher inPath = IN_PATH.matcher(route.path());
    while (inPath.find()) {
      String name = inPath.group(1);
      all.add(
          Map.of(
              "name",
              name,
              "in",
              "path",
              "required",
              true,
              SCHEMA,
              Map.of("type", "string"),
              "example",
              EXAMPLES.getOrDefault(name, "")));
    }
    for (Route.Query query : route.takes().query()) {
      all.add(
          Map.of(
              "name",
              query.name(),
              "in",
              "query",
              DESCRIPTION,
              query.what(),
              SCHEMA,
              query.schema(),
              "example",
              query.example()));
    }
    all.addAll(headers(route));
    return all;
  }

  private static List<Object> headers(Route route) {
    List<Object> all = new ArrayList<>();
    if (route.counted()) {
      all.add(
          Map.of(
              "name",
              Requests.ACCEPT_LANGUAGE,
              "in",
              "header",
              DESCRIPTION,
              "in which languages sentences for people are wanted, as in all of HTTP; the answer"
                  + " says with Content-Language in which they are",
              SCHEMA,
              Map.of("type", "string"),
              "example",
              "de-AT, de;q=0.9, en;q=0.5"));
    }
    if (route.isRepeatable()) {
      all.add(
          Map.of(
              "name",
              Requests.IDEMPOTENCY_KEY,
              "in",
              "header",
              DESCRIPTION,
              "made by chance and kept secret: the same request with the same key is done once",
              SCHEMA,
              Map.of("type", "string", "pattern", Requests.KEY.pattern())));
    }
    return all;
  }

  private static Map<String, Object> body(Bodies body) {
    Map<String, Object> examples = new LinkedHashMap<>();
    for (Object example : body.examples()) {
      examples.put("example" + (examples.size() + 1), Map.of("value", example));
    }
    return Map.of(
        "required",
        true,
        "content",
        Map.of(Route.Answers.JSON, Map.of(SCHEMA, body.schema(), "examples", examples)));
  }
}
