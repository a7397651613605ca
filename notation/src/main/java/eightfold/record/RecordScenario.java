package eightfold.record;

import eightfold.game.Catalogue;
import eightfold.game.Chance;
import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.Reply;
import eightfold.game.SealedChance;
import eightfold.game.SetupException;
import eightfold.game.View;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import eightfold.scenario.FixedThrows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A scenario (NOTATION 4) made of a moment of a record, so that what was disputed at a table
 * becomes a test: hands, pile, stock and the acts from there on; where a position cannot say the
 * moment, the pack in its order and all acts of the deal so far. What is written was laid out and
 * played, and is what all seats saw. It ends before cards are shuffled again, since a scenario
 * shuffles otherwise.
 */
public final class RecordScenario {
  /** What comes of it. */
  public sealed interface Result {
    /** The scenario's text. */
    record Said(String text) implements Result {}

    /** Why there is none. */
    record Unsaid(String why) implements Result {}
  }

  private static final String RESHUFFLED = "reshuffled";
  private static final String ROLLED = "rolled";

  private final GameRecord record;
  private final Game game;
  private final List<String> names;
  private final boolean inLibrary;

  /** The options that are not the game's standard ones. */
  private final Map<String, String> chosen;

  private final Deal deal;
  private final int made;

  private RecordScenario(
      GameRecord record, Game game, Optional<Map<String, String>> chosen, Deal deal, int made) {
    this.record = record;
    this.game = game;
    this.inLibrary = chosen.isPresent();
    this.chosen = chosen.orElse(Map.of());
    this.deal = deal;
    this.made = made;
    this.names = names(record);
  }

  /**
   * The scenario of a moment.
   *
   * @param deal number of the deal in the match, from 1
   * @param acts how many acts of the deal were made before the moment, from 0
   */
  public static Result of(GameRecord record, Catalogue catalogue, int deal, int acts) {
    Optional<Deal> wanted = record.deals().stream().filter(one -> one.number() == deal).findFirst();
    if (wanted.isEmpty()) {
      return new Result.Unsaid("the record has no deal " + deal);
    }
    int most = wanted.get().acts().size();
    if (acts < 0 || acts > most) {
      return new Result.Unsaid(
          "deal " + deal + " has " + most + " acts: a moment is one from 0 to " + most);
    }
    if (wanted.get().secret().isEmpty()) {
      return new Result.Unsaid("the cards of deal " + deal + " are still hidden");
    }
    try {
      Game game = catalogue.fromRuleBook(record.ruleBook(), new EngineVersion.Of(record.engine()));
      return new RecordScenario(record, game, chosen(record, catalogue), wanted.get(), acts)
          .result(catalogue);
    } catch (SetupException e) {
      return new Result.Unsaid("the rule book cannot be played: " + e.getMessage());
    }
  }

