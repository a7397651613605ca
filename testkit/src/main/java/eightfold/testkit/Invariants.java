package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.rules.text.RuleBookWriter;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * What the engine promises of every table (DESIGN 4), each to be checked on any match of any game.
 * Each says what is wrong; empty if the promise is kept.
 */
public final class Invariants {
  /** Acts of one check at most. */
  private static final int MOST_ACTS = 120;

  private final Supplier<Match> begin;
  private final FastChance seeds;
  private final List<String> names;

  /**
   * Invariants of one table.
   *
   * @param begin begins the same match every time
   * @param seed of the random of its players
   */
  public Invariants(Supplier<Match> begin, long seed) {
    this.begin = begin;
    this.seeds = new FastChance(seed);
    this.names = Trial.names(begin.get().seats());
  }

  /** One promise of a table, drawn from the seed; for a table that cannot be, nothing. */
  static Optional<String> check(Catalogue catalogue, Trial trial, long seed) {
    Supplier<Match> begin =
        () -> trial.begin(catalogue.fromRuleBook(RuleBookWriter.write(trial.book())));
    try {
      Invariants promises = new Invariants(begin, seed);
      return switch (new FastChance(seed).below(7)) {
        case 0 -> promises.conservation();
        case 1 -> promises.refusals();
        case 2 -> promises.copies();
        case 3 -> promises.replay();
        case 4 -> promises.causes();
        case 5 -> promises.lists();
        default -> NonInterference.difference(catalogue, trial, seed);
      };
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  /** Plays on at random; nothing when nobody is to act any more. */
  private Optional<Step> step(Match match, RandomPlayers random) {
    if (match.standings().dealOver()) {
      return Optional.empty();
    }
    Step step = random.legal(match);
    Reply reply = match.submit(step.seat(), step.act(), names);
    if (reply instanceof Reply.Refused(Refusal refusal)) {
      throw new IllegalStateException(step + " is listed as legal, and refused: " + refusal);
    }
    return Optional.of(step);
  }

  /** After every act the cards are those that were there before, and somebody may act. */
  public Optional<String> conservation() {
    Match match = begin.get();
    RandomPlayers random = new RandomPlayers(seeds.next());
    CardCount before = CardCount.of(match);
    for (int act = 0; act < MOST_ACTS; act++) {
      if (step(match, random).isEmpty()) {
        return Optional.empty();
      }
      CardCount now = CardCount.of(match);
      if (!now.equals(before)) {
        return Optional.of("ply " + match.ply() + ": the cards were " + before + ", now " + now);
      }
      if (!match.standings().dealOver() && !someoneMayAct(match)) {
        return Optional.of("ply " + match.ply() + ": nobody may act and the deal is not over");
      }
    }
    return Optional.empty();
  }

  private static boolean someoneMayAct(Match match) {
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.mayAct(seat)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Legal acts are sorted and can be done; others are refused with a code; no refusal changes a
   * thing.
   */
  public Optional<String> refusals() {
    Match match = begin.get();
    RandomPlayers random = new RandomPlayers(seeds.next());
    Set<Integer> seen = new TreeSet<>();
    for (int act = 0; act < MOST_ACTS / 2; act++) {
      for (int seat = 0; seat < match.seats(); seat++) {
        Optional<String> bad = legal(match, seat, seen);
        if (bad.isPresent()) {
          return bad;
        }
      }
      if (match.standings().dealOver()) {
        return Optional.empty();
      }
      List<String> before = CanonicalView.lines(match);
      Step odd = random.odd(match);
      if (match.submit(odd.seat(), odd.act(), names) instanceof Reply.Refused(Refusal refusal)) {
        Optional<String> changed =
            CanonicalView.difference("after", CanonicalView.lines(match), "before", before);
        if (changed.isPresent()) {
          return Optional.of(odd + " was refused with " + refusal + " and changed " + changed);
        }
      }
      step(match, random);
    }
    return Optional.empty();
  }

  /** Holds the list of a seat's legal acts against what would be refused. */
  private static Optional<String> legal(Match match, int seat, Set<Integer> seen) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = match.legal(seat, acts);
    Set<Integer> legal = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      if (i > 0 && acts[i] <= acts[i - 1]) {
        return Optional.of("legal acts out of order: " + Arrays.toString(acts));
      }
      legal.add(acts[i]);
    }
    for (int act : legal) {
      Match copy = match.copy();
      copy.apply(seat, act);
      if (copy.ply() != match.ply() + 1) {
        return Optional.of("after \"" + match.text(act) + "\" the ply is " + copy.ply());
      }
    }
    if (match.mayAct(seat) == legal.isEmpty()) {
      return Optional.of("seat " + seat + " may act: " + match.mayAct(seat) + ", but " + legal);
    }
    seen.addAll(legal);
    for (int act : seen) {
      boolean accepted = match.refusal(seat, act).isEmpty();
      if (accepted != legal.contains(act) && !(accepted && atOwnRisk(match, match.text(act)))) {
        return Optional.of(
            "act \""
                + match.text(act)
                + "\" of seat "
                + seat
                + " at ply "
                + match.ply()
                + ": "
                + match.refusal(seat, act)
                + ", legal: "
                + legal.contains(act));
      }
    }
    return Optional.empty();
  }

  /** What is listed is taken in each of its forms, and what no list names is refused. */
  public Optional<String> lists() {
    Match match = begin.get();
    RandomPlayers random = new RandomPlayers(seeds.next());
    for (int act = 0; act < MOST_ACTS / 2; act++) {
      Optional<String> wrong = ListedActs.check(match, names);
      if (wrong.isPresent() || step(match, random).isEmpty()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /** A copy is equal, stays so when the original goes on, and goes on as the original did. */
  public Optional<String> copies() {
    Match match = begin.get();
    RandomPlayers random = new RandomPlayers(seeds.next());
    int at = seeds.below(30);
    for (int act = 0; act < at; act++) {
      if (step(match, random).isEmpty()) {
        return Optional.empty();
      }
    }
    Match copy = match.copy();
    List<String> then = CanonicalView.lines(match);
    Optional<String> unequal =
        CanonicalView.difference("copy", CanonicalView.lines(copy), "original", then);
    List<Step> done = new ArrayList<>();
    for (int act = 0; act < 20; act++) {
      step(match, random).ifPresent(done::add);
    }
    Optional<String> moved =
        CanonicalView.difference("copy", CanonicalView.lines(copy), "original", then);
    for (Step step : done) {
      copy.submit(step.seat(), step.act(), names);
    }
    Optional<String> apart =
        CanonicalView.difference(
            "copy", CanonicalView.lines(copy), "original", CanonicalView.lines(match));
    return unequal
        .map(what -> "the copy is not equal: " + what)
        .or(() -> moved.map(what -> "the copy has moved: " + what))
        .or(() -> apart.map(what -> "the copy went on otherwise: " + what));
  }

  /** What was done, done again at the same table, leads to the same table. */
  public Optional<String> replay() {
    Match match = begin.get();
    RandomPlayers random = new RandomPlayers(seeds.next());
    List<Step> record = new ArrayList<>();
    for (int act = 0; act < MOST_ACTS; act++) {
      if (match.standings().dealOver()) {
        break;
      }
      Step step = random.legal(match);
      if (match.submit(step.seat(), step.act(), names) instanceof Reply.Taken taken) {
        taken.acts().forEach(text -> record.add(new Step(step.seat(), text)));
      }
    }
    Match again = begin.get();
    for (Step step : record) {
      if (again.submit(step.seat(), step.act(), names) instanceof Reply.Refused(Refusal refusal)) {
        return Optional.of(step + " was taken, and refused in the replay: " + refusal);
      }
    }
    return CanonicalView.difference(
        "replayed", CanonicalView.lines(again), "played", CanonicalView.lines(match));
  }

  /** Whatever happens is told with what brought it about. */
  public Optional<String> causes() {
    Match match = begin.get();
    RandomPlayers random = new RandomPlayers(seeds.next());
    ToldCauses told = new ToldCauses(names);
    Optional<String> wrong = told.dealt(match.view(0).pile(), match.openingEvents());
    for (int act = 0; act < MOST_ACTS && wrong.isEmpty(); act++) {
      if (match.standings().dealOver()) {
        break;
      }
      Step step = random.legal(match);
      String awaited = match.awaits().word();
      if (match.submit(step.seat(), step.act(), names) instanceof Reply.Taken taken) {
        wrong = told.acted(step.seat(), step.act(), awaited, taken.events());
      }
    }
    return wrong;
  }

  /** Whether cards that do not follow may be put down for one's own risk. */
  static boolean cheating(Match match) {
    return match.game().ruleBook().contains("\ncheating");
  }

  /**
   * Acts that are accepted of whoever risks them, but listed only where they are to the point:
   * catches, words, and cards that do not follow where cheating is allowed.
   */
  static boolean atOwnRisk(Match match, String act) {
    String rules = match.game().ruleBook();
    boolean cheats = cheating(match);
    return switch (act.substring(0, act.indexOf(' ') < 0 ? act.length() : act.indexOf(' '))) {
      case "catch" -> cheats || rules.contains("\nwrong-catch");
      case "say" -> true;
      case "play", "lay" -> cheats;
      default -> false;
    };
  }
}
