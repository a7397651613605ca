package eightfold.server.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Position;

/** How somebody plays: each act is done by keys alone, or by pointer alone. */
enum Means {
  KEYBOARD {
    @Override
    void playsLegalCard(Visitor visitor, int beyond) {
      Page page = visitor.page();
      for (int i = 0; i <= beyond; i++) {
        page.keyboard().press("n");
        page.waitForFunction("() => document.activeElement?.classList.contains('legal')");
      }
      page.keyboard().press("Enter");
      if (page.locator(READING).count() > 0) {
        goesOn(visitor);
      }
    }

    @Override
    void goesOn(Visitor visitor) {
      boolean offered = visitor.page().locator(OFFERED).count() > 0;
      visitor.page().keyboard().press(offered ? "1" : "Escape");
    }

    @Override
    void answers(Visitor visitor, boolean last) {
      Page page = visitor.page();
      page.waitForFunction("() => document.activeElement?.closest('.ask') != null");
      if (last) {
        page.keyboard().press("End");
      }
      page.keyboard().press("Enter");
    }

    @Override
    void chooses(Visitor visitor) {
      visitor.page().locator(CHOICES).first().waitFor();
      visitor.page().keyboard().press("1");
    }

    @Override
    void does(Visitor visitor, Act act) {
      visitor.page().keyboard().press(act.key);
    }

    @Override
    void nextDeal(Visitor visitor) {
      visitor.button("Next deal").focus();
      visitor.page().keyboard().press("Enter");
    }
  },

  POINTER {
    @Override
    void playsLegalCard(Visitor visitor, int beyond) {
      // Cards overlap: people hit the strip at the left, which always shows.
      taps(visitor, visitor.page().locator(".hand-card.legal").nth(beyond));
      if (visitor.page().locator(READING).count() > 0) {
        goesOn(visitor);
      }
    }

    @Override
    void goesOn(Visitor visitor) {
      Locator offered = visitor.page().locator(OFFERED);
      taps(visitor, offered.count() > 0 ? offered.first() : visitor.button("Close"));
    }

    @Override
    void answers(Visitor visitor, boolean last) {
      Locator options = visitor.page().locator(".ask .choice, .ask .enough");
      taps(visitor, last ? options.last() : options.first());
    }

    @Override
    void chooses(Visitor visitor) {
      taps(visitor, visitor.page().locator(CHOICES).first());
    }

    @Override
    void does(Visitor visitor, Act act) {
      taps(visitor, visitor.page().locator(act.place).first());
    }

    @Override
    void nextDeal(Visitor visitor) {
      taps(visitor, visitor.button("Next deal"));
    }
  };

  /** For so long a finger follows a button that has just changed. */
  private static final int HESITATION_MILLIS = 3_000;

  /** What may be chosen in a chooser: suits, ranks, players, cards to give. */
  private static final String CHOICES = "dialog .choice, dialog .give-card";

  /** An act besides cards and choosers: its key, and the button for it. */
  enum Act {
    DRAW("d", ".actions .act:has-text('Draw')"),
    PASS("p", ".actions .act:has-text('Pass')"),
    END("e", ".actions .act:has-text('End turn')"),
    GRAB("g", ".grab-box .grab"),
    LET_BE("p", ".grab-box .let-be"),
    TRADE("s", ".actions .trade"),
    CALL("l", "dialog .call, body:not(:has(dialog)) .calls .call"),
    CATCH("c", "dialog .catch, body:not(:has(dialog)) .calls .catch");

    final String key;
    final String place;

    Act(String key, String place) {
      this.key = key;
      this.place = place;
    }
  }

  /** A card that is being read. */
  private static final String READING = "dialog .face.full";

  /** What a card that is being read offers to be done with it. */
  private static final String OFFERED = "dialog .card-acts .act.main";

  /** Plays a card that may be played: the first, or one so many beyond it. */
  abstract void playsLegalCard(Visitor visitor, int beyond);

  /** Does what is offered first with the card that is being read, or lays it back. */
  abstract void goesOn(Visitor visitor);

  /** Answers what is asked at the table with the first option, or with the last. */
  abstract void answers(Visitor visitor, boolean last);

  abstract void chooses(Visitor visitor);

  abstract void does(Visitor visitor, Act act);

  abstract void nextDeal(Visitor visitor);

  /** In the strip of a card that always shows, also of one that stands at a slant in its box. */
  static final Position IN_STRIP = new Position(18, 20);

  private static void taps(Visitor visitor, Locator what) {
    if (visitor.screen().touched()) {
      what.tap(new Locator.TapOptions().setPosition(IN_STRIP).setTimeout(HESITATION_MILLIS));
    } else {
      what.click(new Locator.ClickOptions().setPosition(IN_STRIP).setTimeout(HESITATION_MILLIS));
    }
  }
}
