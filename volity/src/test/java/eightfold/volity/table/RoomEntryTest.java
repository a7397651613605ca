package eightfold.volity.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How a referee comes to its room, step by step. Source: volity.md, rooms. */
class RoomEntryTest {
  @Test
  void a_name_that_is_somebody_elses_is_followed_by_another_and_not_for_ever() {
    RoomEntry entry = RoomEntry.wanted(true).asked(7);
    for (int miss = 1; miss <= 5; miss++) {
      entry = entry.missed();
      assertThat(entry.hasTriedEnough()).isFalse();
      entry = entry.renamed().asked(7 + miss);
      assertThat(entry.naming()).isEqualTo(miss);
      assertThat(entry.since()).isEqualTo(7 + miss);
    }
    assertThat(entry.missed().hasTriedEnough()).isTrue();
    assertThat(entry.missed().rested().hasTriedEnough()).isFalse();
  }

  @Test
  void a_room_that_was_open_is_entered_again_and_one_that_has_gone_is_not() {
    assertThat(RoomEntry.restored("3"))
        .isEqualTo(new RoomEntry(RoomEntry.Life.ENTERING, 3, false, 0, RoomEntry.NONE.since()));
    assertThat(RoomEntry.restored("-4").life()).isEqualTo(RoomEntry.Life.NONE);
    assertThat(RoomEntry.restored("-4").naming()).isEqualTo(4);
    assertThat(RoomEntry.restored("").fresh()).isTrue();
  }

  @Test
  void a_room_that_has_gone_has_another_name_the_next_time() {
    RoomEntry open = RoomEntry.wanted(true).with(RoomEntry.Life.CONFIGURING).opened();
    assertThat(open.isOpen()).isTrue();
    assertThat(open.fresh()).isFalse();
    RoomEntry closed = open.closed();
    assertThat(closed.life()).isEqualTo(RoomEntry.Life.NONE);
    assertThat(closed.naming()).isEqualTo(open.naming() + 1);
    assertThat(closed.wantedAgain().asked(1).isUnderWay()).isTrue();
  }

  @Test
  void settings_are_kept_as_they_are_and_nothing_kept_is_the_standard() {
    Settings settings = Settings.STANDARD.listed(true).recorded(false).language("tr");
    assertThat(Settings.read(settings.written())).isEqualTo(settings);
    assertThat(Settings.read("")).isEqualTo(Settings.STANDARD);
  }
}
