package eightfold.rules.vocabulary;

import eightfold.cards.CardKind;
import eightfold.cards.Colour;
import eightfold.cards.Emblem;
import eightfold.cards.Face;
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
  private final List<PackRules.OwnSuit> suits;
  private final List<PackRules.OwnRank> ranks;
  private final List<CardKind> kinds = new ArrayList<>();

  private PackMaker(List<Element> lines) {
    this.lines = lines;
    suits = all(PackRules.OwnSuit.class).limit(Pack.MOST_SUITS).toList();
    ranks = all(PackRules.OwnRank.class).limit(Pack.MOST_RANKS).toList();
  }

  private <E extends Element> Stream<E> all(Class<E> kind) {
    return lines.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** The pack that these lines tell; none where no line says anything of one. */
  static Optional<Pack> of(List<Element> lines) {
    return lines.stream().anyMatch(PackRules.PackRule.class::isInstance)
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
    all(PackRules.OwnKind.class).forEach(this::add);
    Optional<PackRules.OwnPack> said = all(PackRules.OwnPack.class).findFirst();
    return new Pack(
        said.map(PackRules.OwnPack::name).orElse("own"),
        said.map(PackRules.OwnPack::names).orElse(LocalNames.NONE).byTag(),
        said.map(PackRules.OwnPack::back).orElse(Emblem.NONE),
        suits.stream().map(PackMaker::suit).toList(),
        ranks.stream().map(PackMaker::rank).toList(),
        kinds);
  }

  private static boolean inSuit(PackRules.OwnRank rank, PackRules.OwnSuit suit) {
    List<String> in = rank.suits().each();
    return rank.copies() > 0 && (in.isEmpty() || in.contains(suit.letters().first()));
  }

  private static Suit suit(PackRules.OwnSuit line) {
    return new Suit(
        line.letters().first(),
        line.name(),
        line.colour().word(),
        line.sign(),
        line.names().byTag());
  }

  private static Rank rank(PackRules.OwnRank line) {
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

  private void add(PackRules.OwnSuit suit, int number, PackRules.OwnRank rank, int of) {
    Emblem emblem = rank.emblem() == Emblem.NONE ? suit.emblem() : rank.emblem();
    String letters = rank.letters().first();
    Face face =
        new Face(index(rank.index(), letters), suit.sign(), suit.colour().word(), emblem);
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
  private void add(PackRules.OwnRank rank, int of) {
    String letters = rank.letters().first();
    Face face = new Face(index(rank.index(), letters), "", "", rank.emblem());
    if (rank.copies() > 0) {
      add(
          new CardKind(
              letters, rank.name(), List.of(), of, face, rank.copies(), rank.names().byTag()));
    }
  }

  private void add(PackRules.OwnKind line) {
    List<Integer> of =
        line.suits().each().stream().map(this::suit).filter(suit -> suit >= 0).distinct().toList();
    List<Suit> suited = of.stream().map(suits::get).map(PackMaker::suit).toList();
    boolean plain = suited.isEmpty() || line.colour() != Colour.NONE;
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
