package eightfold.server.browser;

import com.microsoft.playwright.Browser;
import eightfold.games.Games;
import eightfold.server.ServerFixture;
import eightfold.server.room.Pace;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A browser and a server with all games, for all tests of a class. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
  /** Where nobody looks on, bots think for some milliseconds. */
  static final Pace AT_ONCE = new Pace(2_000, 750, 750, 2, 5);

  /**
   * Order of classes that take minutes: they begin first, so that none of them goes on alone when
   * all others are done.
   */
  static final int TAKES_MINUTES = 1;

  private @org.jspecify.annotations.Nullable Chromium chromium;
  private @org.jspecify.annotations.Nullable ServerFixture fixture;

  @BeforeAll
  void opens() throws Exception {
    chromium = Chromium.started();
    fixture = ServerFixture.with(Games.standard(), pace(), ServerFixture.WIDE);
  }

  /** How fast bots play here. */
  Pace pace() {
    return ServerFixture.QUICK;
  }

  @AfterAll
  void closes() {
    if (fixture != null) {
      fixture.close();
    }
    if (chromium != null) {
      chromium.close();
    }
  }

  Browser browser() {
    return java.util.Objects.requireNonNull(chromium).browser();
  }

  ServerFixture server() {
    return java.util.Objects.requireNonNull(fixture);
  }
}
