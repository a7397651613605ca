package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code eightfold serve}. Source: issue 2, points 6 and 9. */
class ServeCommandTest {
  @TempDir Path folder;

  @Test
  @Timeout(60)
  void it_says_where_it_keeps_its_data_and_where_to_look_and_serves() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Surroundings around = Ran.around("", Ran.stream(out), Ran.stream(err), Map.of(), "Linux");
    FutureTask<Integer> code =
        new FutureTask<>(
            () -> Eightfold.run(around, "serve", "--port", "0", "--data", folder.toString()));
    Thread server = Thread.ofPlatform().start(code);
    Matcher address = Pattern.compile("Open (\\S+) in a browser").matcher("");
    while (!address.reset(out.toString(StandardCharsets.UTF_8)).find()) {
      assertThat(server.isAlive()).as(err.toString(StandardCharsets.UTF_8)).isTrue();
      Thread.sleep(50);
    }
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("kept in " + folder);
    try (HttpClient browser = HttpClient.newHttpClient()) {
      HttpRequest catalogue =
          HttpRequest.newBuilder(URI.create(address.group(1) + "api/catalogue"))
              .timeout(Duration.ofSeconds(20))
              .build();
      assertThat(browser.send(catalogue, HttpResponse.BodyHandlers.ofString()).body())
          .contains("pesten");
    }
    server.interrupt();
    assertThat(code.get()).isZero();
  }

  @Test
  void a_port_in_use_is_one_clear_line() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Ran ran =
          Ran.eightfold("serve", "--port", "" + taken.getLocalPort(), "--data", folder.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err().lines().filter(line -> line.startsWith("eightfold: ")))
          .singleElement()
          .satisfies(line -> assertThat(line).contains("" + taken.getLocalPort()));
    }
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("serve", "--port", "70000").refused("--port", "70000");
    Ran.eightfold("serve", "--port", "http").refused("--port", "http");
  }
}
