package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events in sentences, as the person in seat 0 hears them. */
class CommentaryTest {
  private final Commentary commentary = new Commentary(0, Views.NAMES);

  private String said(Event event) {
    return String.join(" ", commentary.sentences(List.of(event)));
  }

  @Test
  void own_cards_are_named_and_others_are_not() {
    assertThat(said(new Event("drew", 0, Event.NOBODY, List.of("2"), List.of("3C", "KD"))))
        .isEqualTo("You draw 3C KD.");
    assertThat(said(new Event("drew", 1, Event.NOBODY, List.of("2"), List.of("3C", "KD"))))
        .isEqualTo("Ben draws 2 cards.");
    assertThat(said(Event.of("drew", 1, "1"))).isEqualTo("Ben draws 1 card.");
  }

  @Test
  void plays_declarations_and_calls() {
    assertThat(said(Event.of("played", 2, "JC"))).isEqualTo("Cleo plays JC.");
    assertThat(said(Event.of("declared", 2, "H"))).isEqualTo("Cleo declares hearts.");
    assertThat(said(Event.of("called", 0))).isEqualTo("You call.");
    assertThat(said(Event.of("caught", 0))).isEqualTo("You are caught: you owed a call.");
    assertThat(said(Event.of("skipped", 1))).isEqualTo("Ben is skipped.");
  }

  @Test
  void the_deal_is_one_sentence() {
    List<Event> dealt =
        List.of(
            Event.of("dealt", 1, "7"),
            Event.of("dealt", 2, "7"),
            Event.of("dealt", 0, "7"),
            Event.of("turned", Event.NOBODY, "5H"));
    assertThat(commentary.sentences(dealt))
        .containsExactly("Everybody is dealt 7 cards.", "The starter is 5H.");
  }

  @Test
  void what_it_has_no_sentence_for_is_told_in_the_notation() {
    assertThat(said(Event.of("sepp", 2))).isEqualTo("sepp Cleo.");
  }
}