  /** The options by which the library's game has the record's rules; empty where it has not. */
  private static Optional<Map<String, String>> chosen(GameRecord record, Catalogue catalogue) {
    try {
      if (!catalogue.game(record.game(), record.options()).ruleBook().equals(record.ruleBook())) {
        return Optional.empty();
      }
      Map<String, String> chosen = new LinkedHashMap<>(record.options());
      chosen.entrySet().removeAll(catalogue.game(record.game(), Map.of()).options().entrySet());
      return Optional.of(chosen);
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  /** Two of one name are told apart by their seats, and nobody is called by a number. */
  private static List<String> names(GameRecord record) {
    List<String> labels = SeatLabels.of(record.names()).labels();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < labels.size(); seat++) {
      boolean named = labels.get(seat).equals(record.names().get(seat));
      names.add(named ? labels.get(seat) : "Player " + (seat + 1));
    }
    return names;
  }

  private Result result(Catalogue catalogue) {
    Replayed replayed = new Replayed();
    Optional<RecordReplay.Flaw> flaw = new RecordReplay(record, catalogue, replayed).run();
    if (replayed.moment.isEmpty()) {
      return new Result.Unsaid(
          flaw.map(one -> "the record is not what happened: " + one.words())
              .orElse("the deal cannot be played again"));
    }
    Match moment = replayed.moment.get();
    List<Act> rest = deal.acts().subList(made, deal.acts().size());
    return arranged(moment, rest, replayed.rolledAfter)
        .or(() -> dealt(replayed, moment, rest))
        .<Result>map(Result.Said::new)
        .orElseGet(
            () ->
                new Result.Unsaid(
                    "the words of scenarios cannot say this moment: cards were shuffled again in"
                        + " the deal before it, or more is known than what lies on the table"));
  }

  /** The moment as a position; empty where one cannot say it. */
  private Optional<String> arranged(Match moment, List<Act> rest, List<Integer> rolls) {
    return moment
        .position()
        .flatMap(
            position -> {
              Match laid;
              try {
                laid = game.arrange(position, throwing(rolls));
              } catch (SetupException e) {
                return Optional.empty();
              }
              return same(laid, moment)
                  ? Optional.of(
                      head()
                          + rolls(rolls)
                          + begins(position)
                          + steps(followed(laid, moment, rest)))
                  : Optional.empty();
            });
  }

  /** The moment by the pack and all acts up to it; empty where that leads elsewhere. */
  private Optional<String> dealt(Replayed replayed, Match moment, List<Act> rest) {
    Optional<Match> before = replayed.before;
    List<Integer> rolls = new ArrayList<>(replayed.rolledBefore);
    rolls.addAll(replayed.rolledAfter);
    DealtPack heard = new DealtPack(chance());
    Match told;
    Opening opening;
    try {
      Match shuffled;
      if (before.isEmpty()) {
        shuffled = game.begin(Opening.of(names.size()), heard);
      } else {
        shuffled = before.get();
        shuffled.nextDeal(Optional.empty(), heard);
      }
      Optional<List<String>> pack = heard.shuffled(shuffled.pack());
      if (pack.isEmpty()) {
        return Optional.empty();
      }
      opening =
          new Opening(
              names.size(),
              OptionalInt.of(deal.dealer()),
              pack,
              deal.number(),
              deal.number() == 1 ? List.of() : shuffled.standings().score(),
              Map.of());
      told = game.begin(opening, throwing(rolls));
    } catch (SetupException e) {
      return Optional.empty();
    }
    for (Act act : deal.acts().subList(0, made)) {
      if (!(told.submit(act.seat(), act.text(), names) instanceof Reply.Taken)) {
        return Optional.empty();
      }
    }
    if (!same(told, moment)) {
      return Optional.empty();
    }
    StringBuilder acts = new StringBuilder();
    deal.acts().subList(0, made).forEach(act -> acts.append(step(act)));
    String after = followed(told, moment, rest);
    if (made > 0 && !after.isEmpty()) {
      acts.append("    # the moment; what follows is what was done then\n");
    }
    return Optional.of(head() + rolls(rolls) + begins(opening) + steps(acts + after));
  }

  /** What shuffles in a scenario, and throws what was thrown. */
  private static Chance throwing(List<Integer> rolls) {
    Chance chance = new FastChance(1);
    return rolls.isEmpty() ? chance : new FixedThrows(chance, rolls, 0);
  }

  private static String rolls(List<Integer> rolls) {
    List<String> numbers = rolls.stream().map(String::valueOf).toList();
    return numbers.isEmpty() ? "" : "rolls: \"" + String.join(" ", numbers) + "\"\n";
  }

  private SealedChance chance() {
    return DealKey.chance(deal.secret().orElseThrow(), deal.nonces(), deal.number());
  }

  /** Whether all seats and spectators see the same, and may do the same. */
  private static boolean same(Match one, Match other) {
    for (int seat = Match.NOBODY; seat < other.seats(); seat++) {
      if (!seen(one.view(seat)).equals(seen(other.view(seat)))) {
        return false;
      }
    }
    return one.facts().equals(other.facts());
  }

  /** What of a view is of the moment, and not of how long it took. */
  private static List<Object> seen(View view) {
    return List.of(
        view.turn(),
        view.actors(),
        view.awaits(),
        view.dealer(),
        view.pile(),
        view.stock(),
        view.hands(),
        List.copyOf(view.legal()),
        view.standings(),
        view.inForce());
  }

  private String head() {
    StringBuilder text = new StringBuilder();
    if (!inLibrary) {
      text.append("# its rules are those of the record: eightfold scenario --rules FILE, with\n")
          .append("# the rule book at the record's end as FILE\n");
    }
    text.append("name: ")
        .append(YamlText.scalar("deal " + deal.number() + " after " + made + " acts"))
        .append("\ngame: ")
        .append(YamlText.scalar(record.game()))
        .append('\n');
    List<String> options = new ArrayList<>();
    chosen.forEach(
        (key, value) -> options.add(YamlText.scalar(key) + ": " + YamlText.scalar(value)));
    if (!options.isEmpty()) {
      text.append("options: {").append(String.join(", ", options)).append("}\n");
    }
    return text.append("players: [")
        .append(String.join(", ", names.stream().map(YamlText::scalar).toList()))
        .append("]\n")
        .toString();
  }

  private String begins(Position position) {
    StringBuilder text = new StringBuilder();
    text.append("dealer: ").append(name(position.dealer().orElseThrow())).append('\n');
    List<String> hands = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      hands.add(name(seat) + ": " + cards(position.hands().get(seat)));
    }
    text.append("hands: {").append(String.join(", ", hands)).append("}\n");
    text.append("discard: ").append(cards(position.discard())).append('\n');
    text.append("stock: ").append(cards(position.stock())).append("\nrest: out\n");
    position.suit().ifPresent(suit -> text.append("suit: ").append(suit).append('\n'));
    position
        .rank()
        .ifPresent(rank -> text.append("rank: ").append(YamlText.scalar(rank)).append('\n'));
    text.append("turn: ").append(name(position.turn().orElseThrow())).append('\n');
    position.direction().ifPresent(way -> text.append("direction: ").append(way).append('\n'));
    List<String> pending = new ArrayList<>();
    if (position.pendingDraw() > 0) {
      pending.add("draw: " + position.pendingDraw());
    }
    if (position.pendingSkip() > 0) {
      pending.add("skip: " + position.pendingSkip());
    }
    if (!pending.isEmpty()) {
      text.append("pending: {").append(String.join(", ", pending)).append("}\n");
    }
    text.append(counts(position.deal(), position.scores()));
    position.more().forEach((key, value) -> text.append(more(key, value)));
    return text.toString();
  }

