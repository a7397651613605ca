package eightfold.testkit;

import eightfold.cards.CardColour;
import eightfold.cards.FaceEmblem;
import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.text.ElementList;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardSet.Part;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.RuleBook;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Made-up books with made-up packs: a book of {@link RandomBooks} in which each card that a line
 * names is one of another pack, of none to eight suits and up to twenty ranks, with wild kinds and
 * kinds of two suits.
 */
public final class OwnPackBooks {
  private static final List<String> SUITS = List.of("R", "Y", "G", "B", "P", "O", "T", "W");
  private static final int MOST_RANKS = 20;
  private static final int MOST_OF_RANKS = 56;
  private static final int ENOUGH_CARDS = 60;
  private static final int MOST_CARDS = 240;

  private final FastChance chance;
  private final List<Element> lines = new ArrayList<>();
  private final Pack pack;

  private OwnPackBooks(FastChance chance) {
    this.chance = chance;
    int suits = chance.below(8) == 0 ? 0 : 1 + chance.below(SUITS.size());
    int most = suits == 0 ? MOST_RANKS : Math.min(MOST_RANKS, MOST_OF_RANKS / suits);
    int ranks = 2 + chance.below(most - 1);
    lines.add(new Element.OwnPack("Made up", FaceEmblem.STAR, LocalNames.NONE));
    for (int suit = 0; suit < suits; suit++) {
      lines.add(suit(suit));
    }
    for (int rank = 0; rank < ranks; rank++) {
      lines.add(rank(rank));
    }
    int kinds = suits == 0 ? chance.below(3) : chance.below(6);
    for (int kind = 0; kind < kinds; kind++) {
      lines.add(kind(kind, suits, ranks));
    }
    pack = BookPack.of(lines);
  }

  /** A book that can be played; the same for the same seed. */
  public static RuleBook book(long seed) {
    FastChance chance = new FastChance(seed);
    while (true) {
      Optional<RuleBook> book = inOwnPack(RandomBooks.book(chance.next()), chance);
      if (book.isPresent()) {
        return book.get();
      }
    }
  }

  /** The same with lines with conditions besides. */
  public static RuleBook withConditions(long seed) {
    FastChance chance = new FastChance(~seed);
    while (true) {
      Optional<RuleBook> book = inOwnPack(RandomBooks.withConditions(chance.next()), chance);
      if (book.isPresent()) {
        return book.get();
      }
    }
  }

  /** What is left of a book that is played with another pack; nothing if it lacks a rule then. */
  private static Optional<RuleBook> inOwnPack(RuleBook book, FastChance chance) {
    OwnPackBooks other = new OwnPackBooks(chance);
    List<Element> elements = new ArrayList<>();
    Set<String> said = new HashSet<>();
    for (Element element : book.elements()) {
      Predicate<String> says = words -> ElementList.isNamed(element, words);
      if (element instanceof Element.Deck) {
        elements.add(other.deck());
      } else if (!says.test("jokers") && !says.test("packs") && !says.test("suits")) {
        Element line = (Element) other.mapped(element);
        // two cards of the one pack may be the same of the other: a book names each once
        if (said.add(ElementList.identity(line))) {
          elements.add(line);
        }
      }
    }
    elements.addAll(other.lines);
    return RandomBooks.left(book.with(elements), chance);
  }

  private Element deck() {
    int one = IntStream.range(0, pack.kinds().size()).map(k -> pack.kinds().get(k).copies()).sum();
    int packs = one < ENOUGH_CARDS && one > 0 ? Math.min(4, 1 + ENOUGH_CARDS / one) : 1;
    return RuleBooks.line("deck own, packs " + Math.min(packs, Math.max(1, MOST_CARDS / one)));
  }

  private Element suit(int number) {
    CardColour[] colours = CardColour.values();
    return new Element.OwnSuit(
        letters(SUITS.get(number)),
        "suit" + (char) ('a' + number),
        colours[1 + chance.below(4)],
        "",
        FaceEmblem.NONE,
        LocalNames.NONE);
  }

  private Element rank(int number) {
    List<String> also = chance.below(8) == 0 ? List.of("X" + number) : List.of();
    List<String> all = new ArrayList<>(List.of(String.valueOf(number + 1)));
    all.addAll(also);
    return new Element.OwnRank(
        new CardLetters(all),
        "rank " + number,
        chance.below(3) == 0 ? chance.below(12) : number + 1,
        1 + chance.below(2),
        new CardLetters(List.of()),
        chance.below(5) == 0,
        "",
        FaceEmblem.NONE,
        LocalNames.NONE);
  }

