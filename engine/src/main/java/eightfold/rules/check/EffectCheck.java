package eightfold.rules.check;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Definition;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the effects of cards need beside them, and which contradict each other. */
final class EffectCheck {
  private static final String ON = Forms.keyword(Element.On.class);

  private final RuleBook book;
  private final Relations relations;
  private final Objections objections = new Objections();

  private EffectCheck(RuleBook book, Relations relations) {
    this.book = book;
    this.relations = relations;
  }

  /** The first engine that refuses every two things which a card might ask for at once. */
  private static final int ASKS_ONCE = 2;

  static List<Objection> check(RuleBook book, Relations relations) {
    EffectCheck check = new EffectCheck(book, relations);
    check.lines();
    return check.objections.all();
  }

  private void lines() {
    List<Element.On> all = book.all(Element.On.class).toList();
    long singles = ElementList.singles(book.elements());
    for (Element.On on : all) {
      effects(on);
      for (Element.On other : all.subList(0, all.indexOf(on))) {
        long shared = ElementList.shared(on, other, singles);
        if (shared != 0) {
          Message lines =
              Message.of("findings.both-give-rules")
                  .with("one", head(other))
                  .with("other", head(on))
                  .with("cards", book.pack().text(shared));
          Message right =
              apart(book.pack(), shared, on.cards().singles() & other.cards().singles());
          objections.add(
              Objection.to(FindingCode.CARD_GIVEN_RULES_TWICE, on, lines, right)
                  .beside(Optional.of(other)));
        }
      }
    }
  }

  /** What ends it that two lines give rules to the same cards. */
  private static Message apart(Pack pack, long shared, long both) {
    if (both != Kinds.NONE) {
      return Message.of("findings.one-line");
    }
    return Message.of("findings.own-line-first").with("line", ON + " " + pack.text(shared) + " …");
  }

  private static String head(Element.On on) {
    return ON + " " + on.cards().text();
  }

  private void effects(Element.On on) {
    if (on.cards().parts().stream().anyMatch(CardSet.Part.Wild.class::isInstance)) {
      objections.to(
          FindingCode.WRONG_CARDS,
          on,
          Message.of("findings.wild-circle"),
          Message.of("findings.name-wild-ranks"));
    }
    on.core().stream().filter(effect -> !effect.complete()).forEach(effect -> lacks(on, effect));
    contradictions(on);
    objections.addAll(relations.of(on));
    decidesOnce(on);
    if (on.find(Effect.Declares.class).filter(this::leavesNoRank).isPresent()) {
      objections.to(
          FindingCode.NO_CARD_LEFT,
          on,
          Message.of("findings.no-rank-left"),
          Message.of("findings.fewer-ranks"));
    }
    boolean jokers = on.cards().parts().stream().allMatch(EffectCheck::joker);
    if (!jokers && on.find(Effect.Playable.class).filter(Effect.Playable::byColour).isPresent()) {
      objections.to(
          FindingCode.WRONG_CARDS,
          on,
          Message.of("findings.only-jokers"),
          onJokers(Effect.Playable.BY_COLOUR));
    }
    if (owesItsSuit(on) && on.cards().parts().stream().anyMatch(EffectCheck::joker)) {
      objections.to(
          FindingCode.WRONG_CARDS,
          on,
          Message.of("findings.joker-no-suit"),
          onJokers(new Effect.Followed(Effect.Followed.By.BY_ANY, true)));
    }
  }

  /** Whether a word of the line owes another card of the suit. */
  private static boolean owesItsSuit(Element.On on) {
    return on.each().stream()
        .map(effect -> new Element.On(on.cards(), List.of(effect)))
        .flatMap(one -> one.find(Effect.Followed.class).stream())
        .anyMatch(next -> next.owed() && next.by() == Effect.Followed.By.BY_ITS_SUIT);
  }

  /** What jokers may do. */
  private Message onJokers(Effect rule) {
    CardSet jokers = new CardSet(List.of(new CardSet.Part.Jokers(book.pack())));
    return Advice.write(
        ElementText.write(new Element.On(jokers, List.of(LineMeaning.inAWord(rule)))));
  }

  /** Words that only say more of a rule of which nothing else is said. */
  private void lacks(Element.On on, Effect rule) {
    String needed = Forms.wordsForClauses(Forms.of(rule)).getFirst().form().words();
    on.words(rule.rule()).forEach(word -> objections.needs(on, word, needed));
  }

  /** Two words that say different things of one clause of a rule. */
  private void contradictions(Element.On on) {
    Map<Form.Part, Map.Entry<String, Object>> said = new HashMap<>();
    for (Effect effect : on.each()) {
      if (effect instanceof Effect.Use use) {
        Form form = Forms.of(use);
        Definition.says(use)
            .forEach(
                (component, value) -> {
                  Map.Entry<String, Object> now = Map.entry(form.words(), value);
                  Map.Entry<String, Object> before =
                      said.getOrDefault(form.core().parts().get(component), now);
                  said.put(form.core().parts().get(component), before);
                  if (!before.getValue().equals(value)) {
                    objections.excludes(on, before.getKey(), form.words(), ASKS_ONCE);
                  }
                });
      }
    }
  }

  /** A card asks its player for one decision, asks for one thing, and then no second way. */
  private void decidesOnce(Element.On on) {
    List<Effect> rules = on.core();
    for (Effect one : rules) {
      for (Effect other : rules.subList(0, rules.indexOf(one))) {
        boolean both = one.has(Effect.Trait.DECIDES) && other.has(Effect.Trait.DECIDES);
        if (both || asks(one) && asks(other)) {
          String first = on.words(other.rule()).getFirst();
          objections.excludes(on, first, on.words(one.rule()).getFirst(), ASKS_ONCE);
        }
      }
    }
  }

  private static boolean asks(Effect rule) {
    return rule instanceof Effect.Declares
        || rule instanceof Effect.AtOnce(Effect.What what) && what.asks();
  }

  private boolean leavesNoRank(Effect.Declares declares) {
    if (declares.uncallable().isEmpty()) {
      return false;
    }
    long mask = new CardSet(declares.uncallable()).mask(BookPack.wild(book));
    return IntStream.range(0, book.pack().ranks().size())
        .allMatch(rank -> (mask & book.pack().ofRank(rank)) != 0);
  }

  private static boolean joker(CardSet.Part part) {
    return part instanceof CardSet.Part.Jokers
        || part instanceof CardSet.Part.Single(Pack pack, int kind) && pack.joker(kind);
  }
}
