package eightfold.crazier.scenario;

import static eightfold.scenario.Mismatch.unlessSame;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Colour;
import eightfold.crazier.play.CrazierActs;
import eightfold.crazier.play.CrazierLegalActs;
import eightfold.crazier.play.CrazierPlayability;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.CrazierViews;
import eightfold.crazier.play.LineParser;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.play.OpenDecision;
import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.scenario.Mismatch;
import eightfold.yaml.YamlFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Holds the checks of a scenario against a table. */
record TableChecks(CrazierTable table, List<String> names, List<Event> log, ScenarioCards cards) {
  void check(String check, int line) {
    int blank = check.indexOf(' ');
    String word = blank < 0 ? check : check.substring(0, blank);
    String rest = blank < 0 ? "" : check.substring(blank + 1).strip();
    List<String> words = List.of(rest.split("\\s+"));
    switch (word) {
      case "hand" -> hand(check, words, rest, line);
      case "assets" -> assets(check, words, rest, line);
      case "discard" -> pile(check, words, rest, named(table.zones().pile()));
      case "draw" -> pile(check, words, rest, named(table.zones().stock()));
      case "limbo" -> unlessSame(check, list(after(rest)), named(table.zones().limbo()));
      case "named" -> unlessSame(check, rest, table.namedColour().map(Colour::word).orElse("none"));
      case "discards_left" ->
          unlessSame(
              check,
              words.get(1),
              "" + CrazierPlayability.discardsLeft(table, seat(words.get(0), line)));
      case "plays_left" ->
          unlessSame(
              check,
              words.get(1),
              "" + CrazierPlayability.playsLeft(table, seat(words.get(0), line)));
      case "can_discard" ->
          unlessSame(
              check,
              words.get(2),
              CrazierPlayability.matches(table, card(words.get(1), line)) ? "yes" : "no");
      case "winner" -> winner(check, rest);
      case "no", "lost", "not" -> ended(check, words, line);
      case "phase" -> unlessSame(check, rest, table.phase().word());
      case "turn" -> unlessSame(check, rest, players(table.slot()));
      case "waiting" -> waiting(check, rest);
      case "log" -> logged(check, rest, true);
      case "nolog" -> logged(check, rest, false);
      case "view" -> view(check, words, line);
      case "public" -> everybody(check, words, line);
      default -> throw new YamlFault(line, "no check is written so: " + check);
    }
  }

  private void hand(String check, List<String> words, String rest, int line) {
    int seat = seat(words.getFirst(), line);
    List<String> held = named(table.zones().held(seat));
    switch (words.get(1)) {
      case "=" -> unlessSame(check, sorted(list(after(rest))), sorted(held));
      case "count" -> unlessSame(check, words.get(2), "" + held.size());
      case "has" -> unlessSame(check, true, held.contains(known(words.get(2), line)));
      case "lacks" -> unlessSame(check, false, held.contains(known(words.get(2), line)));
      default -> throw new YamlFault(line, "no check is written so: " + check);
    }
  }

  private void assets(String check, List<String> words, String rest, int line) {
    int seat = seat(words.getFirst(), line);
    List<String> all = table.zones().controlled(seat);
    if (words.get(1).equals("count")) {
      unlessSame(check, words.get(2), "" + all.size());
      return;
    }
    List<String> wanted = list(after(rest));
    // a side is only looked at where the check names one
    List<String> seen =
        all.stream()
            .map(
                asset ->
                    wanted.contains(asset) || !asset.contains("/")
                        ? asset
                        : asset.substring(0, asset.indexOf('/')))
            .toList();
    unlessSame(check, sorted(wanted), sorted(seen));
  }

  private static void pile(String check, List<String> words, String rest, List<String> pile) {
    switch (words.getFirst()) {
      case "=" -> unlessSame(check, list(after(rest)), pile);
      case "top" -> unlessSame(check, words.get(1), pile.isEmpty() ? "nothing" : pile.getFirst());
      case "bottom" -> unlessSame(check, words.get(1), pile.isEmpty() ? "nothing" : pile.getLast());
      default -> unlessSame(check, words.getLast(), "" + pile.size());
    }
  }

  private void winner(String check, String rest) {
    String[] parts = rest.split(" by ");
    unlessSame(check, parts[0].replace(" ", ""), players(table.winners()));
    if (parts.length > 1) {
      unlessSame(check, parts[1], table.ending().map(ending -> ending.word()).orElse("none"));
    }
  }

  private void ended(String check, List<String> words, int line) {
    if (words.getFirst().equals("winner")) {
      unlessSame(check, false, table.isOver());
      return;
    }
    boolean wanted = check.startsWith("lost");
    int seat = seat(wanted ? words.getFirst() : words.get(1), line);
    unlessSame(check, wanted, table.hasLost(seat));
    if (words.size() == 3 && words.get(1).equals("with")) {
      unlessSame(check, words.get(2), "" + table.lostWith(seat));
    }
  }

