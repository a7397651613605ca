package eightfold.commentary;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Cause;
import eightfold.game.Event;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Events in sentences, as the person in seat 0 hears them. */
class CommentaryTest {
  private static final List<String> NAMES = List.of("Ann", "Ben", "Cleo");

  private final Commentary commentary =
      new Commentary(
          LibraryPack.french(), 0, NAMES, Optional.of("Mau"), false, List.of(), Texts.ENGLISH);

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
    assertThat(said(Event.of("called", 0))).isEqualTo("You call \"Mau!\"");
    assertThat(said(Event.of("caught", 0))).isEqualTo("You are caught.");
    assertThat(said(Event.of("skipped", 1))).isEqualTo("Ben is skipped.");
  }

  /**
   * Source: issue 15 (every loss of cards is understood); where cheats are caught, too, it is not
   * said.
   */
  @Test
  void who_is_caught_is_told_what_for_where_it_can_be_one_thing_alone() {
    List<Event> caught = List.of(Event.of("caught", 0), Event.of("caught", 1));
    assertThat(in("en").sentences(caught))
        .containsExactly("You are caught without \"Mau!\"", "Ben is caught without \"Mau!\"");
    assertThat(in("de").sentences(caught))
        .containsExactly("Du wirst ohne „Mau!“ erwischt.", "Ben wird ohne „Mau!“ erwischt.");
    assertThat(in("hu").sentences(caught)).first().isEqualTo("Rajtakapnak: elmaradt a „Mau!”");
  }

  /** Source: semantics 7.8; issue 15 (every loss of cards is understood). */
  @Test
  void penalties_say_what_for() {
    Event penalised = Event.of("penalised", 0, "2");
    assertThat(said(penalised)).isEqualTo("You get a penalty.");
    Map<String, String> words =
        Map.of(
            "false-call", "a false call",
            "missed-call", "a forgotten call",
            "wrong-catch", "a catch for nothing",
            "silence", "broken silence",
            "unsaid-words", "unsaid words");
    words.forEach(
        (offence, what) ->
            assertThat(said(penalised.foundOut(offence)))
                .isEqualTo("You get a penalty (" + what + ")."));
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
    assertThat(said(Event.of("juggled", 2, "3"))).isEqualTo("juggled Cleo 3.");
    assertThat(said(Event.of("sepp", 2))).isEqualTo("Cleo says \"sepp\".");
  }

  @Test
  void duels_gifts_grabs_and_charges() {
    assertThat(said(new Event("named", 1, 0, List.of(), List.of()))).isEqualTo("Ben names you.");
    assertThat(said(new Event("swapped", 1, 0, List.of(), List.of())))
        .isEqualTo("Ben changes hands with you.");
    assertThat(said(Event.of("rules-stopped", Event.NOBODY))).contains("stop");
    assertThat(said(new Event("challenged", 0, 2, List.of(), List.of())))
        .isEqualTo("You challenge Cleo.");
    assertThat(said(Event.of("revealed", 2, "5C", "RJ"))).isEqualTo("Cleo shows 5C RJ.");
    assertThat(said(new Event("gave", 1, 0, List.of("1"), List.of("AS"))))
        .isEqualTo("Ben gives AS to you.");
    assertThat(said(new Event("gave", 1, 2, List.of("1"), List.of("AS"))))
        .isEqualTo("Ben gives 1 card to Cleo.");
    assertThat(said(Event.of("kept", 0))).isEqualTo("You keep the card.");
    assertThat(said(Event.of("grabbed", 1))).isEqualTo("Ben grabs.");
    assertThat(said(Event.of("out", 1))).isEqualTo("Ben is out.");
    assertThat(said(Event.of("pressure", 1, "20")))
        .isEqualTo("The stock was empty: Ben scores 20 more.");
    assertThat(said(Event.of("charged", 0, "5"))).isEqualTo("You score 5 more for the new stock.");
    assertThat(said(Event.of("passed-hands", Event.NOBODY, "left")))
        .isEqualTo("All hands go to the left.");
  }

  /** Source: issue 15, point 9; a friend's name has no ending in any language. */
  @Test
  void in_each_language_with_you_and_with_a_name() {
    List<Event> events =
        List.of(
            Event.of("declared", 1, "H"),
            new Event("drew", 0, Event.NOBODY, List.of("2"), List.of("3C", "KD")),
            Event.of("drew", 1, "1"),
            new Event("named", 2, 0, List.of(), List.of()),
            Event.of("game-over", 1));
    assertThat(in("de").sentences(events))
        .containsExactly(
            "Ben wünscht sich Herz.",
            "Du ziehst 3C KD.",
            "Ben zieht 1 Karte.",
            "Cleo nennt dich.",
            "Ben gewinnt die Partie.");
    assertThat(in("es").sentences(events))
        .contains("Robas 3C KD.", "Ben roba 1 carta.", "Cleo te elige.");
    assertThat(in("tr").sentences(events)).contains("Çektin: 3C KD.", "Ben çekti: 1 kart.");
    for (String language : Texts.LANGUAGES) {
      assertThat(in(language).sentences(events)).as(language).hasSize(5).doesNotContain("");
    }
  }

  private static final List<Message> CONDITIONS =
      List.of(Message.literal("Sevens cost."), Message.literal("Queens turn it."));

  private static Commentary in(String language) {
    return new Commentary(
        LibraryPack.french(), 0, NAMES, Optional.of("Mau"), true, CONDITIONS, Texts.in(language));
  }

  // NOTATION 8: events carry causes; issue 44, point 4
  @Test
  void what_happens_is_told_with_whose_card_or_which_rule_or_who_brought_it_about() {
    Event drew = new Event("drew", 0, Event.NOBODY, List.of("4"), List.of());
    assertThat(said(drew.causedBy(List.of(Cause.card("4S", 2), Cause.card("4H", 1)))))
        .isEqualTo("You draw 4 cards (Cleo's 4S on Ben's 4H).");
    assertThat(said(Event.of("skipped", 1).causedBy(List.of(Cause.card("8D", 0)))))
        .isEqualTo("Ben is skipped (your 8D).");
    assertThat(said(Event.of("skipped", 1).causedBy(List.of(Cause.card("8D", Event.NOBODY)))))
        .isEqualTo("Ben is skipped (the starter 8D).");
    assertThat(
            said(
                Event.of("reversed", Event.NOBODY)
                    .causedBy(List.of(Cause.rule("3"), Cause.card("QH", 1)))))
        .isEqualTo("The direction turns (house rule 3, Ben's QH).");
    // issue 44, point 4: beside its number, what it says
    Event ruled = Event.of("reversed", Event.NOBODY).causedBy(List.of(Cause.rule("2")));
    assertThat(in("en").sentences(List.of(ruled)))
        .containsExactly("The direction turns (house rule 2: “Queens turn it”).");
    assertThat(in("de").sentences(List.of(ruled)).getFirst())
        .endsWith("(Hausregel 2: „Queens turn it“).");
    assertThat(said(drew.causedBy(List.of(Cause.seat(1))))).isEqualTo("You draw 4 cards (by Ben).");
    assertThat(said(drew.causedBy(List.of(Cause.rule("missed-call")))))
        .isEqualTo("You draw 4 cards (a forgotten call).");
    assertThat(
            said(
                Event.of("penalised", 1, "2")
                    .foundOut("missed-call")
                    .causedBy(List.of(Cause.rule("missed-call")))))
        .isEqualTo("Ben gets a penalty (a forgotten call).");
  }
}
