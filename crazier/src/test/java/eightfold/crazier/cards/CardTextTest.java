package eightfold.crazier.cards;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.crazier.Sets;
import eightfold.crazier.play.Reason;
import eightfold.game.CardDetail;
import eightfold.message.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts are made from the abilities. Source: issue 4, point 1. */
class CardTextTest {
  private static CardDetail card(AbilityCardSet set, String id) {
    return CardText.detail(set.card(id).orElseThrow(), Texts.ENGLISH);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "death | Choose an asset in play. Destroy that asset.",
        "mount_olympus | If an ability that an opponent uses would make you draw, you draw two"
            + " fewer.",
        "camelot | If an ability that you use would make you draw, you may skip that draw.",
        "oasis | You may discard one additional card on each of your turns, as long as you have"
            + " five or more cards in hand.",
        "temple_of_doom | At the end of each opponent's turn, if that player controls five or more"
            + " assets: that player loses the game.",
        "wizardry | Reveal the top four cards of the draw pile. You may choose an event among them."
            + " Play that card at once. Put the rest on the bottom of the discard pile. You may"
            + " discard one additional card this turn.",
        "creeping_sickness | Choose up to three players. Those players each draw two cards.",
      })
  void a_card_says_what_it_does(String id, String text) {
    assertThat(card(Sets.standard(), id).sides().getFirst().text()).isEqualTo(text);
  }

  @Test
  void every_side_says_something_whole() {
    for (Card card : Sets.standard().cards()) {
      for (CardDetail.Side side : CardText.detail(card, Texts.ENGLISH).sides()) {
        assertThat(side.text())
            .as(card.id())
            .matches("[A-Z].*\\.")
            .doesNotContain("$", "_", "  ", "null", ", ,");
      }
    }
  }

  @Test
  void requirements_stand_for_themselves() {
    AbilityCardSet set = Sets.standard();
    assertThat(card(set, "zeus").sides().getFirst().requirement())
        .isEqualTo("An opponent controls two or more assets.");
    assertThat(card(set, "maw_of_the_abyss").sides().getFirst().requirement())
        .isEqualTo("Your opponents together control three or more assets.");
    assertThat(card(set, "camel").sides().getFirst().requirement()).isEmpty();
  }

  @Test
  void another_ability_is_another_text() {
    String text = Sets.text().replace("change: {reduce: 2}", "change: {reduce: 3}");
    assertThat(card(SetReader.read("own.cards", text), "mount_olympus").sides().getFirst().text())
        .endsWith("you draw three fewer.");
  }

  @Test
  void a_split_card_has_two_sides_with_their_own_colors() {
    CardDetail raid = card(Sets.standard(), "midnight_raid_seance");
    assertThat(raid.name()).isEqualTo("Midnight Raid / Seance");
    assertThat(raid.sides()).extracting(CardDetail.Side::letter).containsExactly("a", "b");
    assertThat(raid.sides().get(1).colours()).containsExactly("purple");
    assertThat(raid.sides().get(1).text()).contains("other than a Seance");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "creeping_sickness | Choose up to three players. Tito hráči líznou 2 karty.",
        "mount_olympus | If an ability that an opponent uses would make you draw, lízneš o 2 karty"
            + " méně.",
      })
  void a_card_says_it_in_another_language(String id, String text) {
    Card card = Sets.standard().card(id).orElseThrow();
    assertThat(CardText.detail(card, Texts.in("cs")).sides().getFirst().text()).isEqualTo(text);
  }

  @Test
  void a_refusal_in_another_language() {
    assertThat(Texts.in("cs").text(Reason.NO_PLAY_LEFT.refusal().message()))
        .isEqualTo("v tomto tahu už nemůžeš zahrát žádnou kartu");
    for (Reason reason : Reason.values()) {
      assertThat(reason.refusal().words()).as(reason.word()).isNotEmpty();
    }
  }
}