  private void waiting(String check, String rest) {
    String[] parts = rest.split("\\s+", 3);
    String now = waiting(table, names);
    String[] was = now.split("\\s+", 3);
    boolean main = parts[1].equals("main_action");
    int seat = names.indexOf(parts[0]);
    boolean right =
        main
            ? seat >= 0
                && table.pending().isEmpty()
                && !CrazierLegalActs.legal(table, seat).isEmpty()
            : parts[0].equals(was[0]) && parts[1].equals(was[1]);
    if (right && parts.length > 2) {
      right = sorted(list(parts[2])).equals(sorted(list(was.length > 2 ? was[2] : "")));
    }
    if (!right) {
      throw new Mismatch(check, now);
    }
  }

  /** Whom the table waits for and what it asks, as checks write it. */
  static String waiting(CrazierTable table, List<String> names) {
    if (table.pending().isEmpty()) {
      return players(table.slot(), names) + (table.isOver() ? " over" : " main_action");
    }
    OpenDecision question = table.pending().get();
    boolean players = question.kind() == OpenDecision.Kind.PLAYERS;
    return names.get(question.seat())
        + " "
        + question.kind().word()
        + " "
        + question.options().stream()
            .map(
                option ->
                    players
                        ? names.get(option)
                        : CrazierActs.option(table, question.kind(), option))
            .collect(Collectors.joining(", "));
  }

  private void logged(String check, String text, boolean wanted) {
    boolean found =
        log.stream()
            .anyMatch(
                event -> (event.verb() + " " + String.join(" ", event.words())).contains(text));
    unlessSame(check, wanted, found);
  }

  private void view(String check, List<String> words, int line) {
    int viewer = seat(words.getFirst(), line);
    int other = seat(words.get(2), line);
    List<String> seen = CrazierViews.hand(table, viewer, other).cards();
    boolean sees = sorted(seen).equals(sorted(named(table.zones().held(other))));
    if (!List.of("yes", "no").contains(words.get(3))) {
      throw new YamlFault(line, "yes or no must stand at the end: " + check);
    }
    unlessSame(check, words.get(3).equals("yes"), sees && !seen.isEmpty());
  }

  /** What is in everyone's view: counts, assets, and nothing of hands or the stock. */
  private void everybody(String check, List<String> words, int line) {
    switch (words.getFirst()) {
      case "hands" -> {
        for (String part : words.subList(1, words.size())) {
          String[] count = part.replace(",", "").split("=");
          int seat = seat(count[0], line);
          unlessSame(check, count[1], "" + CrazierViews.hand(table, Match.NOBODY, seat).count());
        }
      }
      case "draw" -> unlessSame(check, words.get(1), "" + table.zones().stock().size());
      case "shows" -> {
        int viewer = seat(words.get(3), line);
        unlessSame(check, true, CrazierViews.shown(table, viewer).contains(words.get(1)));
      }
      case "hides" -> {
        int viewer = seat(words.getLast(), line);
        List<Integer> hidden =
            words.get(1).equals("draw")
                ? table.zones().stock()
                : table.zones().held(seat(words.get(2), line));
        List<String> shown = CrazierViews.shown(table, viewer);
        unlessSame(check, true, hidden.stream().map(table.zones()::id).noneMatch(shown::contains));
      }
      default -> throw new YamlFault(line, "no check is written so: " + check);
    }
  }

  private int seat(String name, int line) {
    return PositionReader.seat(names, name, line);
  }

  private int card(String id, int line) {
    int card = LineParser.card(table, id);
    if (card == Numbering.NONE) {
      throw new YamlFault(line, "no card here is called " + id);
    }
    return card;
  }

  /** The name of a card that there is, whether or not it is at this table. */
  private String known(String id, int line) {
    if (!table.zones().pack().ids().contains(id)) {
      Card _ = cards.card(id, line); // which says so if there is none
    }
    return id;
  }

  private List<String> named(List<Integer> cards) {
    return cards.stream().map(table.zones()::id).toList();
  }

  private String players(List<Integer> seats) {
    return players(seats, names);
  }

  private static String players(List<Integer> seats, List<String> names) {
    return seats.stream().sorted().map(names::get).collect(Collectors.joining(","));
  }

  private static String after(String rest) {
    return rest.substring(rest.indexOf('=') + 1).strip();
  }

  private static List<String> list(String text) {
    return text.isBlank() || text.toLowerCase(Locale.ROOT).equals("none")
        ? List.of()
        : Arrays.asList(text.strip().split("\\s*,\\s*"));
  }

  private static List<String> sorted(List<String> list) {
    List<String> sorted = new ArrayList<>(list);
    sorted.sort(Comparator.naturalOrder());
    return sorted;
  }
}
