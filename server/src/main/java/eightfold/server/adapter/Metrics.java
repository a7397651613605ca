package eightfold.server.adapter;

import eightfold.game.EngineVersion;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.Occupancy;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Meter;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import io.prometheus.metrics.core.datapoints.CounterDataPoint;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.core.metrics.Info;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.Unit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntSupplier;

/**
 * What whoever runs a server watches: numbers alone, about nobody. Each server counts for itself.
 */
public final class Metrics implements Meter {
  /** Seconds; what the writing of an act takes on disks good and bad. */
  private static final double[] SECONDS = {
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10
  };

  private static final double NANOS = 1e9;

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final PrometheusTextFormatWriter writer =
      PrometheusTextFormatWriter.builder().setIncludeCreatedTimestamps(false).build();
  private final CounterDataPoint accepted;
  private final CounterDataPoint refused;
  private final Histogram written;
  private final Histogram woken;
  private final Histogram appended;
  private final Counter failures;
  private final Counter reports;

  public Metrics() {
    JvmMetrics.builder().register(registry);
    Counter requests =
        Counter.builder()
            .name("eightfold_requests_total")
            .help("Acts, talk and other requests of those at tables, by what became of them.")
            .labelNames("answer")
            .register(registry);
    accepted = requests.labelValues("accepted");
    refused = requests.labelValues("refused");
    written = histogram("eightfold_request", "From a request's coming to its table until written.");
    woken = histogram("eightfold_table_waking", "Reading a table from the store.");
    appended = histogram("eightfold_store_write", "Writing facts of one table, until safe.");
    failures =
        Counter.builder()
            .name("eightfold_store_failures_total")
            .help("What the store could not write.")
            .register(registry);
    reports =
        Counter.builder()
            .name("eightfold_reports_total")
            .help("What players have reported of each other.")
            .register(registry);
    Info build =
        Info.builder()
            .name("eightfold_build")
            .help("Which program this is.")
            .labelNames("version", "engine")
            .register(registry);
    build.addLabelValues(version(), String.valueOf(EngineVersion.CURRENT));
  }

  private static String version() {
    return Objects.requireNonNullElse(
        Metrics.class.getPackage().getImplementationVersion(), "development");
  }

  private Histogram histogram(String name, String help) {
    return Histogram.builder()
        .name(name)
        .unit(Unit.SECONDS)
        .help(help)
        .classicOnly()
        .classicUpperBounds(SECONDS)
        .register(registry);
  }

  /** Counts what a lobby holds, whenever somebody asks. */
  public void watch(Lobby lobby) {
    gauge("eightfold_tables", "Tables, awake or asleep.", () -> lobby.tables());
    gauge("eightfold_tables_awake", "Tables in memory.", () -> lobby.awakeTables());
    gauge("eightfold_connections", "WebSockets.", () -> lobby.connections());
    lobby.members().ifPresent(_ -> watchMembers(lobby));
    GaugeWithCallback.builder()
        .name("eightfold_seated")
        .help("Who sits at tables in memory.")
        .labelNames("kind")
        .callback(
            callback -> {
              Occupancy seated = lobby.seated();
              callback.call(seated.persons(), "person");
              callback.call(seated.bots(), "bot");
            })
        .register(registry);
  }

  private void watchMembers(Lobby lobby) {
    GaugeWithCallback.builder()
        .name("eightfold_cluster_members")
        .help("Servers of the cluster, as this one sees them and as the database has them.")
        .labelNames("as")
        .callback(
            callback ->
                lobby
                    .members()
                    .ifPresent(
                        members -> {
                          callback.call(members.seen(), "seen");
                          callback.call(members.known(), "known");
                        }))
        .register(registry);
    GaugeWithCallback.builder()
        .name("eightfold_cluster_epoch")
        .help("The number of the cluster; another number is another cluster.")
        .callback(
            callback ->
                lobby.members().ifPresent(members -> callback.call((double) members.epoch())))
        .register(registry);
  }

  private void gauge(String name, String help, IntSupplier count) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(callback -> callback.call(count.getAsInt()))
        .register(registry);
  }

  private void counted(Runnable write) {
    try {
      write.run();
    } catch (StoreException e) {
      failures.inc();
      throw e;
    }
  }

  /** The same store, whose writing is measured. */
  public Store measured(Store store) {
    return new ForwardingStore(store) {
      @Override
      public void append(String table, int first, List<Kept> facts) {
        long began = System.nanoTime();
        counted(() -> super.append(table, first, facts));
        appended.observe((System.nanoTime() - began) / NANOS);
      }

      @Override
      public void rewrite(String table, Map<Integer, Kept> changed, int first, List<Kept> facts) {
        counted(() -> super.rewrite(table, changed, first, facts));
      }

      @Override
      public void forget(String table) {
        counted(() -> super.forget(table));
      }
    };
  }

  @Override
  public void answered(boolean done) {
    (done ? accepted : refused).inc();
  }

  @Override
  public void written(long nanos) {
    written.observe(nanos / NANOS);
  }

  @Override
  public void woken(long nanos) {
    woken.observe(nanos / NANOS);
  }

  @Override
  public void reported() {
    reports.inc();
  }

  /** All of it in Prometheus's text format. */
  public byte[] text() throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    writer.write(text, registry.scrape());
    return text.toByteArray();
  }

  /** The type of that text. */
  static String type() {
    return PrometheusTextFormatWriter.CONTENT_TYPE;
  }
}
