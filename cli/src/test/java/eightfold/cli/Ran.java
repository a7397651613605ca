package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import eightfold.games.Games;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What a run of the command left behind.
 *
 * @param code the exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Ran(int code, String out, String err) {
  /** Runs the command with nothing on standard input. */
  static Ran eightfold(String... args) {
    return typing("", args);
  }

  /** Runs the command with these lines on standard input, which is no terminal. */
  static Ran typing(String lines, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Eightfold.run(around(lines, stream(out), stream(err), Map.of(), "Linux"), args);
    return new Ran(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  static Surroundings around(
      String lines,
      PrintStream out,
      PrintStream err,
      Map<String, String> environment,
      String system) {
    return new Surroundings(
        new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
        out,
        err,
        false,
        false,
        environment,
        system,
        Path.of("/home/ann"),
        () -> 4711,
        Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC),
        OptionalLong.of(20_000),
        Games::standard);
  }

  static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  /** It was done, and nothing was written to standard error. */
  Ran done() {
    assertThat(err).isEmpty();
    assertThat(code).isEqualTo(0);
    return this;
  }

  /** The call was wrong: exit code 2, nothing on standard output, one line that says all this. */
  void refused(String... parts) {
    assertThat(code).as(err).isEqualTo(2);
    assertThat(out).isEmpty();
    assertThat(err).startsWith("eightfold: ").endsWith("\n").contains(parts);
    assertThat(err.strip().lines()).hasSize(1);
    assertThat(err).doesNotContain("Exception");
  }

  /**
   * The rule book that was brought is wrong: exit code 2, nothing on standard output, and a line
   * for each finding, which begins with its place.
   */
  void refusedWith(String... findings) {
    assertThat(code).as(err).isEqualTo(2);
    assertThat(out).isEmpty();
    assertThat(err.lines()).containsExactly(findings);
  }

  JsonNode json() {
    return json(out);
  }

  static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + text, e);
    }
  }
}
