package eightfold.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Plays at many tables of a server at once, and measures.
 *
 * @param game which game is played
 * @param seats people at each table
 * @param tables how many tables
 * @param everyMillis time from act to act at each table
 * @param warmUp how long is played before anything is counted
 * @param length how long is counted
 */
public record Load(
    String game, int seats, int tables, long everyMillis, Duration warmUp, Duration length) {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int CREATED = 201;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Tables opened at a time: the server reads their wishes one after the other anyway. */
  private static final int OPENERS = 8;

  /**
   * What came of it.
   *
   * @param acts how many acts were done in the time that was counted
   * @param p50 milliseconds within which half of them were answered, and so on
   * @param late beats at which a table's act was not answered in time, and none was sent
   * @param serverCpuMillis the server's processor time for one act; absent for a server elsewhere
   * @param clientCpuMillis that of the clients, for one act
   * @param residentKilobytes the server's memory at the end; absent as above
   */
  public record Report(
      int tables,
      int sockets,
      double seconds,
      long acts,
      double actsPerSecond,
      double p50,
      double p90,
      double p99,
      double slowest,
      long told,
      long late,
      Map<Integer, Integer> refused,
      Map<String, Integer> lost,
      Optional<Double> serverCpuMillis,
      double clientCpuMillis,
      OptionalLong residentKilobytes) {}

  /**
   * Opens the tables, plays, and counts.
   *
   * @param progress hears how it goes on, a line each
   * @throws IOException if a table could not be opened; the message says why
   */
  public Report run(ServerProcess server, Consumer<String> progress)
      throws IOException, InterruptedException {
    Tally tally = new Tally();
    try (HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        ScheduledExecutorService beats = Executors.newScheduledThreadPool(1)) {
      List<PlayedTable> open = openAll(http, server.address(), tally);
      progress.accept(tables + " tables are open, " + tables * seats + " people are there");
      for (int i = 0; i < open.size(); i++) {
        long first = everyMillis * i / open.size();
        var _ =
            beats.scheduleAtFixedRate(open.get(i)::beat, first, everyMillis, TimeUnit.MILLISECONDS);
      }
      Thread.sleep(warmUp);
      Tally.Counted _ = tally.taken();
      progress.accept("counting for " + length.toSeconds() + " s");
      Report report = measured(server, tally);
      beats.shutdownNow();
      open.forEach(PlayedTable::stop);
      http.shutdownNow();
      return report;
    }
  }

  private Report measured(ServerProcess server, Tally tally) throws InterruptedException {
    Optional<Duration> cpuBefore = server.cpu();
    Duration ownBefore = ownCpu();
    long began = System.nanoTime();
    Thread.sleep(length);
    Tally.Counted counted = tally.taken();
    double seconds = (System.nanoTime() - began) / 1e9;
    Duration own = ownCpu().minus(ownBefore);
    long acts = Math.max(1, counted.acts());
    return new Report(
        tables,
        tables * seats,
        seconds,
        counted.acts(),
        counted.acts() / seconds,
        counted.times().millis(0.5),
        counted.times().millis(0.9),
        counted.times().millis(0.99),
        counted.times().millis(1),
        counted.told(),
        counted.late(),
        counted.errors(),
        counted.lost(),
        cpuBefore.flatMap(before -> server.cpu().map(after -> millis(after.minus(before)) / acts)),
        millis(own) / acts,
        server.residentKilobytes());
  }

  private static double millis(Duration time) {
    return time.toNanos() / 1e6;
  }

  private static Duration ownCpu() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .orElseGet(() -> Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime()));
  }

  private List<PlayedTable> openAll(HttpClient http, URI address, Tally tally)
      throws IOException, InterruptedException {
    List<PlayedTable> all = new ArrayList<>();
    try (ExecutorService openers = Executors.newFixedThreadPool(OPENERS)) {
      List<Callable<PlayedTable>> wishes = new ArrayList<>();
      for (int i = 0; i < tables; i++) {
        PlayedTable table = new PlayedTable(seats, tally, i);
        wishes.add(() -> open(http, address, table));
      }
      for (Future<PlayedTable> opened : openers.invokeAll(wishes)) {
        all.add(opened.get());
      }
    } catch (ExecutionException e) {
      String why =
          Optional.ofNullable(e.getCause())
              .map(Throwable::getMessage)
              .orElse("nobody answers there");
      throw new IOException("no table could be opened at " + address + ": " + why, e);
    }
    return all;
  }

  /** Opens a table and lets all its people come. */
  private PlayedTable open(HttpClient http, URI address, PlayedTable table)
      throws IOException, InterruptedException {
    String wish =
        "{\"game\": \"%s\", \"name\": \"Ann\", \"seats\": [%s]}"
            .formatted(
                game,
                IntStream.range(0, seats)
                    .mapToObj(_ -> "{\"kind\": \"person\"}")
                    .collect(Collectors.joining(", ")));
    JsonNode first = posted(http, address.resolve("api/tables"), wish);
    String id = first.path("table").asText();
    URI socket = URI.create("ws" + address.resolve("ws").toString().substring(4));
    table.player(0).come(http, socket, id, first.path("token").asText());
    for (int seat = 1; seat < seats; seat++) {
      URI seatsOfIt = address.resolve("api/tables/" + id + "/seats");
      JsonNode next = posted(http, seatsOfIt, "{\"name\": \"Bo\"}");
      table.player(seat).come(http, socket, id, next.path("token").asText());
    }
    return table;
  }

  private static JsonNode posted(HttpClient http, URI address, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != CREATED) {
      throw new IOException(
          address.getPath() + " answered " + answer.statusCode() + ": " + answer.body());
    }
    return MAPPER.readTree(answer.body());
  }
}
