package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.ServerFixture;
import eightfold.server.StartException;
import eightfold.server.TestClient;
import eightfold.server.lobby.Conversation;
import eightfold.server.lobby.Placement;
import eightfold.server.lobby.TableCall;
import eightfold.server.port.Link;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresMembership;
import eightfold.server.postgres.PostgresServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.apache.pekko.pki.pem.DERPrivateKeyLoader;
import org.apache.pekko.pki.pem.PEMDecoder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers that know each other by certificates let nobody else in, and play on. Sources:
 * docs/operators.md, Several machines; docs/security.md.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class StrangersTest {
  private static final String HOST = "127.0.0.1";
  private static final String NAME = "eightfold.internal";
  private static final String WISH =
      "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";

  /** So long nothing is said to who is let in and says nothing. */
  private static final int SILENCE_MILLIS = 500;

  /** Longer than a server takes to hang up, on a machine that is very busy. */
  private static final int PATIENCE_MILLIS = 20_000;

  @TempDir static Path folder;

  private static final NodeAddress FIRST = new NodeAddress(HOST, Nodes.freePort());

  private static Database database;
  private static ClusterTls ours;
  private static ClusterTls theirs;

  /** Of another service, by the same authority. */
  private static ClusterTls mails;

  private static ServerFixture first;

  @BeforeAll
  static void begin() throws Exception {
    database = PostgresServer.shared().database();
    Authority authority = new Authority("ours");
    ours = ClusterTls.in(authority.issues(folder.resolve("ours"), NAME));
    mails = ClusterTls.in(authority.issues(folder.resolve("mails"), "mail.internal"));
    theirs = ClusterTls.in(new Authority("theirs").issues(folder.resolve("theirs"), NAME));
    first = server(FIRST);
  }

  @AfterAll
  static void end() {
    first.close();
  }

  private static ServerFixture server(NodeAddress place) throws IOException, StartException {
    ClusterSettings settings = new ClusterSettings(place, Optional.of(ours));
    return ServerFixture.oneOf(settings, database);
  }

  private static ClusterNode stranger(Optional<ClusterTls> tls) throws IOException {
    NodeAddress place = new NodeAddress(HOST, Nodes.freePort());
    // it has the database's password, and so learns where the others are
    ClusterNode node =
        ClusterNode.listening(new ClusterSettings(place, tls), PostgresMembership.in(database));
    Thread.ofVirtual().start(() -> knocks(node));
    return node;
  }

  private static void knocks(ClusterNode node) {
    try {
      node.join(new NoTables());
    } catch (IOException e) {
      // as it should be
    }
  }

  /** What a stranger would do with tables. */
  private static final class NoTables implements Placement.Host {
    @Override
    public TableCall.Answer answer(String table, TableCall call) {
      throw new AssertionError("a stranger is asked of " + table);
    }

    @Override
    public Conversation led(Link link) {
      throw new AssertionError("a stranger is led to a table");
    }

    @Override
    public boolean isAwake(String table) {
      return false;
    }

    @Override
    public void handOver(String table) {
      throw new AssertionError("a stranger has " + table);
    }

    @Override
    public void giveUpLost() {}
  }

  /** One without TLS, one of another authority, one of another service of the same authority. */
  @Test
  void strangers_stay_out_while_a_table_goes_on_and_another_server_comes() throws Exception {
    List<ClusterNode> strangers = new ArrayList<>();
    strangers.add(stranger(Optional.empty()));
    strangers.add(stranger(Optional.of(theirs)));
    strangers.add(stranger(Optional.of(mails)));
    JsonNode ann = TestClient.json(TestClient.http(first, "api/tables", Optional.of(WISH)));
    String table = ann.path("table").asText();
    try (ServerFixture second = server(new NodeAddress(HOST, Nodes.freePort()));
        TestClient here = TestClient.at(first, table, Optional.of(ann.path("token").asText()))) {
      String seats = "api/tables/" + table + "/seats";
      JsonNode bob =
          TestClient.json(TestClient.http(second, seats, Optional.of("{\"name\":\"Bob\"}")));
      try (TestClient there =
          TestClient.at(second, table, Optional.of(bob.path("token").asText()))) {
        assertThat(here.ask("start", Map.of()).has("result")).isTrue();
        there.awaitTable(snapshot -> snapshot.path("started").asBoolean());
      }
      // each has knocked for longer than the second server took
      assertThat(strangers).extracting(stranger -> stranger.members().seen()).containsOnly(0);
    }
    strangers.forEach(ClusterNode::close);
  }

  /** Whoever calls the port by hand: what they show, and that they take whoever answers as ours. */
  private static SSLContext caller(Optional<ClusterTls> shown) throws Exception {
    KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    KeyStore own = KeyStore.getInstance(KeyStore.getDefaultType());
    own.load(null, null);
    char[] password = "any".toCharArray();
    if (shown.isPresent()) {
      PrivateKey key =
          DERPrivateKeyLoader.load(PEMDecoder.decode(Files.readString(shown.get().key())));
      own.setKeyEntry("own", key, password, new Certificate[] {read(shown.get().certificate())});
    }
    keys.init(own, password);
    KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    trusted.setCertificateEntry("ours", read(ours.authority()));
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
    return context;
  }

  private static Certificate read(Path file) throws Exception {
    try (InputStream in = Files.newInputStream(file)) {
      return CertificateFactory.getInstance("X.509").generateCertificate(in);
    }
  }

  private static int next(Optional<ClusterTls> shown, String protocol, int millis)
      throws Exception {
    try (SSLSocket socket =
        (SSLSocket) caller(shown).getSocketFactory().createSocket(HOST, FIRST.port())) {
      socket.setSoTimeout(millis);
      socket.setEnabledProtocols(new String[] {protocol});
      socket.startHandshake();
      return socket.getInputStream().read();
    }
  }

  /** It hangs up, in words of TLS or without. */
  private static void assertRefused(Optional<ClusterTls> shown, String protocol) throws Exception {
    try {
      assertThat(next(shown, protocol, PATIENCE_MILLIS)).isEqualTo(-1);
    } catch (SSLException | SocketException e) {
      assertThat(e).isNotInstanceOf(SocketTimeoutException.class);
    }
  }

  @Test
  void who_calls_by_hand_is_heard_with_a_certificate_of_the_service_and_by_tls_1_3_alone()
      throws Exception {
    assertThatThrownBy(() -> next(Optional.of(ours), "TLSv1.3", SILENCE_MILLIS))
        .as("it waits for what else is said")
        .isInstanceOf(SocketTimeoutException.class);
    assertRefused(Optional.of(ours), "TLSv1.2");
    assertRefused(Optional.empty(), "TLSv1.3");
    assertRefused(Optional.of(theirs), "TLSv1.3");
    assertRefused(Optional.of(mails), "TLSv1.3");
  }
}
