package eightfold.game;

import eightfold.cards.Pack;
import eightfold.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that can be played, of every kind. */
public interface Catalogue {
  /**
   * One game of the catalogue.
   *
   * @param id its name in the notation
   * @param name its name for people
   * @param summary one sentence for a list
   * @param listed whether lists for players show it
   * @param leastSeats the least number of seats
   * @param mostSeats the largest number of seats, with standard options
   * @param choices its options
   * @param asksWords whether its rules, or one of its options, ask players to say something
   * @param aliases other names by which people know it
   * @param special what its special cards are, at a glance
   */
  record Entry(
      String id,
      String name,
      String summary,
      boolean listed,
      int leastSeats,
      int mostSeats,
      List<Choice> choices,
      boolean asksWords,
      List<String> aliases,
      Special special) {
    public Entry {
      choices = List.copyOf(choices);
      aliases = List.copyOf(aliases);
    }

    /** A game in which nobody has to say anything, and which has one name. */
    public Entry(
        String id,
        String name,
        String summary,
        boolean listed,
        int leastSeats,
        int mostSeats,
        List<Choice> choices) {
      this(
          id,
          name,
          summary,
          listed,
          leastSeats,
          mostSeats,
          choices,
          false,
          List.of(),
          Special.NONE);
    }
  }

  /**
   * The special cards of a game at a glance.
   *
   * @param signature the card that shows best what the game is, as the notation writes it; empty
   *     where none does
   * @param suits whose signs that card carries
   * @param pack the pack that the game brings, of which the card is; empty where it is of the
   *     library
   * @param count how many ranks do something special, and how many conditions there are besides
   */
  record Special(String signature, SuitSigns suits, Optional<Pack> pack, int count) {
    /** Nothing to be said. */
    public static final Special NONE = new Special("", SuitSigns.FRENCH, Optional.empty(), 0);
  }

  /** All games, hidden ones too, in the order in which people see them. */
  List<Entry> entries();

  /** The ids of {@link #entries}; a catalogue may know them before it has read a game. */
  default List<String> ids() {
    return entries().stream().map(Entry::id).toList();
  }

  /** The entry of the game with this id; a catalogue may find it without reading the others. */
  default Optional<Entry> entry(String id) {
    return entries().stream().filter(entry -> entry.id().equals(id)).findFirst();
  }

  /**
   * The games that a name means: an id, a name or another name by which people know a game, upper
   * or lower case, accents, blanks, hyphens and apostrophes aside. Several where the name fits
   * several.
   */
  List<Entry> find(String name);

  /**
   * A game with these options, the others standard.
   *
   * @throws SetupException if the id or an option is unknown, a value is not possible, or options
   *     contradict each other; the message says which and what would be right
   */
  Game game(String id, Map<String, String> options);

  /** A game from a rule book's own text, as a record carries it. */
  Game fromRuleBook(String text);

  /**
   * The same for a record or a table of an engine. Today's may refuse more books than that one did,
   * and what was played then is not refused afterwards.
   */
  default Game fromRuleBook(String text, EngineVersion.Of engine) {
    return fromRuleBook(text);
  }

  /**
   * The game of a table that has kept its rules: those of an engine, or of a library that has
   * changed since.
   *
   * @param text the rule book's own text, options applied
   * @param options what the options were, so that whoever comes back is still told
   */
  default Game kept(String text, EngineVersion.Of engine, Map<String, String> options) {
    return fromRuleBook(text, engine);
  }

  /**
   * A game from a rule book as somebody has written it, in any of its forms, with these options,
   * the others standard. It may extend the books of this catalogue, and is none of them whatever id
   * it gives itself.
   *
   * @throws SetupException if the book is wrong, with every error in a line of its own, if the
   *     options are, as {@link #game} says, or if this kind of game is not written by visitors
   */
  default Game fromRuleBook(String text, Map<String, String> options) {
    throw new SetupException(Message.of("setup.no-books-of-this-kind"));
  }

  /**
   * Whether a text looks like a rule book that {@link #fromRuleBook} reads, right or wrong; asked
   * where there are several kinds.
   */
  default boolean reads(String text) {
    return true;
  }

  /**
   * What else these kinds of games offer besides the games, such as a way of their own to write
   * scenarios: every part of the catalogue that is of this type.
   */
  default <T> List<T> offers(Class<T> type) {
    return type.isInstance(this) ? List.of(type.cast(this)) : List.of();
  }
}
