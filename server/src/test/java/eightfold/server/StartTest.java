package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.little.LittleCatalogue;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting and not starting. Source: the issue, point 9: port in use is a clear error. */
class StartTest {
  @Test
  void a_port_in_use_is_said_in_one_line_and_the_folder_is_free_again(@TempDir Path folder)
      throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();
      assertThatThrownBy(
              () ->
                  Server.start(ServerSettings.at("127.0.0.1", port, folder), new LittleCatalogue()))
          .isInstanceOf(StartException.class)
          .hasMessageContaining("port " + port)
          .hasMessageContaining("in use")
          .hasMessageNotContaining("\n");
    }
    try (Server server =
        Server.start(ServerSettings.at("127.0.0.1", 0, folder), new LittleCatalogue())) {
      assertThat(server.port()).isPositive();
    }
  }

  @Test
  void an_unknown_host_is_said(@TempDir Path folder) {
    assertThatThrownBy(
            () ->
                Server.start(
                    ServerSettings.at("no.such.host.invalid", 0, folder), new LittleCatalogue()))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("no.such.host.invalid");
  }

  @Test
  void two_servers_do_not_share_a_data_folder(@TempDir Path folder) throws Exception {
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, folder);
    try (Server first = Server.start(settings, new LittleCatalogue())) {
      assertThat(first.address()).isEqualTo("http://127.0.0.1:" + first.port() + "/");
      assertThatThrownBy(() -> Server.start(settings, new LittleCatalogue()))
          .isInstanceOf(StartException.class)
          .hasMessageContaining("another server");
    }
  }

  @Test
  void a_data_folder_that_cannot_be_made_is_said(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(
            () ->
                Server.start(
                    ServerSettings.at("127.0.0.1", 0, file.resolve("below")),
                    new LittleCatalogue()))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("data folder");
  }

  @Test
  void a_store_of_a_later_version_is_not_touched(@TempDir Path folder) throws Exception {
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, folder);
    Server.start(settings, new LittleCatalogue()).close();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("eightfold.db"));
        Statement statement = connection.createStatement()) {
      statement.execute("INSERT INTO schema_version (version) VALUES (99)");
    }
    assertThatThrownBy(() -> Server.start(settings, new LittleCatalogue()))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("later version");
  }

  @Test
  void tables_are_there_again_after_a_restart(@TempDir Path folder) throws Exception {
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, folder);
    try (Server first = Server.start(settings, new LittleCatalogue())) {
      var response =
          TestClient.post(
              first.address() + "api/tables",
              "{\"game\":\"little\",\"name\":\"A\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}");
      assertThat(response.statusCode()).isEqualTo(201);
    }
    try (Server second = Server.start(settings, new LittleCatalogue())) {
      assertThat(second.tables()).isEqualTo(1);
    }
  }

  @Test
  void without_the_page_the_server_says_what_is_missing() throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue())) {
      var page = TestClient.http(server, "", Optional.empty());
      boolean built = StartTest.class.getResource("/static/index.html") != null;
      assertThat(page.statusCode()).isEqualTo(built ? 200 : 503);
      assertThat(page.body()).contains(built ? "<html" : "module web");
    }
  }
}
