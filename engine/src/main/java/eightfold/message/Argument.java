package eightfold.message;

import eightfold.cards.CardKind;
import eightfold.cards.Named;
import eightfold.cards.Pack;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a message speaks of, so typed that every language can say it in its own way. */
public sealed interface Argument permits Argument.Value, Argument.Items, Argument.Cases, Message {

  /** What a pattern may choose by; what people read unless a pattern says how. */
  sealed interface Value extends Argument {}

  /** A whole number: the plural that a pattern chooses depends on it. */
  record Count(int number) implements Value {
    @Override
    public String toString() {
      return String.valueOf(number);
    }
  }

  /** Words that are the same in all languages: a name, what somebody typed, a rule as written. */
  record Text(String words) implements Value {
    @Override
    public String toString() {
      return words;
    }
  }

  /** The name that an author has given to something, in as many languages as he has. */
  record Name(Named thing) implements Value {
    @Override
    public String toString() {
      return thing.name();
    }
  }

  /** What the notation has a sign for, which it is said by unless a pattern asks for a form. */
  sealed interface Sign extends Value {
    /** What a pattern that asks for a form gets: the word for it. */
    Message word();
  }

  /** A rank: {@code 8}, or in words {@code eight}. */
  record Rank(Pack pack, int rank) implements Sign {
    public Rank {
      Objects.checkIndex(rank, pack.ranks().size());
    }

    @Override
    public Message word() {
      return pack.own() ? named(pack.ranks().get(rank)) : Message.of("words.rank." + this);
    }

    @Override
    public String toString() {
      return pack.rankName(rank);
    }
  }

  /** A card: {@code 8H}, or in words {@code the eight of hearts}. */
  record Card(Pack pack, int kind) implements Sign {
    @Override
    public Message word() {
      CardKind card = pack.kinds().get(kind);
      if (pack.own() && !card.name().isEmpty()) {
        return named(card);
      }
      if (pack.own()) {
        return Message.of("words.card.own")
            .with("rank", new Rank(pack, pack.rank(kind)).word())
            .with("suit", suit(pack, pack.suit(kind)));
      }
      return pack.joker(kind)
          ? Message.of("words.card." + this)
          : Message.of("words.card.single")
              .with("rank", new Rank(pack, pack.rank(kind)).word())
              .with("suit", suit(pack, pack.suit(kind)));
    }

    @Override
    public String toString() {
      return pack.name(kind);
    }
  }

  /** Things one after another; unless a pattern says how, with commas between them. */
  record Items(List<Argument> items) implements Argument {
    public Items {
      items = List.copyOf(items);
    }
  }

  /**
   * A number that is not always the same: "seven cards with 2 players, five with 3 or more". The
   * plural that a pattern chooses is said of the first, of the others the number alone.
   */
  record Cases(List<Case> cases) implements Argument {
    public Cases {
      cases = List.copyOf(cases);
    }
  }

  /**
   * One of several numbers.
   *
   * @param when when it is this one
   */
  record Case(int number, Message when) {}

  /** Whether something holds, for patterns to choose by: {@code yes} or {@code no}. */
  static Text flag(boolean holds) {
    return new Text(holds ? "yes" : "no");
  }

  /** A suit of a pack, by its number. */
  static Message suit(Pack pack, int suit) {
    return pack.own()
        ? named(pack.suits().get(suit))
        : Message.of("words.suit." + pack.suitName(suit));
  }

  /** Something that its author has named. */
  private static Message named(Named thing) {
    return Message.of("words.named").with("name", new Name(thing));
  }

  /** Words, one after another. */
  static Items texts(Iterable<String> words) {
    List<Argument> items = new ArrayList<>();
    words.forEach(word -> items.add(new Text(word)));
    return new Items(items);
  }
}
