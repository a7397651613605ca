package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.cards.Suit;
import eightfold.game.Refusal;
import eightfold.message.Message;
import eightfold.play.Acts;
import eightfold.play.FamilyAct;
import eightfold.play.FamilyActs;
import eightfold.play.SpokenWords;
import eightfold.play.Table;
import eightfold.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A line of the notation (page 2) read for a game of the shedding family: the single acts that it
 * stands for, or the code that refuses it as it is written.
 *
 * @param acts numbers of {@link Acts}, in order
 * @param declaration acts that follow if a declaration is then owed ({@code play 8H =D}); two,
 *     first that of the suit, where a suit and a rank are declared at once ({@code play RJ =7D})
 * @param to the seat that stands behind cards; {@link Table#NOBODY} for other acts
 * @param refusal why the line cannot be read, or is not known to this game
 */
record ActLine(List<Integer> acts, List<Integer> declaration, int to, Optional<Refusal> refusal) {
  private static final String FREE = "free";

  /** Whether it lays cards and then ends the turn, in games in which one may hold several. */
  boolean isWholeTurn() {
    return acts.size() > 1 && acts.getLast() == Acts.END;
  }

  private static ActLine of(int act) {
    return new ActLine(List.of(act), List.of(), Table.NOBODY, Optional.empty());
  }

  private static ActLine refused(int code, Message message) {
    return new ActLine(List.of(), List.of(), Table.NOBODY, Optional.of(new Refusal(code, message)));
  }

  /**
   * Reads a line.
   *
   * @param rules of the game, which knows some verbs only
   * @param names the seats' names; a seat beyond them is called by its number alone
   */
  static ActLine read(String line, Program rules, List<String> names) {
    return read(line, rules, SeatNames.of(names, rules.seats()));
  }

  private static ActLine read(String line, Program rules, SeatNames names) {
    Pack pack = rules.pack();
    boolean several = rules.chains().allowed() != 0;
    String[] words = line.strip().split("\\s+");
    String verb = words[0].toLowerCase(Locale.ROOT);
    List<String> rest = List.of(words).subList(1, words.length);
    return FamilyActs.read(verb, rules)
        .map(
            act ->
                switch (act.shape()) {
                  case ALONE ->
                      rest.isEmpty()
                          ? of(act.first())
                          : act == FamilyActs.DRAW ? from(rules, rest, names, line) : unknown(line);
                  case WORDS -> rest.isEmpty() ? unknown(line) : of(act.first());
                  case CARD, CARD_FIRST ->
                      rest.size() == 1 ? card(pack, act, rest.getFirst()) : unknown(line);
                  case CARDS -> play(rules, rest, several);
                  case SEAT -> seat(act, rest, names, line);
                  case CARD_AND_SEAT -> give(pack, act, rest, names, line);
                  case SUIT -> suit(pack, rest, line);
                  case RANK -> rank(pack, rest, line);
                })
        .orElseGet(() -> unknown(line));
  }

  /** What is no act, with acts that every game has; at a table others may be better examples. */
  static ActLine unknown(String line) {
    return refused(
        Refusal.UNKNOWN_ACT,
        Message.of("refusals.unknown-act")
            .with("line", shortened(line))
            .with("acts", List.of("play 9H", "draw", "pass")));
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  private static ActLine play(Program rules, List<String> words, boolean several) {
    Pack pack = rules.pack();
    boolean pairs = rules.turns().pairs();
    List<Integer> acts = new ArrayList<>();
    List<Integer> declaration = List.of();
    for (String word : words) {
      if (word.startsWith("=") && declaration.isEmpty() && !acts.isEmpty()) {
        declaration = declared(pack, word.substring(1));
        if (declaration.isEmpty()) {
          return refused(
              Refusal.UNKNOWN_SUIT,
              Message.of("refusals.neither-suit-nor-rank").with("word", shortened(word)));
        }
        continue;
      }
      if (!declaration.isEmpty()) {
        return unknown("play " + String.join(" ", words));
      }
      int kind = pack.parse(word);
      if (kind == Kind.NONE) {
        return noCard(word);
      }
      acts.add((several ? Acts.LAY : Acts.PLAY) + kind);
    }
    if (pairs && acts.size() == 2 && acts.getFirst().equals(acts.getLast())) {
      return new ActLine(
          List.of(Acts.LAY + acts.getFirst()), declaration, Table.NOBODY, Optional.empty());
    }
    if (acts.isEmpty() || acts.size() > 1 && !several && !(pairs && acts.size() == 2)) {
      return unknown("play " + String.join(" ", words));
    }
    if (several) {
      acts.add(Acts.END);
    }
    return new ActLine(List.copyOf(acts), declaration, Table.NOBODY, Optional.empty());
  }

  private static ActLine noCard(String word) {
    return refused(
        Refusal.UNKNOWN_CARD, Message.of("refusals.no-card").with("word", shortened(word)));
  }

  /** What a suit, a rank or a card behind the sign declares; nothing where it is none of them. */
  private static List<Integer> declared(Pack pack, String word) {
    if (word.equalsIgnoreCase(FREE)) {
      return List.of(Acts.SUIT_FREE);
    }
    int suit = pack.parseSuit(word);
    if (suit != Pack.NONE) {
      return List.of(Acts.SUIT + suit);
    }
    int rank = pack.parseRank(word);
    if (rank != Pack.NONE) {
      return List.of(Acts.RANK + rank);
    }
    int kind = pack.parse(word);
    return kind == Kind.NONE || !pack.hasSuitAndRank(kind)
        ? List.of()
        : List.of(Acts.SUIT + pack.suit(kind), Acts.RANK + pack.rank(kind));
  }

  private static ActLine card(Pack pack, FamilyAct act, String word) {
    int kind = pack.parse(word);
    return kind == Kind.NONE ? noCard(word) : of(act.first() + kind);
  }

  private static ActLine suit(Pack pack, List<String> words, String line) {
    if (words.size() != 1) {
      return unknown(line);
    }
    if (words.getFirst().equalsIgnoreCase(FREE)) {
      return of(Acts.SUIT_FREE);
    }
    int suit = pack.parseSuit(words.getFirst());
    return suit == Pack.NONE
        ? refused(Refusal.UNKNOWN_SUIT, noSuit(pack, words.getFirst()))
        : of(Acts.SUIT + suit);
  }

  private static ActLine rank(Pack pack, List<String> words, String line) {
    if (words.size() != 1) {
      return unknown(line);
    }
    if (words.getFirst().equalsIgnoreCase(FREE)) {
      return of(Acts.RANK_FREE);
    }
    int rank = pack.parseRank(words.getFirst());
    return rank == Kind.NONE
        ? refused(Refusal.UNKNOWN_SUIT, noRank(pack, words.getFirst()))
        : of(Acts.RANK + rank);
  }

  /** That a word is no suit of the pack, and which there are. */
  static Message noSuit(Pack pack, String word) {
    return Message.of("refusals.no-suit")
        .with("word", shortened(word))
        .with("number", pack.suits().size())
        .with("suits", pack.suits().stream().map(Suit::letter).toList());
  }

  /** That a word is no rank of the pack, and which there are. */
  static Message noRank(Pack pack, String word) {
    return Message.of("refusals.no-rank")
        .with("word", shortened(word))
        .with("number", pack.ranks().size())
        .with("ranks", pack.ranks().stream().map(Rank::letters).toList());
  }

  private static ActLine seat(FamilyAct act, List<String> words, SeatNames names, String line) {
    if (words.isEmpty()) {
      return unknown(line);
    }
    int seat = names.seat(String.join(" ", words));
    return seat == Table.NOBODY ? nobody(words) : of(act.first() + seat);
  }

  /** A draw from a hand, which games without it know as well, to refuse it. */
  private static ActLine from(Program rules, List<String> words, SeatNames names, String line) {
    boolean asked = rules.draw().orFrom().seat().isPresent();
    return asked || names.seat(String.join(" ", words)) != Table.NOBODY
        ? seat(FamilyActs.DRAW_FROM, words, names, line)
        : unknown(line);
  }

  private static ActLine nobody(List<String> words) {
    return refused(
        Refusal.NO_SUCH_SEAT,
        Message.of("refusals.nobody").with("word", shortened(String.join(" ", words))));
  }

  /** Cards, one in most games, and the seat that they are for. */
  private static ActLine give(
      Pack pack, FamilyAct act, List<String> words, SeatNames names, String line) {
    if (words.size() < 2) {
      return unknown(line);
    }
    int cards = 0;
    while (cards < words.size() - 1 && pack.parse(words.get(cards)) != Kind.NONE) {
      cards++;
    }
    if (cards == 0) {
      return noCard(words.getFirst());
    }
    List<String> name = words.subList(cards, words.size());
    int to = names.seat(String.join(" ", name));
    if (to == Table.NOBODY) {
      boolean behindNoCard = name.size() > 1 && names.seat(name.getLast()) != Table.NOBODY;
      return behindNoCard ? noCard(name.getFirst()) : nobody(name);
    }
    return new ActLine(
        words.subList(0, cards).stream().map(card -> act.with(pack.parse(card), to)).toList(),
        List.of(),
        to,
        Optional.empty());
  }

  /**
   * A single act as the notation writes it; a seat by its number.
   *
   * @param table what it is done at
   */
  static String text(int act, Table table) {
    if (table.program().turns().pairs() && act >= Acts.LAY && Acts.card(act)) {
      String card = table.program().pack().name(Acts.kind(act));
      return "play " + card + " " + card;
    }
    FamilyAct declared = FamilyActs.of(act);
    int named = act - declared.first();
    return switch (declared.shape()) {
      case ALONE -> declared.word();
      case WORDS -> declared.word() + " " + (named == 0 ? "…" : SpokenWords.of(table, act));
      case CARD, CARDS, CARD_FIRST -> declared.word() + " " + table.program().pack().name(named);
      case SEAT -> declared.word() + " " + named;
      case CARD_AND_SEAT ->
          declared.word()
              + " "
              + table.program().pack().name(Acts.kind(named))
              + " "
              + declared.seatOf(act, table);
      case SUIT ->
          declared.word()
              + " "
              + (act == Acts.SUIT_FREE ? FREE : table.program().pack().suitName(named));
      case RANK ->
          declared.word()
              + " "
              + (act == Acts.RANK_FREE ? FREE : table.program().pack().rankName(named));
    };
  }
}
