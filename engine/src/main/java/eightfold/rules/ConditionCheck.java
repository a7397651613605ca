package eightfold.rules;

import eightfold.spelling.SpokenText;
import java.util.List;
import java.util.Optional;

/**
 * What lines with conditions may not say where they stand: a choice or the card's name where no
 * card is played, a partner without teams (RULE-LANGUAGE, Conditions 3).
 */
final class ConditionCheck {
  private final RuleBook book;
  private final Objections objections = new Objections();

  private ConditionCheck(RuleBook book) {
    this.book = book;
  }

  static List<Objection> check(RuleBook book) {
    ConditionCheck check = new ConditionCheck(book);
    book.all(Element.When.class).forEach(check::line);
    return check.objections.all();
  }

  private void line(Element.When line) {
    if (line.then().size() > Limits.CONSEQUENCES) {
      objections.to(
          FindingCode.TOO_MANY_CONSEQUENCES,
          line,
          line.then().size() + " consequences of one line are too many",
          "at most " + Limits.CONSEQUENCES + "; write another line about the same");
    }
    boolean card = line.event() instanceof Trigger.Played;
    for (Consequence one : line.then()) {
      seats(one)
          .ifPresent(
              who -> {
                if (who.which() == SeatSelector.Which.PARTNER && book.saying("teams").isEmpty()) {
                  find(
                      line,
                      "there is no partner in a game without teams",
                      "such as next, or add: teams");
                } else if (who.which() == SeatSelector.Which.CHOSEN && !card) {
                  find(line, "nobody chooses where no card is played", "such as next, others");
                }
              });
      if (one instanceof Consequence.SwapsHands(SeatSelector who) && !who.single()) {
        find(line, "hands are swapped with one other seat", "such as chosen, next");
      }
      if (one instanceof Consequence.Says(String words, int _)
          && !words.isEmpty()
          && SpokenText.plain(words).isEmpty()) {
        find(line, "\"" + words + "\" cannot be said", "words with a letter or a figure");
      }
      if (!card && one instanceof Consequence.Says(String words, int _) && words.isEmpty()) {
        find(line, "there is no name to say where no card is played", "write: says \"TEXT\"");
      } else if (!card && one instanceof Consequence.DeclaresSuit) {
        find(line, "a suit is declared only with a card that is played", "such as when A");
      }
    }
    long asked = line.then().stream().filter(ConditionCheck::chooses).count();
    if (asked > 1) {
      find(line, "a line chooses one seat", "write a second line for another choice");
    }
  }

  private static boolean chooses(Consequence one) {
    return seats(one).filter(who -> who.which() == SeatSelector.Which.CHOSEN).isPresent();
  }

  private static Optional<SeatSelector> seats(Consequence one) {
    return switch (one) {
      case Consequence.Draws(SeatSelector who, int _) -> Optional.of(who);
      case Consequence.Misses(SeatSelector who, int _) -> Optional.of(who);
      case Consequence.MustPlay(SeatSelector who, CardSet _) -> Optional.of(who);
      case Consequence.SwapsHands(SeatSelector who) -> Optional.of(who);
      case Consequence.Says _, Effect.Reverse _, Effect.Again _, Consequence.DeclaresSuit _ ->
          Optional.empty();
    };
  }

  private void find(Element element, String what, String right) {
    objections.to(FindingCode.DOES_NOT_FIT, element, what, right);
  }
}
