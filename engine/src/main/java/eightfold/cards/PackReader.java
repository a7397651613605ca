package eightfold.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Reads a pack of the library, a line each: {@code rank LETTERS[/LETTERS] NAME VALUE [court]},
 * {@code suit LETTER NAME COLOUR SIGN} with a card of each rank named so far, {@code joker LETTERS
 * NAME COLOUR}; or, of a pack that is read already, {@code ranks LETTERS …}. Cards are numbered as
 * the lines stand. Jokers are as many as the rules say.
 */
final class PackReader {
  private final String name;
  private final List<Suit> suits = new ArrayList<>();
  private final List<Rank> ranks = new ArrayList<>();
  private final List<CardKind> kinds = new ArrayList<>();
  private String of = "";
  private List<String> held = List.of();

  PackReader(String name) {
    this.name = name;
  }

  /** The pack that the text tells. */
  LibraryPack read(String text) {
    text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .forEach(line -> line(line.split(" +")));
    return of.isEmpty() ? whole() : part(LibraryPack.french());
  }

  private void line(String[] words) {
    switch (words[0]) {
      case "pack" -> of = words.length > 2 ? words[3] : "";
      case "suit" -> suit(new Suit(words[1], words[2], words[3], words[4]));
      case "rank" -> ranks.add(rank(words));
      case "ranks" -> held = Arrays.stream(words).skip(1).toList();
      case "joker" ->
          kinds.add(
              new CardKind(
                  words[1], words[2].replace('-', ' '), Pack.NONE, Pack.NONE, words[3], 0));
      default -> throw new IllegalArgumentException(name + ".pack: " + String.join(" ", words));
    }
  }

  private static Rank rank(String[] words) {
    List<String> letters = List.of(words[1].split("/"));
    return new Rank(
        letters.getFirst(),
        letters.subList(1, letters.size()),
        words[2],
        Integer.parseInt(words[3]),
        words.length > 4);
  }

  private void suit(Suit suit) {
    for (int rank = 0; rank < ranks.size(); rank++) {
      String letters = ranks.get(rank).letters() + suit.letter();
      Face face = new Face(ranks.get(rank).letters(), suit.sign(), suit.colour(), FaceEmblem.NONE);
      kinds.add(new CardKind(letters, "", List.of(suits.size()), rank, face, 1, Map.of()));
    }
    suits.add(suit);
  }

  private LibraryPack whole() {
    Pack pack = new Pack(name, suits, ranks, kinds);
    return new LibraryPack(name, pack, pack.all() & ~pack.jokers());
  }

  private LibraryPack part(Pack pack) {
    return new LibraryPack(name, pack, pack.ofRanks(rank -> held.contains(rank.letters())));
  }
}
