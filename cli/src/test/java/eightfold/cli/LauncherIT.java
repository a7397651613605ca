package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script {@code eightfold}, in a tree of its own that holds what the build has made and nothing
 * to build anew. Source: issue 11, point 7: nothing that makes a start quicker may break one.
 */
class LauncherIT {
  private static final Path CLI = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

  @TempDir Path folder;
  private Path home;
  private Path cache;

  /** What a start said. */
  private record Started(int code, String out, String err) {}

  @BeforeEach
  void a_tree_whose_name_has_blanks() throws IOException {
    home = folder.resolve("a folder of cards");
    Path target = Files.createDirectories(home.resolve("cli/target"));
    Files.copy(CLI.resolveSibling("eightfold"), home.resolve("eightfold"));
    Files.createSymbolicLink(
        target.resolve("eightfold-cli.jar"), CLI.resolve("target/eightfold-cli.jar"));
    Files.createSymbolicLink(target.resolve("lib"), CLI.resolve("target/lib"));
    cache = target.resolve("eightfold.aot");
  }

  private Started start(Path script, Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("sh", script.toString()));
    words.addAll(List.of(args));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder process = new ProcessBuilder(words).directory(folder.toFile());
    process.environment().putAll(environment);
    // what a developer set for all java programs is said by each of them
    process.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
    process.environment().put("JAVA_HOME", System.getProperty("java.home"));
    int code = process.redirectOutput(out.toFile()).redirectError(err.toFile()).start().waitFor();
    return new Started(
        code,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private void works(Started started) {
    assertThat(started.err()).isEmpty();
    assertThat(started.out()).contains("mau-mau");
    assertThat(started.code()).isZero();
  }

  @Test
  @Timeout(120)
  void a_cache_that_is_none_is_left_aside_in_silence() throws Exception {
    Files.writeString(cache, "this is no cache");
    works(start(home.resolve("eightfold"), Map.of(), "games"));
    assertThat(cache).hasContent("this is no cache");
  }

  @Test
  @Timeout(120)
  void an_empty_one_says_that_none_could_be_made() throws Exception {
    Files.writeString(cache, "");
    Path link = Files.createSymbolicLink(folder.resolve("cards"), home.resolve("eightfold"));
    works(start(link, Map.of("EIGHTFOLD_JVM", "-Xmx300m -XX:+UseParallelGC"), "games"));
    Started wrong = start(link, Map.of(), "gmaes");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("gmaes").doesNotContain("warning");
  }

  @Test
  @Tag("long")
  @Timeout(300)
  void a_cache_is_made_once_after_a_build_and_left_aside_where_it_no_longer_fits()
      throws Exception {
    Started first = start(home.resolve("eightfold"), Map.of(), "games");
    assertThat(first.code()).isZero();
    assertThat(first.err().lines()).singleElement().asString().contains("once after a build");
    Path log = home.resolve("cli/target/rehearsal.log");
    assertThat(cache).as(Files.readString(log)).isNotEmptyFile();
    works(start(home.resolve("eightfold"), Map.of(), "games"));
    // another collector than the one it was made with, and another class path
    works(start(home.resolve("eightfold"), Map.of("EIGHTFOLD_JVM", "-XX:+UseZGC"), "games"));
    Path moved = Files.move(home, folder.resolve("elsewhere"));
    works(start(moved.resolve("eightfold"), Map.of(), "games"));
    Files.delete(moved.resolve("cli/target/eightfold-cli.jar"));
    Files.copy(
        CLI.resolve("target/eightfold-cli.jar"), moved.resolve("cli/target/eightfold-cli.jar"));
    // made anew for the other jar, whose time is another one
    assertThat(start(moved.resolve("eightfold"), Map.of(), "games").code()).isZero();
    works(start(moved.resolve("eightfold"), Map.of(), "games"));
  }
}
