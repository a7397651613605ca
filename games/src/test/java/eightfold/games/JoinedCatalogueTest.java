package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Catalogue;
import eightfold.game.SetupException;
import eightfold.patience.PatienceCatalogue;
import eightfold.shedding.SheddingCatalogue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Several kinds of games as one catalogue. Source: DESIGN 5, one face for every kind of game. */
class JoinedCatalogueTest {
  private static final String BOOK =
      """
      game Little
      summary "A small game."
      source "Ours."
      players 2..4
      deck french
      deal 5
      direction clockwise
      starter plain
      draw one-then-pass
      stock reshuffle
      on 8 wild, declares suit
      scoring none
      match single
      suits french
      """;

  private static final String PATIENCE =
      """
      patience Alone
      id alone
      summary Alone.
      source Ours.
      alias Little
      wild 8
      hand 6, usually 6, from 4 to 8
      winnable no, usually no
      """;

  private static final Catalogue BOOKS = SheddingCatalogue.of(Map.of("little.game", BOOK));
  private static final Catalogue ALL =
      new JoinedCatalogue(List.of(BOOKS, PatienceCatalogue.of(List.of(PATIENCE))));

  private static List<String> ids(List<Catalogue.Entry> entries) {
    return entries.stream().map(Catalogue.Entry::id).toList();
  }

  @Test
  void the_games_stand_in_the_order_of_the_catalogues() {
    assertThat(ids(ALL.entries())).containsExactly("little", "alone");
  }

  @Test
  void a_name_that_fits_games_of_two_kinds_shows_both() {
    assertThat(ids(ALL.find("LITTLE"))).containsExactly("little", "alone");
    assertThat(ids(ALL.find("alone"))).containsExactly("alone");
  }

  @Test
  void each_game_comes_from_its_own_catalogue() {
    assertThat(ALL.game("little", Map.of()).ruleBook()).startsWith("game Little");
    assertThat(ALL.game("alone", Map.of("handSize", "4")).options()).containsEntry("handSize", "4");
    assertThatThrownBy(() -> ALL.game("alnoe", Map.of()))
        .isInstanceOf(SetupException.class)
        .hasMessage("there is no game \"alnoe\"; did you mean \"alone\"?");
  }

  @Test
  void a_rule_book_is_read_by_the_kind_that_knows_it() {
    for (String id : ids(ALL.entries())) {
      String text = ALL.game(id, Map.of()).ruleBook();
      assertThat(ALL.reads(text)).isTrue();
      assertThat(ALL.fromRuleBook(text).id()).isEqualTo(id);
    }
    assertThat(ALL.reads("nonsense")).isFalse();
    assertThatThrownBy(() -> ALL.fromRuleBook("nonsense"))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("rule-book:1");
  }

  @Test
  void a_game_is_found_by_its_id_alone() {
    assertThat(ALL.ids()).containsExactly("little", "alone");
    assertThat(ALL.entry("alone").map(Catalogue.Entry::name)).contains("Alone");
    assertThat(ALL.entry("Little")).isEmpty();
  }

  /** The ids and entries that a catalogue knows without reading all are those of all. */
  @Test
  void what_is_read_for_one_game_is_what_is_read_for_all() {
    Catalogue games = Games.standard();
    assertThat(games.ids()).isEqualTo(ids(games.entries()));
    assertThat(games.ids().stream().map(id -> games.entry(id).orElseThrow()).toList())
        .isEqualTo(games.entries());
    assertThat(games.entries().stream().map(entry -> games.game(entry.id(), Map.of()).name()))
        .containsExactlyElementsOf(games.entries().stream().map(Catalogue.Entry::name).toList());
  }

  @Test
  void two_games_of_one_id_are_refused() {
    assertThatThrownBy(() -> new JoinedCatalogue(List.of(BOOKS, BOOKS)))
        .isInstanceOf(SetupException.class)
        .hasMessage("two games are called \"little\"");
  }
}
