package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.room.Pace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Somebody opens a table with bots and plays a whole deal: three games, by keys alone or by pointer
 * alone, on a phone or on a desktop, where no screen on the way has a barrier that axe knows. All
 * other games, and all ways: {@link EveryGameBrowserIT}.
 */
final class WholeDealBrowserIT extends BrowserTest {
  static final List<String> GAMES = List.of("Pesten", "Crazy Eights", "Mau-Mau");

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  static Stream<Arguments> ways() {
    return Stream.of(
        Arguments.of(GAMES.get(0), Means.KEYBOARD, Screen.DESKTOP),
        Arguments.of(GAMES.get(1), Means.POINTER, Screen.PHONE),
        Arguments.of(GAMES.get(2), Means.KEYBOARD, Screen.PHONE));
  }

  @ParameterizedTest(name = "{0} by {1} on a {2}")
  @MethodSource("ways")
  void a_whole_deal(String game, Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, 3, 0);
      ann.begins();
      Play play = new Play(ann, means);
      ann.findsNoBarrier("table of " + game);
      play.atFirst(where -> ann.findsNoBarrier(where));
      int acts = play.untilDealIsOver();
      assertThat(acts).as("acts of her own").isPositive();
      ann.page().locator(".end-panel h2").waitFor();
      assertThat(ann.page().locator(".end-panel .scores tbody tr").count()).isEqualTo(3);
      ann.findsNoBarrier("end of the deal");
    }
  }
}
