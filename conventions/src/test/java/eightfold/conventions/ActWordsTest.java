package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Verb;
import eightfold.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A new kind of game, or a new act of a kind, comes without a change in the core: no word of an act
 * stands there. Source: issue 45, point 2.
 */
class ActWordsTest {
  private static final Path CORE = ProjectFiles.ROOT.resolve("engine/src/main/java/eightfold/game");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n\"]*(?=\n)");
  private static final Pattern LITERAL = Pattern.compile("\"([^\"\n]*)\"");

  /** What every table waits for at some time. */
  private static final Set<String> OF_ALL_KINDS = Set.of("play");

  private static Set<String> verbs() {
    return Games.standard().ids().stream()
        .flatMap(id -> Games.standard().game(id, Map.of()).verbs().stream())
        .map(Verb::word)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> actsIn(String source, Set<String> verbs) {
    Matcher literals = LITERAL.matcher(COMMENT.matcher(source).replaceAll(""));
    return literals
        .results()
        .map(found -> found.group(1))
        .filter(text -> verbs.contains(text) && !OF_ALL_KINDS.contains(text))
        .toList();
  }

  @Test
  void no_word_of_an_act_stands_in_the_core() throws IOException {
    Set<String> verbs = verbs();
    assertThat(verbs).contains("play", "exchange", "grab", "discard", "forget");
    try (Stream<Path> files = Files.list(CORE)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).hasSizeGreaterThan(30);
      for (Path source : sources) {
        assertThat(actsIn(Files.readString(source), verbs)).as(source.toString()).isEmpty();
      }
    }
  }

  @Test
  void a_word_of_an_act_is_found_and_one_in_a_comment_is_not() {
    String source = "/** As \"grab\". */ String exchange = word.equals(\"exchange\"); // no give\n";
    assertThat(actsIn(source, verbs())).containsExactly("exchange");
  }
}