  private Element kind(int number, int suits, int ranks) {
    int of = suits == 0 ? 0 : Math.min(suits, chance.below(3));
    int first = suits == 0 ? 0 : chance.below(suits);
    List<String> in = new ArrayList<>();
    for (int suit = 0; suit < of; suit++) {
      in.add(SUITS.get((first + suit) % suits));
    }
    boolean ranked = of > 0 || chance.below(4) == 0;
    return new Element.OwnKind(
        letters("K" + number),
        "kind " + number,
        1 + chance.below(3),
        new CardLetters(in),
        new CardLetters(ranked ? List.of(String.valueOf(1 + chance.below(ranks))) : List.of()),
        chance.below(2) == 0 ? CardColour.NONE : CardColour.values()[1 + chance.below(4)],
        "",
        FaceEmblem.WILD,
        LocalNames.NONE);
  }

  private static CardLetters letters(String word) {
    return new CardLetters(List.of(word));
  }

  /** What a line says, with cards of the pack in the place of those that it names. */
  private Object mapped(Object value) {
    return switch (value) {
      case Part part -> part(part);
      case CardSet cards -> new CardSet(parts(cards.parts()));
      case List<?> list when list.stream().allMatch(Part.class::isInstance) -> parts(list);
      case List<?> list -> list.stream().map(this::mapped).toList();
      case Element.Use use -> new Element.Use(use.definition(), all(use.values()));
      case Effect.Use use -> new Effect.Use(use.definition(), all(use.values()));
      case Record record -> record(record);
      default -> value;
    };
  }

  private List<Object> all(List<Object> values) {
    return values.stream().map(this::mapped).toList();
  }

  private List<Part> parts(List<?> parts) {
    return parts.stream().map(part -> part((Part) part)).distinct().toList();
  }

  private Object record(Record record) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Object[] values = new Object[components.length];
      for (int i = 0; i < values.length; i++) {
        Object value = components[i].getAccessor().invoke(record);
        values[i] = value instanceof Map<?, ?> ? value : mapped(value);
      }
      var constructor = record.getClass().getDeclaredConstructor(types);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("not so: " + record, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make another of " + record, e);
    }
  }

  private Part part(Part part) {
    return switch (part) {
      case Part.OfRank(Pack _, int rank) -> new Part.OfRank(pack, rank % pack.ranks().size());
      case Part.Single(Pack _, int kind) -> single(kind);
      case Part.Jokers(Pack _) ->
          pack.jokers() == Kinds.NONE ? single(chance.below(Kind.COUNT)) : new Part.Jokers(pack);
      case Part.OfSuit(Pack _, int suit) ->
          pack.suits().isEmpty()
              ? new Part.Any(pack)
              : new Part.OfSuit(pack, suit % pack.suits().size());
      case Part.Any(Pack _) -> new Part.Any(pack);
      case Part.OfColour(Pack _, int colour) -> unlessNone(new Part.OfColour(pack, colour(colour)));
      case Part.OfParity(Pack _, boolean odd) -> unlessNone(new Part.OfParity(pack, odd));
      case Part.Court(Pack _) -> unlessNone(new Part.Court(pack));
      case Part.Coloured(Pack _, int colour, Part of) ->
          unlessNone(new Part.Coloured(pack, colour(colour), part(of)));
      case Part.Wild() -> part;
    };
  }

  private Part single(int kind) {
    int one = kind % pack.kinds().size();
    // where there are no suits, the letters of a card are those of its rank
    int rank = pack.parseRank(pack.name(one));
    return rank == Pack.NONE ? new Part.Single(pack, one) : new Part.OfRank(pack, rank);
  }

  /** A colour that has a name. */
  private int colour(int number) {
    int colour = number % pack.colours().size();
    return pack.colours().get(colour).isEmpty() ? (colour + 1) % pack.colours().size() : colour;
  }

  private Part unlessNone(Part part) {
    boolean nameless =
        part instanceof Part.OfColour(Pack _, int colour) && pack.colours().get(colour).isEmpty()
            || part instanceof Part.Coloured(Pack _, int of, Part inner)
                && (pack.colours().get(of).isEmpty() || inner instanceof Part.Any);
    return nameless || new CardSet(List.of(part)).mask(Kinds.NONE) == Kinds.NONE
        ? new Part.Any(pack)
        : part;
  }
}
