package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands before the colon of a {@code when} line: an event and its conditions. */
final class OccasionReader {
  private final FaultReporter faults;

  OccasionReader(FaultReporter faults) {
    this.faults = faults;
  }

  /** The event with its conditions; a condition may stand in its place, any card being meant. */
  Optional<Element.When> read(List<Token> tokens) {
    List<List<Token>> parts = parts(tokens);
    List<Token> first = parts.getFirst();
    List<EventCondition> and = new ArrayList<>();
    Optional<EventCondition> alone =
        first.isEmpty() ? Optional.empty() : WrittenConditions.phrase(first, faults.unheard());
    alone.ifPresent(and::add);
    boolean not = alone.isEmpty() && first.size() > 1 && LineValues.is(first.getFirst(), "not");
    List<Token> said = not ? first.subList(1, first.size()) : first;
    Optional<Trigger> event =
        alone.isPresent()
            ? Optional.of(Trigger.anyCard(faults.words().cards().pack()))
            : said.isEmpty()
                ? noCondition(tokens)
                : new ConditionReader(part("event", said)).event(said);
    if (not && event.isPresent() && event.get() instanceof Trigger.Played played) {
      and.add(new EventCondition.Card(played.cards(), true));
      CardSet any = new CardSet(List.of(new CardSet.Part.Any(faults.words().cards().pack())));
      event = Optional.of(new Trigger.Played(any, played.on(), played.row(), played.left()));
    }
    boolean good = !not || event.isEmpty() || !and.isEmpty() || noCondition(first).isPresent();
    for (int i = 1; i < parts.size() && good; i++) {
      List<Token> part = parts.get(i);
      OccasionReader reader = part.isEmpty() ? this : new OccasionReader(part("and", part));
      Optional<EventCondition> condition =
          part.isEmpty() ? Optional.empty() : WrittenConditions.read(part, faults.unheard());
      condition.ifPresent(and::add);
      good =
          condition.isPresent() || reader.noCondition(part.isEmpty() ? tokens : part).isPresent();
    }
    return good ? event.map(of -> new Element.When(of, and, List.of())) : Optional.empty();
  }

  private FaultReporter part(String name, List<Token> tokens) {
    FaultReporter part = faults.part(name);
    part.stands(tokens.getFirst().columns().upTo(tokens.getLast().columns()));
    return part;
  }

  private <T> Optional<T> noCondition(List<Token> tokens) {
    faults.add(
        FindingCode.UNKNOWN_WORD,
        RuleLine.columns(tokens),
        Message.of("findings.no-condition").with("words", Echo.shortened(RuleLine.words(tokens))),
        Advice.possible(WrittenConditions.CONDITIONS));
    return Optional.empty();
  }

  /** What stands between the words that join conditions. */
  private static List<List<Token>> parts(List<Token> tokens) {
    List<List<Token>> parts = new ArrayList<>(List.of(new ArrayList<>()));
    for (Token token : tokens) {
      if (LineValues.is(token, WrittenConditions.AND)) {
        parts.add(new ArrayList<>());
      } else {
        parts.getLast().add(token);
      }
    }
    return parts;
  }
}
