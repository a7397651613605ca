package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.shedding.Shedding;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code openspiel-eights} plays what OpenSpiel has published of its own Crazy Eights, act by act:
 * the legal acts where they are listed, and the returns. Source: the playthrough in the resource of
 * the same name; issue 44, point 8.
 */
class OpenSpielPlaythroughTest {
  private static final int SEATS = 5;
  private static final String FILE = "openspiel-playthrough.txt";
  private static final List<String> NAMES = Trial.names(SEATS);

  private static List<String> lines() throws IOException {
    try (InputStream in = OpenSpielPlaythroughTest.class.getResourceAsStream(FILE)) {
      assertThat(in).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  /** {@code HT} of theirs is {@code 10H}. */
  private static String card(String theirs) {
    String rank = theirs.substring(1);
    return (rank.equals("T") ? "10" : rank) + theirs.charAt(0);
  }

  private static String act(String theirs) {
    String[] words = theirs.split(" ");
    return switch (words[0]) {
      case "Play" -> "play " + card(words[1]);
      case "Nominate" -> "suit " + words[2];
      case "Draw" -> "draw";
      case "Pass" -> "pass";
      default -> throw new AssertionError("no act of a player: " + theirs);
    };
  }

  private static List<String> legal(Match match) {
    return match.view(match.turn()).legal().stream().sorted().toList();
  }

  @Test
  void the_published_playthrough_is_played_act_by_act_to_the_same_returns() throws IOException {
    List<String> lines = lines();
    List<String> pack =
        lines.stream()
            .filter(line -> line.startsWith("act Deal "))
            .map(OpenSpielPlaythroughTest::dealt)
            .toList();
    assertThat(lines.getFirst()).isEqualTo("act Decide Player 2 to be the dealer");
    Match match =
        Shedding.standard()
            .game("openspiel-eights", Map.of("scoring", "returns"))
            .begin(Opening.of(SEATS).dealtBy(2).from(whole(pack)), new FastChance(1));
    int acts = 0;
    int lists = 0;
    for (String line : lines) {
      if (line.startsWith("legal ")) {
        List<String> theirs =
            Arrays.stream(line.substring(6).split(", "))
                .map(OpenSpielPlaythroughTest::act)
                .sorted()
                .toList();
        assertThat(legal(match)).as("after " + acts + " acts").isEqualTo(theirs);
        lists++;
      } else if (line.startsWith("act ") && !line.startsWith("act De")) {
        String act = act(line.substring(4));
        assertThat(match.submit(match.turn(), act, NAMES)).as(act).isInstanceOf(Reply.Taken.class);
        acts++;
      }
    }
    assertThat(acts).isGreaterThan(50);
    assertThat(lists).isGreaterThan(10);
    assertThat(match.standings().dealOver()).isTrue();
    List<Integer> returns =
        Stream.of(lines.getLast().substring("returns ".length()).split(" "))
            .map(Integer::valueOf)
            .toList();
    assertThat(match.standings().scored().stream().map(points -> -points).toList())
        .isEqualTo(returns);
  }

  private static String dealt(String line) {
    return card(line.substring("act Deal ".length()));
  }

  /** The cards as they came, and then those that never did. */
  private static List<String> whole(List<String> came) {
    List<String> pack = new ArrayList<>(came);
    for (String suit : List.of("C", "D", "H", "S")) {
      for (String rank : "2 3 4 5 6 7 8 9 10 J Q K A".split(" ")) {
        if (!pack.contains(rank + suit)) {
          pack.add(rank + suit);
        }
      }
    }
    return pack;
  }
}
