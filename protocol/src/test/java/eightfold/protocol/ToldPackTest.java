package eightfold.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.CardKind;
import eightfold.cards.Face;
import eightfold.cards.FaceEmblem;
import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.cards.Suit;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a page is told of a pack. */
final class ToldPackTest {
  private static final Suit RED =
      new Suit("R", "red", "red", "diamond", Map.of("de", "Rot", "pt-BR", "vermelho"));
  private static final Suit BLUE = new Suit("B", "blue", "blue", "drop");
  private static final Rank SEVEN =
      new Rank("7", List.of(), "seven", 7, false, Map.of("de", "Sieben"));

  private static final Pack OWN =
      new Pack(
          "four colours",
          Map.of("de", "Vier Farben"),
          FaceEmblem.WILD,
          List.of(RED, BLUE),
          List.of(SEVEN),
          List.of(
              new CardKind(
                  "7R",
                  "",
                  List.of(0),
                  0,
                  new Face("7", "diamond", "red", FaceEmblem.NONE),
                  2,
                  Map.of()),
              new CardKind(
                  "7B",
                  "",
                  List.of(1),
                  0,
                  new Face("7", "star", "blue", FaceEmblem.BOLT),
                  2,
                  Map.of()),
              new CardKind(
                  "RB",
                  "",
                  List.of(0, 1),
                  0,
                  new Face("7", "drop", "red", FaceEmblem.NONE),
                  1,
                  Map.of()),
              new CardKind(
                  "W",
                  "wild",
                  List.of(),
                  Pack.NONE,
                  new Face("W", "", "black", FaceEmblem.WILD),
                  4,
                  Map.of("de", "Joker"))));

  @Test
  void a_pack_of_ones_own_has_its_authors_names_in_the_readers_language() {
    ToldPack german = ToldPack.of(OWN, Texts.in("de"));

    assertThat(german.name()).isEqualTo("Vier Farben");
    assertThat(german.suits()).extracting(ToldPack.OfSuit::name).containsExactly("Rot", "blue");
    assertThat(german.ranks()).extracting(ToldPack.OfRank::name).containsExactly("Sieben");
    assertThat(german.kinds())
        .extracting(ToldPack.OfKind::name)
        .containsExactly("", "", "", "Joker");
    assertThat(ToldPack.of(OWN, Texts.in("sv")).name()).isEqualTo("four colours");
  }

  @Test
  void a_face_says_what_differs_from_its_suit() {
    ToldPack told = ToldPack.of(OWN, Texts.ENGLISH);

    assertThat(told.art()).isEmpty();
    assertThat(told.back()).hasValue("wild");
    assertThat(told.kinds())
        .containsExactly(
            kind("7R", "", List.of("R"), "7", "red", "7", "", ""),
            kind("7B", "", List.of("B"), "7", "blue", "7", "star", "bolt"),
            kind("RB", "", List.of("R", "B"), "7", "red", "7", "", ""),
            kind("W", "wild", List.of(), "", "black", "W", "", "wild"));
  }

  private static ToldPack.OfKind kind(
      String letters,
      String name,
      List<String> suits,
      String rank,
      String colour,
      String index,
      String sign,
      String emblem) {
    return new ToldPack.OfKind(
        letters, name, suits, told(rank), colour, index, told(sign), told(emblem));
  }

  private static Optional<String> told(String word) {
    return word.isEmpty() ? Optional.empty() : Optional.of(word);
  }

  @Test
  void packs_of_the_library_have_pictures_and_the_names_of_all_games() {
    ToldPack german = ToldPack.of(LibraryPack.french(), Texts.in("de"));

    assertThat(german.art()).hasValue("french");
    assertThat(german.back()).isEmpty();
    assertThat(german.suits())
        .extracting(ToldPack.OfSuit::name)
        .doesNotContain("clubs", "spades")
        .hasSize(4);
    assertThat(german.ranks().get(9).also()).containsExactly("T");
    assertThat(german.kinds()).hasSize(54);
  }
}
