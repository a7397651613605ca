package eightfold.testkit;

import eightfold.cards.Kinds;
import eightfold.cards.Suit;
import eightfold.game.IllegalActException;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.game.Verb;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A listed act is taken, and what no list names is refused: the lists are those of numbers ({@link
 * Match#legal}) and of lines (the view's), the takers {@link Match#apply} and {@link Match#submit}.
 * Apart are acts at one's own risk: words, catches and cards where a book allows false ones.
 */
public final class ListedActs {
  /** So far apart are the numbers that are tried at one moment; at the next one they are others. */
  private static final int APART = 23;

  /** Above all numbers of acts. */
  private static final int MOST_NUMBER = 600;

  private final Match match;
  private final List<String> names;

  private ListedActs(Match match, List<String> names) {
    this.match = match;
    this.names = names;
  }

  /** What is wrong with the lists of all seats as the table stands; empty if nothing is. */
  public static Optional<String> check(Match match, List<String> names) {
    ListedActs lists = new ListedActs(match, names);
    for (int seat = 0; seat < match.seats(); seat++) {
      int of = seat;
      Optional<String> wrong =
          lists.taken(seat).or(() -> lists.refused(of)).or(() -> lists.refusedByNumber(of));
      if (wrong.isPresent()) {
        return Optional.of("ply " + match.ply() + ", seat " + seat + ": " + wrong.get());
      }
    }
    return Optional.empty();
  }

  /** Every listed act is taken, and each form of it leads to the same table. */
  private Optional<String> taken(int seat) {
    List<String> lines = match.view(seat).legal();
    for (String line : lines) {
      Match copy = match.copy();
      if (copy.submit(seat, line, names) instanceof Reply.Refused(Refusal refusal)) {
        return Optional.of("\"" + line + "\" is listed, and refused: " + refusal);
      }
    }
    int[] acts = new int[Match.MOST_LEGAL];
    int count = match.legal(seat, acts);
    for (int i = 0; i < count; i++) {
      Optional<String> wrong = taken(seat, acts[i], lines);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private Optional<String> taken(int seat, int act, List<String> lines) {
    String text = match.text(act);
    if (!lines.contains(text)) {
      return Optional.of("\"" + text + "\" is listed by its number alone");
    }
    Optional<Refusal> refusal = match.refusal(seat, act);
    if (refusal.isPresent()) {
      return Optional.of("\"" + text + "\" is listed, and refused by its number: " + refusal);
    }
    Match applied = match.copy();
    applied.apply(seat, act);
    Match submitted = match.copy();
    submitted.submit(seat, text, names);
    return same(applied, submitted)
        ? Optional.empty()
        : Optional.of("\"" + text + "\" by its number and as a line leads to different tables");
  }

  private static boolean same(Match one, Match other) {
    boolean alike =
        one.ply() == other.ply()
            && one.turn() == other.turn()
            && one.awaits().equals(other.awaits())
            && one.standings().equals(other.standings());
    return alike
        && (!(one instanceof SearchableMatch searchable)
            || searchable.hash() == ((SearchableMatch) other).hash());
  }

  /** Every line that a seat might try is listed, stands for acts that are, or is refused. */
  private Optional<String> refused(int seat) {
    Set<String> listed = new LinkedHashSet<>(match.view(seat).legal());
    for (String line : tries(match, seat)) {
      if (!listed.contains(line)
          && match.copy().submit(seat, line, names) instanceof Reply.Taken taken
          && !Invariants.atOwnRisk(match, line)
          && !oneByOne(seat, taken.acts())) {
        return Optional.of("\"" + line + "\" is not listed, and taken as " + taken.acts());
      }
    }
    return Optional.empty();
  }

  /** A number that stands for no legal act is refused, and nothing has changed. */
  private Optional<String> refusedByNumber(int seat) {
    Set<String> listed = new LinkedHashSet<>(match.view(seat).legal());
    int first = Math.floorMod(31 * match.ply() + seat, APART);
    for (int act = first - APART; act < MOST_NUMBER; act += APART) {
      Match copy = match.copy();
      try {
        copy.apply(seat, act);
        if (!listed.contains(match.text(act)) && !Invariants.atOwnRisk(match, match.text(act))) {
          return Optional.of("\"" + match.text(act) + "\" is not listed, and done by its number");
        }
      } catch (IllegalActException e) {
        if (match.refusal(seat, act).isEmpty() || !same(match, copy)) {
          return Optional.of("number " + act + " was refused, and something has changed");
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether each of the acts for which a line stands is listed when its time comes; the last card
   * of a turn as one to be laid.
   */
  private boolean oneByOne(int seat, List<String> acts) {
    Match copy = match.copy();
    for (String act : acts) {
      List<String> listed = copy.view(seat).legal();
      if (!listed.contains(act) && !listed.contains(act.replaceFirst("^play ", "lay "))) {
        return false;
      }
      copy.submit(seat, act, names);
    }
    return true;
  }

  /**
   * What a seat might try: acts of all verbs, with each card of the seat and one that it has not,
   * and plays of several cards.
   */
  public static List<String> tries(Match match, int seat) {
    List<String> lines =
        new ArrayList<>(List.of("draw", "pass", "end", "take", "call", "challenge", "grab"));
    String before = "8H";
    for (String card : cards(match, seat)) {
      lines.add("play " + card);
      lines.addAll(withCard(match, card));
      lines.add("play " + card + " =S");
      lines.add("play " + card + " " + card);
      lines.add("play " + before + " " + card);
      before = card;
    }
    for (int other = 0; other < match.seats(); other++) {
      lines.add("catch " + other);
      lines.add("target " + other);
      lines.add("draw " + other);
    }
    for (Suit suit : match.game().pack().suits()) {
      lines.add("suit " + suit.letter());
    }
    for (int rank = 0; rank < match.game().pack().ranks().size(); rank++) {
      lines.add("rank " + match.game().pack().rankName(rank));
    }
    lines.add("suit free");
    lines.add("rank free");
    return lines;
  }

  /** All that can be done with one card, and named with it. */
  private static List<String> withCard(Match match, String card) {
    List<String> lines = new ArrayList<>();
    for (Verb verb : match.game().verbs()) {
      if (verb.shape() == Verb.Shape.CARD) {
        lines.add(verb.word() + " " + card);
      }
      for (int other = 0;
          verb.shape() == Verb.Shape.CARD_AND_SEAT && other < match.seats();
          other++) {
        lines.add(verb.word() + " " + card + " " + other);
      }
    }
    return lines;
  }

  private static Set<String> cards(Match match, int seat) {
    Set<String> cards = new LinkedHashSet<>(match.view(seat).hands().get(seat).cards());
    for (int kind : Kinds.list(match.game().pack().all())) {
      if (cards.add(match.game().pack().name(kind))) {
        return cards;
      }
    }
    return cards;
  }
}
