package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads what {@code when} lines bring about: {@code next draws 2, reverse}. */
final class ConsequenceReader {
  /** How a consequence may be written. */
  private static final String CONSEQUENCES =
      "SEATS draws 1, SEATS misses 1, skip 1, turn goes to SEAT, SEATS must play CARDS,"
          + " SEATS must not play CARDS, says \"TEXT\", SEATS says \"TEXT\", says its name, reverse,"
          + " goes left, goes right, again, declares suit, swaps hands with SEAT, "
          + MovementReader.WORDS;

  private static final List<String> VERBS =
      Stream.concat(
              Stream.of(
                  "draws",
                  "draw",
                  "misses",
                  "miss",
                  "skip",
                  "turn",
                  "must",
                  "says",
                  "say",
                  "reverse",
                  "goes",
                  "again",
                  "declares",
                  "swaps"),
              MovementReader.VERBS.stream())
          .toList();

  private static final List<Effect.AtOnce> AT_ONCE =
      Stream.of(Effect.What.values())
          .map(Effect.AtOnce::new)
          .filter(once -> Forms.consequences().containsKey(once.words()))
          .toList();

  private final FaultReporter faults;
  private final LineValues values;

  ConsequenceReader(FaultReporter faults) {
    this.faults = faults;
    this.values = new LineValues(faults);
  }

  /** All that a line brings about, as its segments say behind the colon, which stands before. */
  Optional<List<Consequence>> all(List<List<Token>> said, Token before) {
    List<List<Token>> segments = faults.words().replaced(said);
    List<Consequence> then = new ArrayList<>();
    int wrong = 0;
    for (int i = 0; i < segments.size() && !faults.full(); i++) {
      List<Token> segment = segments.get(i);
      if (segment.isEmpty()) {
        return values.lacks(before, Message.of("findings.nothing-behind-colon"), possible());
      }
      boolean speaks = saysAt(segment) >= 0;
      List<Token> behind = speaks && i + 1 < segments.size() ? segments.get(i + 1) : List.of();
      ConsequenceReader reader = at(then.size() + wrong, segment, behind);
      Optional<? extends Consequence> one =
          speaks ? reader.says(segment, behind) : reader.consequence(segment);
      i += speaks ? 1 : 0;
      wrong += one.isPresent() ? 0 : 1;
      one.ifPresent(then::add);
    }
    return wrong == 0 ? Optional.of(then) : Optional.empty();
  }

  /** For one consequence, which stands in these words. */
  private ConsequenceReader at(int place, List<Token> segment, List<Token> behind) {
    FaultReporter part = faults.part("then").part(String.valueOf(place));
    Token last = behind.isEmpty() ? segment.getLast() : behind.getLast();
    part.stands(segment.getFirst().columns().upTo(last.columns()));
    return new ConsequenceReader(part);
  }

  private static Message possible() {
    return Message.of("findings.possible-consequences")
        .with("consequences", CONSEQUENCES)
        .with("seats", SeatSelector.WORDS);
  }

  /** Where the words to be said follow; negative where nothing is said. */
  private static int saysAt(List<Token> segment) {
    return Math.max(LineValues.indexOf(segment, "says"), LineValues.indexOf(segment, "say"));
  }

  private Optional<Consequence> says(List<Token> segment, List<Token> behind) {
    int at = saysAt(segment);
    Token says = segment.get(at);
    List<Token> said = segment.subList(at + 1, segment.size());
    boolean text = said.size() == 1 && said.getFirst().quoted();
    if (!text && !RuleLine.words(said).equals("its name")) {
      return values.lacks(
          says,
          Message.of("findings.says-missing"),
          Message.of("findings.write-either")
              .with("line", "says \"TEXT\"")
              .with("other", "says its name"));
    }
    Optional<SeatSelector> who =
        at == 0
            ? Optional.of(SeatSelector.of(SeatSelector.Which.PLAYER))
            : values.seats(segment.subList(0, at));
    boolean costs = behind.size() == 3 && RuleLine.words(behind).startsWith("else draw");
    if (!costs) {
      return values.lacks(
          says,
          Message.of("findings.else-missing"),
          Message.of("findings.write-behind").with("words", ", else draws 1"));
    }
    return values
        .number(behind, 2, Forms.of(Consequence.Says.class))
        .flatMap(
            cards ->
                who.map(
                    seats ->
                        new Consequence.Says(seats, text ? said.getFirst().text() : "", cards)));
  }

