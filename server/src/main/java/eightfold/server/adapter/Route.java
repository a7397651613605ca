package eightfold.server.adapter;

import eightfold.protocol.Bodies;
import eightfold.protocol.Malformed;
import eightfold.protocol.Schemas;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One route of plain HTTP: where it is, what it does, and what is said of it to programs.
 *
 * @param id its name in the document
 * @param summary what it is for, in a sentence
 * @param takes what it reads besides its path
 * @param answers what it answers when all is well
 * @param counted whether it counts for the speed of whoever asks
 */
record Route(
    HandlerType method,
    String path,
    String id,
    String summary,
    Takes takes,
    Answers answers,
    boolean counted,
    Doing doing) {

  private static final int CREATED = 201;

  /** What a route does with a request. */
  interface Doing {
    void run(Context ctx) throws Malformed, IOException;
  }

  /**
   * A parameter in the query.
   *
   * @param example a value that is right
   */
  record Query(String name, String what, Map<String, Object> schema, String example) {}

  /** What a route reads. */
  record Takes(Optional<Bodies> body, List<Query> query) {
    static final Takes NOTHING = new Takes(Optional.empty(), List.of());

    static Takes body(Bodies body) {
      return new Takes(Optional.of(body), List.of());
    }

    static Takes query(Query... query) {
      return new Takes(Optional.empty(), List.of(query));
    }
  }

  /**
   * What a route answers.
   *
   * @param schema of its JSON
   */
  record Answers(int status, String type, Function<Schemas, Map<String, Object>> schema) {
    static final String JSON = "application/json";

    static Answers of(int status, Class<?> kind) {
      return new Answers(status, JSON, schemas -> schemas.of(kind));
    }
  }

  static Route get(String path, String id, String summary, Answers answers, Doing doing) {
    return new Route(HandlerType.GET, path, id, summary, Takes.NOTHING, answers, true, doing);
  }

  static Route post(
      String path, String id, String summary, Bodies body, Answers answers, Doing doing) {
    return new Route(HandlerType.POST, path, id, summary, Takes.body(body), answers, true, doing);
  }

  Route taking(Query... query) {
    return new Route(method, path, id, summary, Takes.query(query), answers, counted, doing);
  }

  Route uncounted() {
    return new Route(method, path, id, summary, takes, answers, false, doing);
  }

  /** Whether a request may be sent again with a key of its own. */
  boolean isRepeatable() {
    return path.startsWith("/api/tables") && answers.status() == CREATED && !id.equals("report");
  }
}
