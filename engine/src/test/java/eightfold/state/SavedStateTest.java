package eightfold.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.SetupException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A state comes back as it was saved, and nothing else does. Source: issue 45, point 6. */
class SavedStateTest {
  private static final SavedState FORM = new SavedState(1, SavedState.layoutOf(List.of("a 1")), 7);
  private static final byte[] SAVED = FORM.write(new byte[] {3, 1, 4, 1, 5, 9});

  private static byte[] read(SavedState form, byte[] saved) {
    return form.read(
        saved,
        in -> {
          byte[] state = new byte[6];
          in.get(state);
          return state;
        });
  }

  private static void refused(SavedState form, byte[] saved, String why) {
    assertThatThrownBy(() -> read(form, saved)).isInstanceOf(SetupException.class).hasMessage(why);
  }

  @Test
  void a_state_comes_back_as_it_was() {
    assertThat(read(FORM, SAVED)).containsExactly(3, 1, 4, 1, 5, 9);
  }

  @Test
  void another_version_another_layout_and_other_rules_are_told_apart() {
    String version = "a table that another version of the engine has saved";
    refused(new SavedState(2, FORM.layout(), 7), SAVED, version);
    refused(new SavedState(1, SavedState.layoutOf(List.of("a 2")), 7), SAVED, version);
    refused(
        new SavedState(1, FORM.layout(), 8),
        SAVED,
        "a table of other rules or seats than this one");
  }

  @Test
  void a_layout_is_its_lines_in_their_order() {
    assertThat(SavedState.layoutOf(List.of("a 1", "b 1")))
        .isNotEqualTo(SavedState.layoutOf(List.of("b 1", "a 1")))
        .isNotEqualTo(SavedState.layoutOf(List.of("a 1b 1")));
  }

  @Test
  void bytes_that_are_not_whole_are_refused_with_what_is_wrong() {
    for (int length = 0; length < SAVED.length; length++) {
      refused(FORM, Arrays.copyOf(SAVED, length), "a saved table that is cut short");
    }
    refused(
        FORM,
        Arrays.copyOf(SAVED, SAVED.length + 1),
        "a saved table that goes on where it should end");
    int head = SAVED.length - 6 - Integer.BYTES;
    for (int at = head; at < SAVED.length; at++) {
      byte[] changed = SAVED.clone();
      changed[at] ^= 4;
      refused(FORM, changed, "a saved table that is damaged");
    }
    byte[] below = SAVED.clone();
    ByteBuffer.wrap(below).putInt(head - Integer.BYTES, -1);
    refused(FORM, below, "a saved table that is damaged");
  }

  @Test
  void a_reader_that_wants_more_or_less_than_there_is_is_refused() {
    refused(FORM, FORM.write(new byte[5]), "a saved table that is damaged");
    refused(FORM, FORM.write(new byte[7]), "a saved table that goes on where it should end");
  }
}
