package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import java.util.List;
import java.util.Optional;

/** Whether two tables are the same, with all that nobody may see. */
public final class SameTables {
  private SameTables() {}

  /** Everything that facts determine is the same, to the byte. */
  public static void assertSame(RoomTable is, RoomTable was, String where) {
    assertThat(bare(is.state())).as(where).isEqualTo(bare(was.state()));
    assertThat(is.rules().game().ruleBook()).isEqualTo(was.rules().game().ruleBook());
    assertThat(is.commitment()).isEqualTo(was.commitment());
    Optional<Match> match = is.state().progress().match();
    assertThat(match.isPresent()).isEqualTo(was.state().progress().match().isPresent());
    if (match.isPresent()) {
      if (is.running() instanceof SearchableMatch now
          && was.running() instanceof SearchableMatch before) {
        assertThat(now.save()).as(where).isEqualTo(before.save());
      }
      for (int viewer = Match.NOBODY; viewer < is.chairs().size(); viewer++) {
        assertThat(is.running().view(viewer)).as(where).isEqualTo(was.running().view(viewer));
        assertThat(is.running().facts()).isEqualTo(was.running().facts());
      }
    }
  }

  /** Without what can be compared by its views and bytes alone. */
  private static List<Object> bare(TableState state) {
    ChosenRules rules = state.rules();
    MatchProgress progress = state.progress();
    return List.of(
        List.of(rules.gameId(), rules.ruleBook(), rules.engine(), rules.before()),
        List.of(
            rules.chosen(),
            rules.played(),
            progress.matches(),
            progress.turnPly(),
            progress.turnSince()),
        List.of(progress.standings(), progress.stopped(), progress.suspension(), progress.began()),
        state.seating(),
        List.of(state.players(), state.facts(), state.lastAt(), state.nonces()),
        List.of(state.lastSecret(), state.events(), state.talk(), state.commands()),
        state.firstDeal());
  }
}
