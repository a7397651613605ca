package eightfold.testkit;

import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words of a {@code when} line, for {@link Pairs}: its event, its seats and what it does. */
final class ConditionWords {
  private static final String WHEN = "When ";

  private ConditionWords() {}

  /** All words of the line, the line itself among them. */
  static Stream<String> of(Element.When line) {
    List<String> words = new ArrayList<>(List.of("When"));
    events(line.event()).map(WHEN::concat).forEach(words::add);
    line.and().stream()
        .map(condition -> WHEN + "and " + name(Forms.of(condition)))
        .forEach(words::add);
    for (Consequence one : line.then()) {
      words.add(WHEN + consequence(one));
      seats(one).map(SeatSelector::which).map(Enum::name).map(WHEN::concat).ifPresent(words::add);
    }
    return words.stream();
  }

  /** The name of the words with which something begins. */
  static String name(Form form) {
    return Pairs.name(form.words());
  }

  /** The names of all that such lines bring about. */
  static Stream<String> consequences() {
    return Forms.consequences().values().stream().map(ConditionWords::name);
  }

  /** The names of all that they may ask for besides. */
  static Stream<String> conditions() {
    return Forms.conditions().values().stream().map(ConditionWords::name);
  }

  /** A card that is played has a word for each thing that is asked of it besides. */
  private static Stream<String> events(Trigger event) {
    return switch (event) {
      case Trigger.Happens(Trigger.Moment moment) -> Stream.of(moment.name());
      case Trigger.HandBecomes _ -> Stream.of("HandBecomes");
      case Trigger.Played played -> {
        List<String> words = new ArrayList<>(List.of("Played"));
        words.addAll(played.on().isEmpty() ? List.of() : List.of("Played on"));
        words.addAll(played.row() > 0 ? List.of("Played in a row") : List.of());
        words.addAll(played.left().isPresent() ? List.of("Played left") : List.of());
        yield words.stream();
      }
    };
  }

  private static String consequence(Consequence one) {
    boolean itsName = one instanceof Consequence.Says says && says.words().isEmpty();
    return name(Forms.of(one)) + (itsName ? " its name" : "");
  }

  private static Optional<SeatSelector> seats(Consequence one) {
    return switch (one) {
      case Consequence.LosesTurns loses -> Optional.of(loses.who());
      case Consequence.MustPlay must -> Optional.of(must.who());
      case Consequence.WholeHands hands -> Optional.of(hands.who());
      case Consequence.Says says -> Optional.of(says.who());
      case Consequence.Moves moves -> Optional.of(moves.who());
      case Effect.AtOnce _, Effect.Decides _ -> Optional.empty();
    };
  }
}
