package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.server.PseudoTexts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Why a table, options, a position or a saved table cannot be is said in the language of whoever
 * asks: {@link SetupErrorStories} bring each about where it arises. Source: issue 44, point 5
 * (every refusal and error).
 */
public class SetupErrorsInLanguagesTest {
  /** What only one kind of games says of its tables, in the file of that kind. */
  public static final Set<String> OF_KINDS =
      Set.of(
          "crazier.card-too-often",
          "crazier.game-there-already",
          "crazier.no-color",
          "crazier.no-such-position",
          "crazier.uneven",
          "patience.knows-no-such",
          "patience.no-such.declared",
          "patience.no-such.direction",
          "patience.no-such.pending",
          "patience.no-such.seat",
          "patience.one-player");

  @Test
  void whatever_cannot_be_set_up() {
    Set<String> said = new TreeSet<>();
    for (SetupErrorStories.Told told : SetupErrorStories.told()) {
      List<String> keys = PseudoTexts.parts(told.reason()).map(Message::key).toList();
      assertThat(keys).as(told.reason().text()).contains(told.key());
      said.addAll(keys);
      assertThat(PseudoTexts.english(told.reason(), told::quotes))
          .as(told.reason().text())
          .isEmpty();
    }
    Set<String> there = new TreeSet<>(OF_KINDS);
    Texts.ENGLISH.names("setup").forEach(name -> there.add("setup." + name));
    said.removeIf(key -> !key.startsWith("setup.") && !OF_KINDS.contains(key));
    assertThat(said).isEqualTo(there);
  }
}