  private Optional<? extends Consequence> consequence(List<Token> segment) {
    String words = RuleLine.words(segment);
    Optional<Effect.AtOnce> once =
        AT_ONCE.stream().filter(one -> one.words().equals(words)).findAny();
    if (once.isPresent()) {
      return once;
    } else if (LineValues.is(segment.getFirst(), "skip")) {
      return values
          .amount(segment, 1, Forms.of(Consequence.Losing.SKIPS))
          .map(Consequence.LosesTurns::skips);
    } else if (words.startsWith("turn goes to ")) {
      return values.seats(segment.subList(3, segment.size())).map(Consequence.LosesTurns::until);
    } else if (words.startsWith("swaps hands with ")) {
      return values.seats(segment.subList(3, segment.size())).map(Consequence.WholeHands::swap);
    } else if (MovementReader.reads(segment)) {
      return new MovementReader(values).read(segment);
    }
    int verb = 0;
    while (verb < segment.size() && verbAt(segment, verb).isEmpty()) {
      verb++;
    }
    if (verb == segment.size()) {
      return unknown(segment);
    }
    Optional<SeatSelector> seats =
        verb == 0
            ? Optional.of(SeatSelector.of(SeatSelector.Which.PLAYER))
            : values.seats(segment.subList(0, verb));
    Optional<? extends Consequence> one = verb(segment, verb, seats);
    return seats.isPresent() ? one : Optional.empty();
  }

  /** No consequence: a single word that is nearly one of theirs, or all of it. */
  private <T> Optional<T> unknown(List<Token> segment) {
    for (Token token : segment) {
      Optional<String> meant =
          token.quoted() ? Optional.empty() : Nearest.only(token.text(), VERBS);
      if (meant.isPresent() && !VERBS.contains(token.text())) {
        Message what =
            Message.of("findings.unknown.word").with("words", Echo.shortened(token.text()));
        Message right = Suggestion.of(token.text(), VERBS);
        LineFault fault = new LineFault(FindingCode.UNKNOWN_WORD, token.columns(), what, right);
        faults.add(fault.mendedBy(meant));
        return Optional.empty();
      }
    }
    return values.wrong(
        FindingCode.UNKNOWN_CLAUSE,
        segment,
        Message.of("findings.unknown.consequence")
            .with("words", Echo.shortened(RuleLine.words(segment))),
        possible());
  }

  private static Optional<String> verbAt(List<Token> segment, int at) {
    if (LineValues.is(segment.get(at), "draws") || LineValues.is(segment.get(at), "draw")) {
      return Optional.of("draws");
    } else if (LineValues.is(segment.get(at), "misses") || LineValues.is(segment.get(at), "miss")) {
      return Optional.of("misses");
    }
    boolean must = LineValues.is(segment.get(at), "must") && at + 1 < segment.size();
    boolean not = must && at + 2 < segment.size() && LineValues.is(segment.get(at + 1), "not");
    return must && LineValues.is(segment.get(at + (not ? 2 : 1)), "play")
        ? Optional.of(not ? "must not play" : "must play")
        : Optional.empty();
  }

  private Optional<? extends Consequence> verb(
      List<Token> segment, int at, Optional<SeatSelector> seats) {
    String verb = verbAt(segment, at).orElseThrow();
    boolean not = verb.equals("must not play");
    int cardsAt = at + (not ? 3 : 2);
    return switch (verb) {
      case "draws" ->
          values
              .amount(segment, at + 1, Forms.of(Consequence.Route.DRAWS))
              .flatMap(
                  n -> seats.map(who -> Consequence.Moves.of(Consequence.Route.DRAWS, who, n)));
      case "misses" ->
          values
              .amount(segment, at + 1, Forms.of(Consequence.Losing.MISSES))
              .flatMap(n -> seats.map(who -> Consequence.LosesTurns.misses(who, n)));
      default ->
          cardsAt == segment.size()
              ? values.lacks(
                  segment.get(at),
                  Message.of("findings.cards-missing"),
                  Advice.write("next must play red"))
              : values
                  .cards(segment.subList(cardsAt, segment.size()))
                  .flatMap(cards -> seats.map(who -> new Consequence.MustPlay(who, cards, not)));
    };
  }
}
