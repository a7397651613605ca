package eightfold.cli.play;

import eightfold.game.Match;
import eightfold.game.PublicFact;
import eightfold.game.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What everybody can see besides cards, counts and scores, in words for the terminal. */
final class FactWords {
  private final List<String> names;

  FactWords(List<String> names) {
    this.names = names;
  }

  /** All of it: of the whole table, of each seat, and the score sheet, a line each. */
  List<String> lines(List<PublicFact> facts) {
    Map<Integer, List<String>> bySeat = new TreeMap<>();
    Map<String, List<String>> sheet = new TreeMap<>();
    for (PublicFact fact : facts) {
      if (fact.key().equals("column")) {
        sheet
            .computeIfAbsent(fact.words().getFirst(), column -> new ArrayList<>())
            .add(names.get(fact.seat()) + " " + fact.words().getLast());
      } else if (fact.key().equals("column-won")) {
        sheet
            .computeIfAbsent(fact.words().getFirst(), column -> new ArrayList<>())
            .add("won by " + names.get(fact.seat()));
      } else {
        words(fact)
            .ifPresent(
                words -> bySeat.computeIfAbsent(fact.seat(), s -> new ArrayList<>()).add(words));
      }
    }
    List<String> lines = new ArrayList<>();
    bySeat.forEach(
        (seat, words) -> {
          String whose = seat == Match.NOBODY ? "" : names.get(seat) + ": ";
          lines.add(whose + String.join(", ", words));
        });
    sheet.forEach(
        (column, totals) -> lines.add("column " + column + ": " + String.join(", ", totals)));
    return lines;
  }

  /** A fact in words; empty for one that this program does not know. */
  private Optional<String> words(PublicFact fact) {
    String word = fact.words().isEmpty() ? "" : fact.words().getFirst();
    return switch (fact.key()) {
      case "partner" -> Optional.of("partner of " + names.get(Integer.parseInt(word)));
      case "wild" -> Optional.of("rank " + word + " is wild");
      case "missed" -> Optional.of("misses " + word);
      case "waits" -> Optional.of(word + " cards to draw are waiting");
      case "grabbed" -> Optional.of("has grabbed");
      case "let-be" -> Optional.of("has let it be");
      case "out" -> Optional.of("out");
      case "rules" -> Optional.of("the rules in force: " + word);
      case "ruling" -> Optional.of("to be matched: " + word);
      case "silence" -> Optional.of("silence: whoever speaks draws " + word);
      case "speech" -> Optional.of("speech is free");
      case "names" -> Optional.of("names must be said");
      case "assets" -> Optional.of("controls " + String.join(" ", fact.words()));
      case "limbo" -> Optional.of("in limbo " + String.join(" ", fact.words()));
      case "looking" -> Optional.of("you look at " + String.join(" ", fact.words()));
      case "order" -> Optional.of("must play or discard " + word + ", if that can be done");
      case "phase" -> Optional.of(word + " phase");
      case "left" ->
          Optional.of("may play " + word + " more and discard " + fact.words().getLast() + " more");
      case "done" -> Optional.of("is done");
      case "skips" -> Optional.of("will skip " + word);
      case "again" -> Optional.of("has extra turns: " + word);
      case "owed" -> Optional.of("owes draws: " + word);
      case "lost" -> Optional.of("has lost");
      case "team" -> Optional.of("team " + word);
      default -> Optional.empty();
    };
  }

  /** An open decision in words. */
  String question(Question asked) {
    String who = names.get(asked.seat());
    String count =
        asked.most() <= 1
            ? ""
            : " (" + asked.least() + " to " + asked.most() + ", pick one after the other)";
    return who
        + (asked.may() ? " may choose: " : " must choose: ")
        + asked.kind().replace('_', ' ')
        + count
        + (asked.about().isEmpty() ? "" : ", to " + asked.about().replace('_', ' '))
        + (asked.card().isEmpty() ? "" : "; asked by " + asked.card());
  }
}
