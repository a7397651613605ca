package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.message.Message;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that nobody is called by. Source: issue 13, point 3. */
class NameFilterTest {
  private static final NameFilter FILTER =
      NameFilter.of(List.of("# of this club", "", "Stinker", "  moss  "));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stinker",
        "STINKER",
        "Stínkér",
        "s t i n k e r",
        "St1nk3r",
        "Stiiinker",
        "the.stinker.42",
        "$tinker",
        "ｓｔｉｎｋｅｒ",
        "Kate Moss",
        "Mosss"
      })
  void a_word_is_found_however_it_is_written(String name) {
    assertThat(FILTER.refuses(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ann", "Stink", "Tinker", "of this club", "Moses", "Zoë", "Иван"})
  void other_names_are_free(String name) {
    assertThat(FILTER.refuses(name)).isFalse();
  }

  @Test
  void without_words_no_name_is_refused() {
    assertThat(NameFilter.NONE.refuses("Stinker")).isFalse();
  }

  @Test
  void a_word_that_would_be_found_everywhere_is_none() {
    assertThatThrownBy(() -> NameFilter.of(List.of("moss", "a n")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 2: “a n” has less than 3 letters, and would be found in too many names");
  }

  /** Who has such a name opens no table and gets no seat, and is told so; nothing has changed. */
  @Test
  void nobody_sits_down_by_a_name_that_is_refused() {
    LobbyParts parts =
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            new MemoryStore(),
            () -> 1_000_000,
            ServerFixture.entropy(1),
            LobbySettings.standard().with(new PeopleSettings(FILTER)));
    Page.Problem refused =
        Page.Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.name-refused"));
    try (Lobby lobby = Lobby.restored(parts)) {
      TableWish wish = LobbyTable.wish(2);
      Page.SeatKey ann = (Page.SeatKey) lobby.open(wish, "here");
      assertThat(lobby.join(ann.table(), new Newcomer("St1nker", OptionalInt.of(1))))
          .isEqualTo(refused);
      assertThat(
              lobby.open(
                  new TableWish("little", Map.of(), wish.seats(), "Stinker", OptionalInt.empty()),
                  "here"))
          .isEqualTo(refused);
      assertThat(lobby.tables()).isEqualTo(1);
      assertThat(lobby.join(ann.table(), new Newcomer("Bob", OptionalInt.of(1))))
          .isInstanceOf(Page.SeatKey.class);
    }
  }
}
