package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.room.Pace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Somebody opens a table with bots and plays a whole deal: three games by keys alone and by pointer
 * alone, on a phone and on a desktop, where no screen on the way has a barrier that axe knows. All
 * other games: {@link EveryGameBrowserIT}.
 */
final class WholeDealBrowserIT extends BrowserTest {
  static final List<String> GAMES = List.of("Pesten", "Crazy Eights", "Mau-Mau");

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  /** One way a game: keys on a desktop and a pointer on a phone in turn, as most people have it. */
  static Stream<Arguments> usualWays() {
    return ways(true);
  }

  static Stream<Arguments> otherWays() {
    return ways(false);
  }

  private static Stream<Arguments> ways(boolean usual) {
    return GAMES.stream()
        .flatMap(
            game ->
                Stream.of(Means.values())
                    .flatMap(
                        means ->
                            Stream.of(Screen.values())
                                .filter(screen -> usual == isUsual(game, means, screen))
                                .map(screen -> Arguments.of(game, means, screen))));
  }

  private static boolean isUsual(String game, Means means, Screen screen) {
    boolean onDesktop = GAMES.indexOf(game) % 2 == 0;
    return (screen == Screen.DESKTOP) == onDesktop && (means == Means.KEYBOARD) == onDesktop;
  }

  @ParameterizedTest(name = "{0} by {1} on a {2}")
  @MethodSource("usualWays")
  void a_whole_deal(String game, Means means, Screen screen) {
    plays(game, means, screen);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0} by {1} on a {2}")
  @MethodSource("otherWays")
  void a_whole_deal_the_other_way(String game, Means means, Screen screen) {
    plays(game, means, screen);
  }

  private void plays(String game, Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, 3, 0);
      ann.begins();
      // by keys or by pointer the screens are the same
      boolean looksOut = means == Means.KEYBOARD;
      Play play = new Play(ann, means);
      if (looksOut) {
        ann.findsNoBarrier("table of " + game);
        play.atFirst(where -> ann.findsNoBarrier(where));
      }
      int acts = play.untilDealIsOver();
      assertThat(acts).as("acts of her own").isPositive();
      ann.page().locator(".end-panel h2").waitFor();
      assertThat(ann.page().locator(".end-panel .scores tbody tr").count()).isEqualTo(3);
      if (looksOut) {
        ann.findsNoBarrier("end of the deal");
      }
    }
  }
}
