package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Texts;
import eightfold.protocol.Notice;
import eightfold.server.port.Link;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What all are told is made once. Source: issue 44, point 2. */
class EncodingsTest {
  private static final class Ear implements Link {
    final List<String> heard = new ArrayList<>();

    @Override
    public void say(String text) {
      heard.add(text);
    }

    @Override
    public void close(int code, String reason) {
      heard.add(reason);
    }
  }

  @Test
  void two_who_are_told_the_same_share_its_text_until_it_is_told() {
    Audience audience = new Audience();
    Ear dora = new Ear();
    Ear emil = new Ear();
    audience.joins(1, new Listener(dora, false, Texts.ENGLISH));
    audience.joins(2, new Listener(emil, true, Texts.ENGLISH));
    Notice notice = new Notice.Spoken(1, 0, "Dora", "hi");
    audience.at(1).orElseThrow().tell(notice);
    audience.at(2).orElseThrow().tell(notice);
    assertThat(dora.heard).hasSize(1);
    assertThat(emil.heard.getFirst()).isSameAs(dora.heard.getFirst());
    audience.told();
    audience.at(1).orElseThrow().tell(notice);
    assertThat(dora.heard.getLast()).isEqualTo(dora.heard.getFirst());
    assertThat(dora.heard.getLast()).isNotSameAs(dora.heard.getFirst());
  }
}