  private String begins(Opening opening) {
    return "dealer: "
        + name(opening.dealer().orElseThrow())
        + "\ndeck: "
        + cards(opening.pack().orElseThrow())
        + "\n"
        + counts(opening.deal(), opening.scores());
  }

  private String counts(int number, List<Integer> scores) {
    StringBuilder text = new StringBuilder();
    if (number > 1) {
      text.append("deal: ").append(number).append('\n');
    }
    if (scores.stream().anyMatch(score -> score != 0)) {
      List<String> all = new ArrayList<>();
      for (int seat = 0; seat < scores.size(); seat++) {
        all.add(name(seat) + ": " + scores.get(seat));
      }
      text.append("scores: {").append(String.join(", ", all)).append("}\n");
    }
    return text.toString();
  }

  private String more(String key, Object value) {
    if (!(value instanceof Map<?, ?> bySeat)) {
      return key + ": " + YamlText.scalar(String.valueOf(value)) + "\n";
    }
    List<String> seats = new ArrayList<>();
    bySeat.forEach(
        (seat, said) ->
            seats.add(name(Integer.parseInt(String.valueOf(seat))) + ": \"" + said + "\""));
    return key + ": {" + String.join(", ", seats) + "}\n";
  }

  private static String steps(String acts) {
    return acts.isEmpty() ? "steps: []\n" : "steps:\n" + acts;
  }

  /**
   * The acts from the moment on, as long as they lead to the same; the first says what comes of it.
   */
  private String followed(Match told, Match moment, List<Act> rest) {
    StringBuilder text = new StringBuilder();
    Match real = moment.copy();
    for (int i = 0; i < rest.size(); i++) {
      Act act = rest.get(i);
      Reply here = told.submit(act.seat(), act.text(), names);
      Reply there = real.submit(act.seat(), act.text(), SeatLabels.of(record.names()).labels());
      if (!(here instanceof Reply.Taken taken)
          || !(there instanceof Reply.Taken)
          || taken.events().stream().anyMatch(event -> event.verb().equals(RESHUFFLED))
          || !same(told, real)) {
        break;
      }
      text.append(step(act));
      if (i == 0) {
        text.append(outcome(real));
      }
    }
    return text.toString();
  }

  /** What came of the first act: whose turn it is, and the card that lies there. */
  private String outcome(Match after) {
    View view = after.view(Match.NOBODY);
    List<String> holds = new ArrayList<>();
    if (view.standings().dealOver()) {
      holds.add("dealOver: true");
    } else {
      holds.add("turn: " + name(view.turn()));
    }
    if (!view.pile().isEmpty()) {
      holds.add("top: " + view.pile().getLast());
    }
    return "    then: {" + String.join(", ", holds) + "}\n";
  }

  private String step(Act act) {
    return "  - " + name(act.seat()) + ": " + YamlText.scalar(act.text()) + "\n";
  }

  private String name(int seat) {
    return YamlText.scalar(names.get(seat));
  }

  private static String cards(List<String> cards) {
    return "\"" + String.join(" ", cards) + "\"";
  }

  /** Waits for the moment, and keeps the match as it was before the deal. */
  private final class Replayed implements RecordReplay.Witness {
    private Optional<Match> before = Optional.empty();
    private Optional<Match> moment = Optional.empty();
    private final List<Integer> rolledBefore = new ArrayList<>();
    private final List<Integer> rolledAfter = new ArrayList<>();
    private int current;
    private int acts;

    @Override
    public void dealt(Deal now, Match match, List<Event> events) {
      current = now.number();
      acts = 0;
      hear(events);
      look(match);
    }

    @Override
    public void acted(Act act, Match match, List<Event> events) {
      acts++;
      hear(events);
      look(match);
    }

    private void hear(List<Event> events) {
      for (Event event : events) {
        if (current == deal.number() && event.verb().equals(ROLLED)) {
          (acts <= made ? rolledBefore : rolledAfter).add(Integer.valueOf(event.words().getLast()));
        }
      }
    }

    private void look(Match match) {
      if (current == deal.number() && acts == made) {
        moment = Optional.of(match.copy());
      }
    }

    @Override
    public void ended(Deal now, Match match) {
      if (now.number() == deal.number() - 1) {
        before = Optional.of(match.copy());
      }
    }
  }
}
