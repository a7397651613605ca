package eightfold.server.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.games.Games;
import eightfold.server.port.Store;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresStore;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** People who play at many tables, two at each, through all nodes, and note what they were told. */
final class Party implements AutoCloseable {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final HttpClient http = HttpClient.newHttpClient();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Person> people = new ArrayList<>();
  private final List<String> tables = new ArrayList<>();

  /** Opens tables and begins to play at each of them, an act every so often. */
  static Party at(Nodes nodes, int tables, long pauseMillis)
      throws IOException, InterruptedException {
    Party party = new Party();
    List<Integer> doors = nodes.numbers();
    for (int i = 0; i < tables; i++) {
      // through another door than the one that opened it
      int one = doors.get(i % doors.size());
      party.opens(nodes, one, nodes.after(one), pauseMillis);
    }
    party.people.forEach(party.threads::execute);
    return party;
  }

  /** Two people who come by two doors, and begin to play. */
  static Party ofTwo(Nodes nodes, int one, int other, long pauseMillis)
      throws IOException, InterruptedException {
    Party party = new Party();
    party.opens(nodes, one, other, pauseMillis);
    party.people.forEach(party.threads::execute);
    return party;
  }

  private void opens(Nodes nodes, int one, int other, long pauseMillis)
      throws IOException, InterruptedException {
    String game = Games.standard().entries().getFirst().id();
    JsonNode first =
        post(
            nodes.http(one).resolve("api/tables"),
            "{\"game\":\""
                + game
                + "\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}");
    String table = first.path("table").asText();
    JsonNode second =
        post(nodes.http(other).resolve("api/tables/" + table + "/seats"), "{\"name\":\"Bob\"}");
    tables.add(table);
    sits(nodes, first, one, pauseMillis);
    sits(nodes, second, other, pauseMillis);
  }

  private void sits(Nodes nodes, JsonNode key, int door, long pauseMillis) {
    Person.Seat seat =
        new Person.Seat(
            key.path("table").asText(), key.path("seat").asInt(), key.path("token").asText());
    people.add(new Person(nodes, http, seat, door, pauseMillis));
  }

  private JsonNode post(URI where, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(where)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 201) {
      throw new IOException(where + ": " + answer.statusCode() + " " + answer.body());
    }
    return MAPPER.readTree(answer.body());
  }

  /** Acknowledgements at each table, as they came. */
  Map<String, List<Long>> acknowledgements() {
    Map<String, List<Long>> byTable = new HashMap<>();
    tables.forEach(table -> byTable.put(table, new ArrayList<>()));
    for (Person person : people) {
      person
          .acknowledged()
          .forEach(
              ack ->
                  byTable
                      .computeIfAbsent(person.table(), table -> new ArrayList<>())
                      .add(ack.at()));
    }
    byTable.values().forEach(times -> times.sort(Long::compare));
    return byTable;
  }

  /** All acts that were acknowledged. */
  int count() {
    return people.stream().mapToInt(person -> person.acknowledged().size()).sum();
  }

  /** What was acknowledged through one of the nodes since. */
  int through(int door, long since) {
    return (int)
        people.stream()
            .flatMap(person -> person.acknowledged().stream())
            .filter(ack -> ack.door() == door && ack.at() > since)
            .count();
  }

  /** Waits until at every table an act has been acknowledged since. */
  void awaitAll(long since, long millis) throws InterruptedException {
    long until = System.nanoTime() + millis * 1_000_000;
    while (!late(since).isEmpty()) {
      if (System.nanoTime() > until) {
        throw new AssertionError("nothing has been acknowledged at " + late(since));
      }
      Thread.sleep(50);
    }
  }

  private List<String> late(long since) {
    return acknowledgements().entrySet().stream()
        .filter(table -> table.getValue().stream().noneMatch(at -> at > since))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** After how many milliseconds the first act of each table was acknowledged, in order. */
  List<Long> back(long since) {
    return acknowledgements().values().stream()
        .map(times -> times.stream().filter(at -> at > since).findFirst().orElse(Long.MAX_VALUE))
        .map(at -> (at - since) / 1_000_000)
        .sorted()
        .toList();
  }

  /** The longest time of a table in which nothing was acknowledged, in milliseconds. */
  long longestPause(long since, long until) {
    long longest = 0;
    for (List<Long> times : acknowledgements().values()) {
      long last = since;
      for (long at : times) {
        if (at > last && at <= until) {
          longest = Math.max(longest, at - last);
          last = at;
        }
      }
      longest = Math.max(longest, until - last);
    }
    return longest / 1_000_000;
  }

  /** What was refused to anybody. */
  List<String> refused() {
    return people.stream().flatMap(person -> person.refused().stream()).toList();
  }

  /** Everybody stops. */
  void ends() throws InterruptedException {
    people.forEach(Person::leaves);
    threads.shutdownNow();
    if (!threads.awaitTermination(30, java.util.concurrent.TimeUnit.SECONDS)) {
      throw new AssertionError("somebody plays on");
    }
  }

  /** What the store has, beside what people were told: {@code acknowledged, lost, doubled}. */
  Kept kept(Database database) throws IOException {
    int lost = 0;
    int doubled = 0;
    int acts = 0;
    try (Store store = PostgresStore.in(database)) {
      Map<String, Set<String>> commands = new HashMap<>();
      for (String table : tables) {
        Set<String> here = new HashSet<>();
        for (Store.Kept fact : store.facts(table)) {
          JsonNode body = MAPPER.readTree(fact.body());
          String what = body.path(fact.kind().equals("said") ? "text" : "command").asText("");
          if (!what.isEmpty() && !what.equals("null")) {
            acts++;
            doubled += here.add(what) ? 0 : 1;
          }
        }
        commands.put(table, here);
      }
      for (Person person : people) {
        for (Person.Acknowledged ack : person.acknowledged()) {
          lost += commands.getOrDefault(person.table(), Set.of()).contains(ack.command()) ? 0 : 1;
        }
      }
    }
    return new Kept(count(), acts, lost, doubled);
  }

  /**
   * What became of all acts.
   *
   * @param acknowledged of which people were told that they were done
   * @param kept that the store has
   * @param lost acknowledged and not in the store
   * @param doubled more than once in the store
   */
  record Kept(int acknowledged, int kept, int lost, int doubled) {}

  @Override
  public void close() {
    people.forEach(Person::leaves);
    threads.shutdownNow();
    http.shutdownNow();
  }
}
