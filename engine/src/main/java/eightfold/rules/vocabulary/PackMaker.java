package eightfold.rules.vocabulary;

import eightfold.cards.CardColour;
import eightfold.cards.CardKind;
import eightfold.cards.Face;
import eightfold.cards.FaceEmblem;
import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.cards.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes the pack that the lines of a book tell: of each suit in its order the ranks in theirs, then
 * the further kinds. What a line says wrongly is passed over, since the check says it.
 */
final class PackMaker {
  private final List<Element> lines;
  private final List<Element.OwnSuit> suits;
  private final List<Element.OwnRank> ranks;
  private final List<CardKind> kinds = new ArrayList<>();

  private PackMaker(List<Element> lines) {
    this.lines = lines;
    suits = all(Element.OwnSuit.class).limit(Pack.MOST_SUITS).toList();
    ranks = all(Element.OwnRank.class).limit(Pack.MOST_RANKS).toList();
  }

  private <E extends Element> Stream<E> all(Class<E> kind) {
    return lines.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** The pack that these lines tell; none where no line says anything of one. */
  static Optional<Pack> of(List<Element> lines) {
    return lines.stream().anyMatch(Element.PackRule.class::isInstance)
        ? Optional.of(new PackMaker(lines).pack())
        : Optional.empty();
  }

  private Pack pack() {
    for (int suit = 0; suit < suits.size(); suit++) {
      for (int rank = 0; rank < ranks.size(); rank++) {
        if (inSuit(ranks.get(rank), suits.get(suit))) {
          add(suits.get(suit), suit, ranks.get(rank), rank);
        }
      }
    }
    for (int rank = 0; rank < ranks.size() && suits.isEmpty(); rank++) {
      add(ranks.get(rank), rank);
    }
    all(Element.OwnKind.class).forEach(this::add);
    Optional<Element.OwnPack> said = all(Element.OwnPack.class).findFirst();
    return new Pack(
        said.map(Element.OwnPack::name).orElse("own"),
        said.map(Element.OwnPack::names).orElse(LocalNames.NONE).byTag(),
        said.map(Element.OwnPack::back).orElse(FaceEmblem.NONE),
        suits.stream().map(PackMaker::suit).toList(),
        ranks.stream().map(PackMaker::rank).toList(),
        kinds);
  }

  private static boolean inSuit(Element.OwnRank rank, Element.OwnSuit suit) {
    List<String> in = rank.suits().each();
    return rank.copies() > 0 && (in.isEmpty() || in.contains(suit.letters().first()));
  }

  private static Suit suit(Element.OwnSuit line) {
    return new Suit(
        line.letters().first(),
        line.name(),
        line.colour().word(),
        line.sign(),
        line.names().byTag());
  }

  private static Rank rank(Element.OwnRank line) {
    List<String> letters = line.letters().each();
    return new Rank(
        letters.getFirst(),
        letters.subList(1, letters.size()),
        line.name(),
        line.value(),
        line.court(),
        line.names().byTag());
  }

  private void add(CardKind kind) {
    if (kinds.size() < Kind.COUNT) {
      kinds.add(kind);
    }
  }

  private void add(Element.OwnSuit suit, int number, Element.OwnRank rank, int of) {
    FaceEmblem emblem = rank.emblem() == FaceEmblem.NONE ? suit.emblem() : rank.emblem();
    String letters = rank.letters().first();
    Face face = new Face(index(rank.index(), letters), suit.sign(), suit.colour().word(), emblem);
    add(
        new CardKind(
            letters + suit.letters().first(),
            "",
            List.of(number),
            of,
            face,
            rank.copies(),
            Map.of()));
  }

  /** A card of a pack without suits. */
  private void add(Element.OwnRank rank, int of) {
    String letters = rank.letters().first();
    Face face = new Face(index(rank.index(), letters), "", "", rank.emblem());
    if (rank.copies() > 0) {
      add(
          new CardKind(
              letters, rank.name(), List.of(), of, face, rank.copies(), rank.names().byTag()));
    }
  }

  private void add(Element.OwnKind line) {
    List<Integer> of =
        line.suits().each().stream().map(this::suit).filter(suit -> suit >= 0).distinct().toList();
    List<Suit> suited = of.stream().map(suits::get).map(PackMaker::suit).toList();
    boolean plain = suited.isEmpty() || line.colour() != CardColour.NONE;
    String letters = line.letters().first();
    Face face =
        new Face(
            index(line.index(), letters),
            suited.isEmpty() ? "" : suited.getFirst().sign(),
            plain ? line.colour().word() : suited.getFirst().colour(),
            line.emblem());
    add(
        new CardKind(
            letters,
            line.name(),
            of,
            line.rank().each().stream().map(this::rank).findFirst().orElse(Pack.NONE),
            face,
            line.copies(),
            line.names().byTag()));
  }

  private static String index(String said, String letters) {
    return said.isEmpty() ? letters : said;
  }

  private int suit(String letters) {
    return suits.stream().map(suit -> suit.letters().first()).toList().indexOf(letters);
  }

  private int rank(String letters) {
    return ranks.stream().map(rank -> rank.letters().first()).toList().indexOf(letters);
  }
}
