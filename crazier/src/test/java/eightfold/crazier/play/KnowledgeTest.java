package eightfold.crazier.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.crazier.Sets;
import eightfold.crazier.cards.AbilityCardSet;
import eightfold.game.FastChance;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is known of hidden cards is true: what really lies there is always among what an
 * observer has to reckon with. Source: docs/adr/0015; docs/crazier-eights.md, What a seat knows.
 */
class KnowledgeTest {
  private static final AbilityCardSet SET = Sets.standard();
  private static final int GAMES = 6;
  private static final int MOST_ACTS = 1_500;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6})
  void what_really_lies_there_is_reckoned_with(int seats) {
    int found = 0;
    for (int game = 0; game < GAMES; game++) {
      int[] team = Setup.teams(seats, seats == 4 && game % 2 == 1 ? 2 : 1);
      CrazierSettings settings = new CrazierSettings(false, false, game % 3 == 2);
      CrazierTable table =
          Setup.empty(settings, CrazierPack.of(SET, seats), team, new FastChance(game));
      Setup.deal(table, Setup.shuffled(table), 0);
      Setup.start(table);
      FastChance choice = new FastChance(~game);
      for (int act = 0; act < MOST_ACTS && !table.isOver(); act++) {
        int seat = CrazierLegalActs.toAct(table);
        List<Integer> legal = CrazierLegalActs.legal(table, seat);
        CrazierLegalActs.apply(table, seat, legal.get(choice.below(legal.size())));
        for (int observer = Numbering.NONE; observer < seats; observer++) {
          found += reckonedWith(table, observer, "game " + game + ", act " + act);
        }
      }
    }
    assertThat(found).as("cards known to have been in the stock").isPositive();
  }

  /** Says how many cards are known to be in the stock or in what has come of it. */
  private static int reckonedWith(CrazierTable table, int seat, String at) {
    int bit = table.knowledge.observer(seat);
    int row = Integer.numberOfTrailingZeros(bit);
    int[] came = new int[table.seats];
    int held = 0;
    for (int card = 0; card < table.zones.pack().size(); card++) {
      boolean known = (table.knowledge.known(card) & bit) != 0;
      boolean open = table.zones.isIn(card, Zone.PILE) || table.zones.inPlay(card);
      assertThat(known || !open).as(at).isTrue();
      if ((table.knowledge.known(card) & table.knowledge.observer(Numbering.NONE)) != 0) {
        assertThat(table.knowledge.known(card))
            .as("what all know, %s", at)
            .isEqualTo(table.knowledge.observers);
      }
      if ((table.knowledge.inStock(card) & bit) != 0) {
        assertThat(known).as(at).isFalse();
        held++;
        if (table.zones.isIn(card, Zone.HAND)) {
          came[table.zones.owner(card)]++;
        }
      }
    }
    for (int owner = 0; owner < table.seats; owner++) {
      assertThat(came[owner])
          .as("known to have come to seat %s, %s", owner, at)
          .isLessThanOrEqualTo(table.slots[Knowledge.added(row, owner)]);
    }
    return held;
  }
}
