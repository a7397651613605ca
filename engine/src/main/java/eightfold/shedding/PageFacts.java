package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.PublicFact;
import eightfold.play.Columns;
import eightfold.play.OwedWords;
import eightfold.play.PublicState;
import eightfold.play.Table;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Public facts that a game's page names by a key of its own (NOTATION 4). */
final class PageFacts {
  private static final String COLUMN = "column.";
  private static final String COLUMN_WINNER = "columnWinner.";

  private PageFacts() {}

  static Optional<String> of(Table table, String key, List<String> names) {
    if (key.equals("out")) {
      return Optional.of(names(table.droppedOut(), names));
    }
    if (table.program().missing() && key.equals("missed")) {
      return Optional.of(missed(table, names));
    }
    if (table.program().missing() && key.equals("waits")) {
      return Optional.of(waits(table, names));
    }
    if (table.program().effects().leaves() != 0 && key.equals("ruling")) {
      boolean none = table.ruling() == Kind.NONE;
      return Optional.of(none ? "none" : table.program().pack().name(table.ruling()));
    }
    if (key.equals("rules")) {
      return table.program().factor().any()
          ? Optional.of(PublicState.regime(table))
          : Optional.empty();
    }
    if (key.startsWith(COLUMN_WINNER)) {
      return column(table, key.substring(COLUMN_WINNER.length()))
          .map(column -> winner(table.columns(), column, names));
    }
    if (key.startsWith(COLUMN)) {
      return column(table, key.substring(COLUMN.length()))
          .map(column -> totals(table.columns(), column, names));
    }
    return Optional.empty();
  }

  /** What a page shows of the table besides cards, counts and scores. */
  static List<PublicFact> all(Table table) {
    Program program = table.program();
    List<PublicFact> facts = new ArrayList<>();
    if (program.factor().any()) {
      facts.add(PublicFact.of("rules", PublicState.regime(table)));
    }
    if (program.effects().leaves() != 0
        && table.ruling() != Kind.NONE
        && table.ruling() != table.upcard()) {
      facts.add(PublicFact.of("ruling", table.program().pack().name(table.ruling())));
    }
    if (program.speech().silenceCosts() > 0) {
      String cost = String.valueOf(program.speech().silenceCosts());
      facts.add(PublicFact.of(PublicState.silent(table) ? "silence" : "speech", cost));
    }
    if (program.speech().names()) {
      facts.add(PublicFact.of("names"));
    }
    if (!program.conditions().sayings().isEmpty()) {
      facts.add(PublicFact.of("words-asked"));
    }
    for (int seat = 0; seat < program.seats(); seat++) {
      ofSeat(table, seat, facts);
    }
    for (int entry = 0; entry < OwedWords.count(table); entry++) {
      String cost = String.valueOf(OwedWords.cost(table, entry));
      facts.add(
          PublicFact.of(
              "words", OwedWords.seat(table, entry), OwedWords.words(table, entry), cost));
    }
    if (program.match().format() == Element.Match.Format.COLUMNS) {
      columns(table, facts);
    }
    return List.copyOf(facts);
  }

  private static void ofSeat(Table table, int seat, List<PublicFact> facts) {
    int partner = PublicState.partner(table, seat);
    if (partner != Table.NOBODY) {
      facts.add(PublicFact.of("partner", seat, String.valueOf(partner)));
    }
    int wild = PublicState.ownWild(table, seat);
    if (wild != Kind.NONE) {
      facts.add(PublicFact.of("wild", seat, table.program().pack().rankName(wild)));
    }
    if (table.missed(seat) > 0) {
      facts.add(PublicFact.of("missed", seat, String.valueOf(table.missed(seat))));
    }
    if (PublicState.debtor(table) == seat) {
      facts.add(PublicFact.of("waits", seat, String.valueOf(PublicState.waiting(table))));
    }
    if ((PublicState.grabbed(table) >>> seat & 1) != 0) {
      facts.add(PublicFact.of("grabbed", seat));
    }
    if ((PublicState.letBe(table) >>> seat & 1) != 0) {
      facts.add(PublicFact.of("let-be", seat));
    }
    boolean gone = ((table.droppedOut() | PublicState.outOfDeal(table)) >>> seat & 1) != 0;
    if (gone) {
      facts.add(PublicFact.of("out", seat));
    }
  }

  /** Each seat's total in each column, and who has won it. */
  private static void columns(Table table, List<PublicFact> facts) {
    Columns columns = table.columns();
    for (int column = 0; column < columns.count(); column++) {
      String number = String.valueOf(column + 1);
      for (int seat = 0; seat < table.program().seats(); seat++) {
        String points = String.valueOf(columns.points(column, seat));
        facts.add(PublicFact.of("column", seat, number, points));
      }
      if (columns.winner(column) != Table.NOBODY) {
        facts.add(PublicFact.of("column-won", columns.winner(column), number));
      }
    }
  }

  /** A declared suit as the notation writes it, also a free one. */
  static String suit(Pack pack, int suit) {
    return suit < Table.FREE_SUIT ? pack.suitName(suit) : "free";
  }

  /** A called rank as the notation writes it, also a free one. */
  static String rank(Pack pack, int rank) {
    return rank < Table.FREE_RANK ? pack.rankName(rank) : "free";
  }

  /** The seats that still miss turns, and how many. */
  private static String missed(Table table, List<String> names) {
    List<String> those = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (table.missed(seat) > 0) {
        those.add(names.get(seat) + " " + table.missed(seat));
      }
    }
    return those.isEmpty() ? "none" : String.join(", ", those);
  }

  private static String waits(Table table, List<String> names) {
    int debtor = PublicState.debtor(table);
    return debtor == Table.NOBODY ? "none" : names.get(debtor) + " " + PublicState.waiting(table);
  }

  private static String names(int seats, List<String> names) {
    List<String> those = new ArrayList<>();
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      those.add(names.get(Integer.numberOfTrailingZeros(rest)));
    }
    return those.isEmpty() ? "none" : String.join(", ", those);
  }

  private static Optional<Integer> column(Table table, String number) {
    return table.program().match().format() == Element.Match.Format.COLUMNS
            && number.matches("[1-9]")
            && Integer.parseInt(number) <= table.columns().count()
        ? Optional.of(Integer.parseInt(number) - 1)
        : Optional.empty();
  }

  private static String winner(Columns columns, int column, List<String> names) {
    int winner = columns.winner(column);
    return winner == Table.NOBODY ? "none" : names.get(winner);
  }

  private static String totals(Columns columns, int column, List<String> names) {
    List<String> totals = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      totals.add(names.get(seat) + " " + columns.points(column, seat));
    }
    return String.join(", ", totals);
  }
}
