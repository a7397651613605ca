package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Plays a random game and holds what every game promises (DESIGN 4) after each act. */
final class Invariants {
  private final Game game;
  private final int seats;
  private final long seed;

  /** How often the dear promises are held: after every so manieth act. */
  private final int every;

  private final List<String> names;
  private final FastChance choice;
  private final int[] legal = new int[Match.MOST_LEGAL];
  private final List<Integer> acts = new ArrayList<>();
  private final List<Integer> actors = new ArrayList<>();
  private Match match;
  private int composites;

  private Invariants(Game game, int seats, long seed, int every) {
    this.every = every;
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    names = List.of("Ann", "Bob", "Cy", "Dee", "Eve", "Flo").subList(0, seats);
    choice = new FastChance(~seed);
    match = begun();
  }

  private Match begun() {
    return game.begin(Opening.of(seats), new FastChance(seed));
  }

  /**
   * What a game came to.
   *
   * @param acts how many acts it took
   * @param composites how many choices of several were answered by one line and by parts
   */
  record Held(int acts, int composites) {}

  /** Plays a whole game. */
  static Held hold(Game game, int seats, long seed, int every) {
    return new Invariants(game, seats, seed, every).play();
  }

  private Held play() {
    int cards = cards(match);
    assertThat(cards).isEqualTo(seats > 4 ? 104 : 52);
    while (match.turn() != Match.NOBODY) {
      int seat = actor();
      int count = match.legal(seat, legal);
      // progress: somebody may act
      assertThat(count).as(this::where).isPositive();
      sorted(count);
      int act = legal[choice.below(count)];
      if (match.ply() % every == seed % every) {
        refusals(seat, count);
        copies(seat, act);
      }
      composites(seat);
      acts.add(act);
      actors.add(seat);
      match.apply(seat, act);
      if (match.ply() % every == seed % every) {
        assertThat(cards(match)).as(this::where).isEqualTo(cards);
      }
      assertThat(match.ply()).as(this::where).isLessThan(game.plyLimit(seats) + 1);
    }
    assertThat(match.standings().dealWinners()).as(this::where).isNotEmpty();
    replays();
    return new Held(acts.size(), composites);
  }

  /** The seat to act, or now and then another of its team that may act as well. */
  private int actor() {
    int seat = choice.below(seats);
    return match.mayAct(seat) ? seat : match.turn();
  }

  private String where() {
    return game.options() + ", " + seats + " seats, seed " + seed + ", act " + acts.size();
  }

  /** Hands, stock, pile, assets, limbo: every card is somewhere, and only there. */
  private int cards(Match at) {
    List<String> all = new ArrayList<>();
    int unseen = at.view(Match.NOBODY).stock();
    all.addAll(at.view(Match.NOBODY).pile());
    for (int seat = 0; seat < seats; seat++) {
      all.addAll(at.view(seat).hands().get(seat).cards());
    }
    TreeSet<String> limbo = new TreeSet<>();
    at.facts().stream()
        .filter(fact -> fact.key().equals("assets"))
        .flatMap(fact -> fact.words().stream())
        .forEach(asset -> all.add(asset.split("/")[0]));
    at.facts().stream()
        .filter(fact -> fact.key().equals("limbo"))
        .forEach(fact -> limbo.addAll(fact.words()));
    for (int seat = 0; seat < seats; seat++) {
      at.view(seat).abilities().known().stream()
          .filter(fact -> fact.key().equals("looking"))
          .forEach(fact -> limbo.addAll(fact.words()));
    }
    all.addAll(limbo);
    assertThat(all).as(this::where).doesNotHaveDuplicates();
    return all.size() + unseen;
  }

  private void sorted(int count) {
    for (int i = 1; i < count; i++) {
      assertThat(legal[i]).as(this::where).isGreaterThan(legal[i - 1]);
    }
  }

