package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.cards.CardKind;
import eightfold.cards.LibraryPack;
import eightfold.cards.Named;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.cards.Suit;
import eightfold.game.Game;
import eightfold.message.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The pack of a game as a page names, reads, sorts and draws its cards, in a language.
 *
 * @param name what its author calls it
 * @param art for which pack's pictures its cards are made; empty where they are drawn by what is
 *     said here
 * @param back the emblem on the backs; empty where these are the usual ones
 * @param suits in their order
 * @param ranks in the order of a run
 * @param kinds in the order of the pack
 */
public record ToldPack(
    String name,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> art,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> back,
    List<OfSuit> suits,
    List<OfRank> ranks,
    List<OfKind> kinds) {
  /**
   * A suit.
   *
   * @param letter by which the notation writes it
   * @param name what people call it
   * @param colour in which it is printed
   * @param sign a sign for a line of text, or the name of an emblem
   */
  public record OfSuit(String letter, String name, String colour, String sign) {}

  /**
   * A rank.
   *
   * @param letters by which the notation writes it
   * @param also other letters that are read as this rank
   * @param name what people call it
   * @param value what it counts where values are divided, or are odd or even
   */
  public record OfRank(String letters, List<String> also, String name, int value) {}

  /**
   * A kind of card.
   *
   * @param letters by which the notation writes it
   * @param name what people call it; empty where suit and rank say it
   * @param suits the letters of its suits: none, one or two
   * @param rank the letters of its rank; empty where it has none
   * @param colour in which it is printed
   * @param index what stands in its corners
   * @param sign what stands below that; empty where it is the sign of its suit
   * @param emblem what is drawn in its middle; empty where it is the sign of its suit
   */
  public record OfKind(
      String letters,
      String name,
      List<String> suits,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> rank,
      String colour,
      String index,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> sign,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> emblem) {}

  /**
   * The pack of a game whose cards are suit and rank; none where they say themselves what they are.
   */
  public static Optional<ToldPack> of(Game game, Texts texts) {
    return game.cards(texts).isEmpty() ? Optional.of(of(game.pack(), texts)) : Optional.empty();
  }

  /** One card of a pack, with all its suits: what a picture of it is made of. */
  public static ToldPack ofCard(Pack pack, String letters, Texts texts) {
    ToldPack whole = of(pack, texts);
    return new ToldPack(
        whole.name,
        whole.art,
        whole.back,
        whole.suits,
        List.of(),
        whole.kinds.stream().filter(kind -> kind.letters().equals(letters)).toList());
  }

  /** A pack in the language of these texts. */
  public static ToldPack of(Pack pack, Texts texts) {
    Names names = new Names(LibraryPack.has(pack), texts);
    return new ToldPack(
        names.name(pack),
        LibraryPack.has(pack) ? Optional.of(pack.name()) : Optional.empty(),
        said(pack.back().word()),
        pack.suits().stream().map(suit -> suit(suit, names)).toList(),
        pack.ranks().stream().map(rank -> rank(rank, names)).toList(),
        pack.kinds().stream().map(kind -> kind(kind, pack, names)).toList());
  }

  private static OfSuit suit(Suit suit, Names names) {
    return new OfSuit(
        suit.letter(), names.of("words.suit." + suit.letter(), suit), suit.colour(), suit.sign());
  }

  private static OfRank rank(Rank rank, Names names) {
    return new OfRank(
        rank.letters(), rank.also(), names.of("words.rank." + rank.letters(), rank), rank.value());
  }

  private static OfKind kind(CardKind kind, Pack pack, Names names) {
    List<Suit> suits = kind.suits().stream().map(pack.suits()::get).toList();
    boolean own = suits.stream().noneMatch(suit -> suit.sign().equals(kind.face().sign()));
    return new OfKind(
        kind.letters(),
        names.name(kind),
        suits.stream().map(Suit::letter).toList(),
        said(kind.rank() == Pack.NONE ? "" : pack.ranks().get(kind.rank()).letters()),
        kind.colour(),
        kind.face().index(),
        said(own ? kind.face().sign() : ""),
        said(kind.face().emblem().word()));
  }

  private static Optional<String> said(String word) {
    return word.isEmpty() ? Optional.empty() : Optional.of(word);
  }

  /**
   * What things are called: in a pack of the library as all games call them, else as its author
   * does.
   */
  private record Names(boolean library, Texts texts) {
    String name(Named thing) {
      return thing.name(Locale.forLanguageTag(texts.language()));
    }

    String of(String key, Named thing) {
      return library ? texts.words(key).orElse(thing.name()) : name(thing);
    }
  }
}
