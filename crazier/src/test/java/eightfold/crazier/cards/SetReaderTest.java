package eightfold.crazier.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.crazier.Sets;
import eightfold.game.SetupException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Card sets are checked when they are read. Source: issue 4, point 1; the page's B.6 and C.2. */
class SetReaderTest {
  @Test
  void the_set_is_the_one_of_the_page() {
    AbilityCardSet set = Sets.standard();
    assertThat(set.cards()).hasSize(52);
    assertThat(set.cards()).filteredOn(Card::isSplit).hasSize(4);
    assertThat(set.cards())
        .filteredOn(card -> !card.isSplit() && card.is(Side.Type.ASSET))
        .hasSize(31);
    assertThat(set.cards())
        .filteredOn(card -> !card.isSplit() && card.is(Side.Type.EVENT))
        .hasSize(17);
    // C.2: cards by color, with second and third colors
    assertThat(set.cards())
        .filteredOn(card -> (card.colours() & Colour.RED.bit()) != 0)
        .hasSize(17);
    assertThat(set.cards())
        .filteredOn(card -> (card.colours() & Colour.BLUE.bit()) != 0)
        .hasSize(15);
    assertThat(set.cards()).filteredOn(Card::names).hasSize(4);
  }

  /** What stands there, what is written instead, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "op: move, cards: $a, to: draw_bottom | op: mvoe, cards: $a, to: draw_bottom"
            + " | unknown op \"mvoe\": did you mean \"move\"?",
        "cards: $a, to: draw_bottom | cards: $b, to: draw_bottom | nothing has set $b here",
        "player: $p, n: 1 | player: p, n: 1 | unknown player \"p\": possible: you",
        "rank: A | rank: one | unknown rank \"one\": possible: A, 2",
        "type: asset | type: aset | unknown type \"aset\": did you mean \"asset\"?",
        "min: 1, max: 1, purpose: move | min: 2, max: 1, purpose: move"
            + " | min must be from 0 to 1, not 2",
        "purpose: move | purpose: melt | unknown purpose \"melt\": possible:",
        "whose: each_player | whose: each_plaver | did you mean \"each_player\"?",
        "name: Zeus | name: \"\" | name is empty",
        "from: {controlled_by: anyone}, min: 1, max: 1, purpose: move"
            + " | from: {controlled_by: you}, min: 1, max: 1, purpose: take"
            + " | you control these already",
        "colors: [red] | colors: [rde] | unknown colors \"rde\": did you mean \"red\"?",
        "{op: extra_discards, player: you, n: 2} | {op: extra_discards, player: you, n: 0}"
            + " | n must be from 1 to 20, not 0",
        "kind: static, rule: cannot_be_destroyed | kind: event, rule: cannot_be_destroyed"
            + " | unknown kind of asset \"event\": possible: conditional",
        "id: pilgrims_feast | id: zeus | two cards have the id zeus",
        "n: 1}, {op: extra_discards | n: 1, by: you}, {op: extra_discards"
            + " | unknown key \"by\": possible: op, player, n",
        "name: Holy Charge / Pathfinder | name: Holy Charge | holy_charge_pathfinder is split",
      })
  void a_wrong_card_is_refused_with_the_place(String right, String wrong, String words) {
    String text = Sets.text();
    int at = text.indexOf(right);
    assertThat(at).as(right).isPositive();
    String changed = text.substring(0, at) + wrong + text.substring(at + right.length());
    int line = (int) text.substring(0, at).lines().count();
    assertThatThrownBy(() -> SetReader.read("own.cards", changed))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining(words)
        .message()
        .satisfies(
            said -> {
              int named = Integer.parseInt(said.split(":")[1]);
              // the line of the word, or of the card in which it stands
              assertThat(named).isBetween(line - 8, line + 8);
            });
  }

  @Test
  void a_card_without_abilities_has_no_text_and_is_refused() {
    String text =
        Sets.text()
            .replace("  - {kind: event, do: [{op: extra_discards, player: you, n: 2}]}", "    []");
    assertThatThrownBy(() -> SetReader.read("own.cards", text))
        .hasMessageContaining("Wild Harvest has no ability, and so no text could stand on it");
  }

  @Test
  void an_event_is_never_this_asset() {
    String text =
        Sets.text()
            .replace(
                "{op: destroy, assets: {all: {controlled_by: anyone}}}",
                "{op: move, cards: this, to: draw_bottom}");
    assertThatThrownBy(() -> SetReader.read("own.cards", text))
        .hasMessageContaining("\"this\" is an asset in play, and an event never is one");
  }

  @Test
  void a_variable_of_another_kind_is_refused() {
    String text = Sets.text().replace("{op: draw, player: $p, n: 3}", "{op: destroy, assets: $p}");
    assertThatThrownBy(() -> SetReader.read("own.cards", text))
        .hasMessageContaining("$p holds players, and not assets");
  }

  @Test
  void too_few_cards_to_deal_are_refused() {
    String text = Sets.text();
    String few = text.substring(0, text.indexOf("\n# Purple"));
    assertThatThrownBy(() -> SetReader.read("own.cards", few))
        .hasMessageContaining("a set has at least 40 cards");
  }

  @Test
  void only_such_texts_look_like_card_sets() {
    assertThat(SetReader.matches(Sets.text())).isTrue();
    assertThat(SetReader.matches("# mine\n\ncards: Mine\n")).isTrue();
    assertThat(SetReader.matches("game Switch\n")).isFalse();
  }
}