  /** What is refused changes nothing; what is legal is not refused. */
  private void refusals(int seat, int count) {
    List<View> before = views(match);
    for (int i = 0; i < count; i++) {
      assertThat(match.refusal(seat, legal[i])).as(this::where).isEmpty();
    }
    View view = match.view(seat);
    List<String> lines =
        new ArrayList<>(List.of("end", "draw", "choose -", "choose yes", "pick 0"));
    view.hands().get(seat).cards().forEach(card -> lines.add("play " + card));
    view.hands().get(seat).cards().forEach(card -> lines.add("discard " + card));
    for (String line : lines) {
      if (!view.legal().contains(line)
          && match.copy().submit(seat, line, names) instanceof Reply.Refused(Refusal refusal)) {
        assertThat(match.submit(seat, line, names))
            .as(this::where)
            .isEqualTo(new Reply.Refused(refusal));
      }
    }
    assertThat(views(match)).as(this::where).isEqualTo(before);
  }

  /** A copy is equal, and stays so when the original goes on. */
  private void copies(int seat, int act) {
    Match copy = match.copy();
    List<View> before = views(match);
    assertThat(views(copy)).as(this::where).isEqualTo(before);
    Match goesOn = match.copy();
    goesOn.apply(seat, act);
    assertThat(views(copy)).as(this::where).isEqualTo(before);
    copy.apply(seat, act);
    assertThat(views(copy)).as(this::where).isEqualTo(views(goesOn));
  }

  /**
   * A choice of several, answered by one line ({@code choose camel, oasis}), comes to the same
   * table and the same ply as its parts one by one. Source: issue 10, point 4.
   */
  private void composites(int seat) {
    List<String> options =
        match.view(seat).abilities().question().stream()
            .filter(question -> question.seat() == seat && question.most() > 1)
            .flatMap(question -> question.options().stream())
            .toList();
    for (int count = 2; count <= options.size(); count++) {
      List<String> chosen = options.subList(0, count);
      Match byLine = match.copy();
      if (byLine.submit(seat, "choose " + String.join(", ", chosen), names)
          instanceof Reply.Taken) {
        composites++;
        Match byParts = byParts(seat, chosen);
        assertThat(byLine.ply()).as(this::where).isEqualTo(byParts.ply());
        assertThat(views(byLine)).as(this::where).isEqualTo(views(byParts));
      }
    }
  }

  private Match byParts(int seat, List<String> chosen) {
    Match parts = match.copy();
    int before = picked(parts, seat);
    for (int i = 0; i < chosen.size(); i++) {
      // of cards to be put in order, the last has only one place left
      if (i == 0 || picked(parts, seat) == before + i) {
        takes(parts, seat, "pick " + chosen.get(i));
      }
    }
    if (picked(parts, seat) == before + chosen.size()) {
      takes(parts, seat, "choose picked");
    }
    return parts;
  }

  private void takes(Match at, int seat, String line) {
    assertThat(at.submit(seat, line, names)).as(line).isInstanceOf(Reply.Taken.class);
  }

  private static int picked(Match at, int seat) {
    return at.view(seat).abilities().question().map(question -> question.picked().size()).orElse(0);
  }

  /** The same acts as lines of the notation lead to the same table. */
  private void replays() {
    Match again = begun();
    List<Event> told = new ArrayList<>();
    for (int i = 0; i < acts.size(); i++) {
      String line = again.text(acts.get(i));
      Reply reply = again.submit(actors.get(i), line, names);
      assertThat(reply).as(line).isInstanceOf(Reply.Taken.class);
      told.addAll(((Reply.Taken) reply).events());
    }
    assertThat(views(again)).as(this::where).isEqualTo(views(match));
    assertThat(told).as(this::where).isNotEmpty();
  }

  static List<View> views(Match match) {
    List<View> views = new ArrayList<>();
    for (int seat = Match.NOBODY; seat < match.seats(); seat++) {
      views.add(match.view(seat));
    }
    return views;
  }
}
