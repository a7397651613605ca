package eightfold.game;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.message.Sheet;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game with its options chosen: what a table plays. Begins matches; holds no state of any. */
public interface Game {
  /** Its name in the notation and on the command line: {@code mau-mau}. */
  String id();

  /** Its name for people: {@code Mau-Mau}. */
  String name();

  /**
   * The verbs of this kind of game: with one of them each of its acts begins. The same list for all
   * games of a kind.
   */
  List<Verb> verbs();

  /** What the kinds of its cards are, where they have suits and ranks. */
  default Pack pack() {
    return LibraryPack.french();
  }

  /** The suit signs with which a page draws its cards; the notation stays the same. */
  default SuitSigns suitSigns() {
    return SuitSigns.FRENCH;
  }

  /**
   * What a player calls whose hand has come down to the last card, or to the few that the rules
   * name: {@code Mau}; empty where nothing is ever called.
   */
  default Optional<String> callWord() {
    return Optional.empty();
  }

  /** Whether a call that was forgotten is all that somebody can be caught for. */
  default boolean catchesCallsAlone() {
    return false;
  }

  /** Which score is the best one; empty where no score is kept. */
  default Optional<BestScore> bestScore() {
    return Optional.empty();
  }

  /** When a match of so many seats ends; empty where it is a single deal. */
  default Optional<MatchGoal> matchGoal(int seats) {
    return Optional.empty();
  }

  /** The least number of seats. */
  int leastSeats();

  /** The largest number of seats. */
  int mostSeats();

  /** The seat that deals when {@code eldest} is eldest hand at a table of so many seats. */
  int dealerBefore(int eldest, int seats);

  /** The most acts that a deal may take; one that has not ended by then is ended by this limit. */
  default int plyLimit(int seats) {
    return 5_000;
  }

  /**
   * The numbers of seats that the rules promise and yet cannot seat, each with the reason; empty
   * where the rules keep what they promise.
   */
  default Map<Integer, Message> brokenPromises() {
    return Map.of();
  }

  /** What is printed on the cards, where that is more than rank and suit; else empty. */
  default List<CardDetail> cards(Texts texts) {
    return List.of();
  }

  /** The same in plain English. */
  default List<CardDetail> cards() {
    return cards(Texts.ENGLISH);
  }

  /** What its rules mean for somebody who plays, in a language. */
  default Meanings meanings(Texts texts) {
    return Meanings.NONE;
  }

  /**
   * What the {@code when} lines of its rule book say, in their order: by its number from 1 an event
   * names one as its {@link Cause}.
   */
  default List<Message> conditions() {
    return List.of();
  }

  /** The values of all its options, in the order of the rule book. */
  Map<String, String> options();

  /** The rule book's own text after the options were applied: a record carries it. */
  String ruleBook();

  /**
   * The same game with more lines of the rule language, in force from the start.
   *
   * @throws SetupException if a line is wrong or contradicts the others, or this kind of games
   *     takes none
   */
  default Game with(List<String> lines) {
    throw new SetupException(Message.of("setup.no-more-rules").with("game", name()));
  }

  /** The rule sheet, made from the rules in force, for any language. */
  Sheet sheet();

  /** The rule sheet in plain English, as Markdown. */
  default String ruleSheet() {
    return sheet().text(Texts.ENGLISH);
  }

  /**
   * Begins a match.
   *
   * @param opening seats, dealer, pack
   * @param chance where shuffles come from; the match keeps it
   * @throws SetupException if this number of seats or this pack cannot play, with the reason
   */
  Match begin(Opening opening, Chance chance);

  /**
   * Begins a match in the middle of a deal, as scenarios do: no starter effects, no deal.
   *
   * @param position where it stands
   * @param chance where later shuffles come from
   * @throws SetupException if the position cannot be, with the reason
   */
  Match arrange(Position position, Chance chance);
}
