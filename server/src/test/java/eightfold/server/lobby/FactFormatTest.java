package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.EngineVersion;
import eightfold.protocol.BotSpeed;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Fact;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Facts as they are written down. The texts here are what stands in data folders of users: a change
 * that breaks this test breaks their tables.
 */
class FactFormatTest {
  private static final String ENGINE = "\"engine\":" + EngineVersion.CURRENT;

  record Sample(Fact fact, String kind, String body) {}

  static List<Sample> samples() {
    return List.of(
        new Sample(
            new Fact.Opened(
                "pesten",
                Map.of("last", "on"),
                "game Pesten\n",
                List.of("", "greedy"),
                List.of("", "Ada"),
                OptionalInt.of(30),
                "00ff"),
            "opened",
            "{\"game\":\"pesten\",\"options\":{\"last\":\"on\"},\"ruleBook\":\"game Pesten\\n\","
                + "\"bots\":[\"\",\"greedy\"],\"names\":[\"\",\"Ada\"],\"clockSeconds\":30,"
                + "\"typedWords\":false,\"listed\":false,\"seed\":\"00ff\","
                + ENGINE
                + ",\"opener\":\"\"}"),
        new Sample(
            new Fact.Seated(2, "Ann", "ab"),
            "seated",
            "{\"seat\":2,\"name\":\"Ann\",\"token\":\"ab\"}"),
        new Sample(
            new Fact.Reserved(1, "Dora", "cd"),
            "reserved",
            "{\"seat\":1,\"name\":\"Dora\",\"token\":\"cd\"}"),
        new Sample(new Fact.Vacated(2), "vacated", "{\"seat\":2}"),
        new Sample(
            new Fact.Filled(1, "Ida", "eager"),
            "filled",
            "{\"seat\":1,\"name\":\"Ida\",\"bot\":\"eager\"}"),
        new Sample(
            new Fact.Chosen(Map.of("deal", "5"), "game Pesten\n", 2),
            "chosen",
            "{\"options\":{\"deal\":\"5\"},\"ruleBook\":\"game Pesten\\n\",\"engine\":2}"),
        new Sample(new Fact.Begun(), "begun", "{}"),
        new Sample(new Fact.Begun(false, OptionalLong.of(42)), "begun", "{\"number\":42}"),
        new Sample(new Fact.Ended(), "ended", "{}"),
        new Sample(new Fact.Suspended(List.of(0, 2)), "suspended", "{\"awaited\":[0,2]}"),
        new Sample(new Fact.Resumed(), "resumed", "{}"),
        new Sample(new Fact.Nonced(0, "c0"), "nonced", "{\"seat\":0,\"hex\":\"c0\"}"),
        new Sample(new Fact.Dealt(), "dealt", "{}"),
        new Sample(
            new Fact.Acted(0, false, "play 8H =D", List.of("play 8H", "suit D")),
            "acted",
            "{\"seat\":0,\"byBot\":false,\"line\":\"play 8H =D\",\"acts\":[\"play 8H\",\"suit D\"]}"),
        new Sample(
            new Fact.Acted(1, true, "draw", List.of("draw")),
            "acted",
            "{\"seat\":1,\"byBot\":true,\"line\":\"draw\",\"acts\":[\"draw\"]}"),
        new Sample(new Fact.Erased(), "erased", "{}"),
        new Sample(
            new Fact.Rekeyed("ab12", "cd34"),
            "rekeyed",
            "{\"before\":\"ab12\",\"after\":\"cd34\"}"),
        new Sample(new Fact.Muted(1, true), "muted", "{\"seat\":1,\"muted\":true}"),
        new Sample(new Fact.BotsPaced(BotSpeed.FAST), "bots-paced", "{\"speed\":\"fast\"}"),
        new Sample(new Fact.Said(0, "hm"), "said", "{\"seat\":0,\"text\":\"hm\"}"));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void a_fact_is_written_so_and_read_again(Sample sample) {
    Store.Kept kept = FactFormat.written(new Fact.Dated(17, sample.fact()));
    assertThat(kept).isEqualTo(new Store.Kept(17, sample.kind(), sample.body()));
    assertThat(FactFormat.read(kept)).isEqualTo(new Fact.Dated(17, sample.fact()));
  }

  /** Whose request it was stands beside the fact, whatever it is. */
  @Test
  void a_fact_names_the_request_that_it_came_of() {
    Fact.Dated dealt = new Fact.Dated(17, new Fact.Dealt(), Optional.of(new Fact.Command(2, "c7")));
    Store.Kept kept = FactFormat.written(dealt);
    assertThat(kept.body()).isEqualTo("{\"by\":2,\"command\":\"c7\"}");
    assertThat(FactFormat.read(kept)).isEqualTo(dealt);
  }

  /** Before all requests had ids acts alone had them, and wrote null where there was none. */
  @Test
  void an_act_of_before_has_the_id_of_its_own_seat() {
    String act =
        "{\"seat\":1,\"byBot\":false,\"line\":\"draw\",\"acts\":[\"draw\"],\"command\":%s}";
    Fact.Acted acted = new Fact.Acted(1, false, "draw", List.of("draw"));
    assertThat(FactFormat.read(new Store.Kept(3, "acted", act.formatted("\"c1\""))))
        .isEqualTo(new Fact.Dated(3, acted, Optional.of(new Fact.Command(1, "c1"))));
    assertThat(FactFormat.read(new Store.Kept(3, "acted", act.formatted("null"))))
        .isEqualTo(new Fact.Dated(3, acted));
  }

  @Test
  void fields_that_come_later_do_not_disturb() {
    Store.Kept kept = new Store.Kept(1, "vacated", "{\"seat\":3,\"why\":\"later\"}");
    assertThat(FactFormat.read(kept).fact()).isEqualTo(new Fact.Vacated(3));
  }

  /** Tables of before named no engine; they are of the first (notation, page 5). */
  @Test
  void a_table_that_names_no_engine_is_of_the_first() {
    Store.Kept named = FactFormat.written(new Fact.Dated(17, samples().getFirst().fact()));
    Store.Kept old = new Store.Kept(17, "opened", named.body().replace("," + ENGINE, ""));
    assertThat(((Fact.Opened) FactFormat.read(named).fact()).engine())
        .isEqualTo(EngineVersion.CURRENT);
    assertThat(((Fact.Opened) FactFormat.read(old).fact()).engine()).isEqualTo(1);
  }

  @Test
  void a_table_says_for_whose_share_it_counts_and_one_of_before_for_nobodys() {
    Fact.Opened opened = (Fact.Opened) samples().getFirst().fact();
    Store.Kept named = FactFormat.written(new Fact.Dated(17, opened.countedFor("ab12")));
    assertThat(named.body()).endsWith(",\"opener\":\"ab12\"}");
    assertThat(FactFormat.read(named).fact()).isEqualTo(opened.countedFor("ab12"));
    Store.Kept old = new Store.Kept(17, "opened", named.body().replace(",\"opener\":\"ab12\"", ""));
    assertThat(FactFormat.read(old).fact()).isEqualTo(opened);
  }

  @Test
  void a_fact_that_is_unknown_or_broken_is_said() {
    for (Store.Kept kept :
        List.of(
            new Store.Kept(1, "vanished", "{}"),
            new Store.Kept(1, "vacated", "{}"),
            new Store.Kept(1, "vacated", "not json"))) {
      assertThatThrownBy(() -> FactFormat.read(kept)).isInstanceOf(StoreException.class);
    }
  }

  /** Tables of before the option show the button. */
  @Test
  void a_table_of_before_the_button_could_be_hidden_shows_it() {
    Fact.Opened hidden = ((Fact.Opened) samples().getFirst().fact()).withTypedWords(true);
    Store.Kept kept = FactFormat.written(new Fact.Dated(17, hidden));
    assertThat(FactFormat.read(kept).fact()).isEqualTo(hidden);
    Store.Kept old = new Store.Kept(17, "opened", kept.body().replace("\"typedWords\":true,", ""));
    assertThat(FactFormat.read(old).fact()).isEqualTo(hidden.withTypedWords(false));
  }

  /** Whoever opened a table before tables could be listed gave its link to friends alone. */
  @Test
  void a_table_of_before_tables_were_listed_is_for_those_who_have_its_link() {
    Fact.Opened listed = ((Fact.Opened) samples().getFirst().fact()).listed(true);
    Store.Kept kept = FactFormat.written(new Fact.Dated(17, listed));
    assertThat(FactFormat.read(kept).fact()).isEqualTo(listed);
    Store.Kept old = new Store.Kept(17, "opened", kept.body().replace("\"listed\":true,", ""));
    assertThat(FactFormat.read(old).fact()).isEqualTo(listed.listed(false));
  }
}
