package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Somebody who plays what the page offers: a legal card if there is one, else a draw, else a pass;
 * it calls when it owes a call, catches whom it can, grabs what there is to grab, and chooses what
 * comes first. Where a tap shows a card to be read, it does what is offered there first; what it is
 * asked at the table, it answers with the first option, and what it is asked very often with the
 * last; in a long deal it plays other cards than the first. It knows no rules.
 */
final class Play {
  private static final int MOST_ACTS = 600;
  private static final int POLLING_MILLIS = 10;

  /** Who gives up its turn whenever it is asked to would never come to the end of a deal. */
  private static final int ANSWERED_FIRST = 60;

  /**
   * Nor would who bluffs with the same card again and again, is challenged, takes it back, and has
   * nothing to draw as the stock is empty.
   */
  private static final int PLAYED_FIRST = 60;

  /** So many of the last looks are told when a deal does not end. */
  private static final int REMEMBERED_LOOKS = 20;

  /** What the page shows, read in one go so that it belongs together. */
  private static final String LOOK =
      """
      () => {
        const on = (selector) => {
          const found = document.querySelector(selector);
          return found !== null && found.getAttribute('aria-disabled') !== 'true';
        };
        const labelled = (text) => [...document.querySelectorAll('.actions .act')].some(
          (one) => one.textContent.startsWith(text) && one.getAttribute('aria-disabled') !== 'true');
        return {
          ply: Number(document.querySelector('.table-screen').dataset.ply),
          over: document.querySelector('.end-panel') !== null,
          chooser: document.querySelector('dialog[open]') !== null,
          reading: document.querySelector('dialog[open] .face.full') !== null,
          ask: (document.querySelector('.ask-options')?.className ?? '').replace(/.*kind-/, 'ask '),
          kind: ['suit-choice', 'rank-choice', 'targets', 'give'].find(
            (one) => document.querySelector('dialog .' + one) !== null) ?? '',
          grab: on('.grab-box .grab'),
          trade: on('.actions .trade'),
          own: document.querySelector('.status.own') !== null,
          legal: document.querySelectorAll('.hand-card.legal').length,
          owed: on('.calls .call.owed'),
          catchable: on('.calls .catch'),
          draw: labelled('Draw'),
          pass: labelled('Pass'),
          end: labelled('End turn'),
        };
      }\
      """;

  private final Visitor visitor;
  private final Means means;
  private final Set<String> met = new HashSet<>();
  private Consumer<String> atFirst = where -> {};
  private int answered;
  private int played;
  private boolean trading;
  private boolean grabs = true;

  Play(Visitor visitor, Means means) {
    this.visitor = visitor;
    this.means = means;
  }

  /** Does this when a grab or a chooser of each kind stands open for the first time. */
  Play atFirst(Consumer<String> look) {
    atFirst = look;
    return this;
  }

  /** From now on it offers its partner a card whenever it may. */
  Play trading() {
    trading = true;
    return this;
  }

  /** From now on it looks on while others grab. */
  Play lettingGrabsBe() {
    grabs = false;
    return this;
  }

  /** Looks once and does what there is to do, without waiting for others. */
  void step() {
    Look look = look();
    if (!look.is("over") && acts(look)) {
      waitForChange(look);
    }
  }

  /** What it has been asked so far: kinds of choosers, {@code grab}, {@code offer}. */
  Set<String> met() {
    return met;
  }

  private void meets(String what) {
    if (met.add(what)) {
      atFirst.accept(what);
    }
  }

  private record Look(Map<?, ?> seen) {
    int number(String what) {
      return ((Number) java.util.Objects.requireNonNull(seen.get(what))).intValue();
    }

    String text(String what) {
      return String.valueOf(seen.get(what));
    }

    boolean is(String what) {
      return Boolean.TRUE.equals(seen.get(what));
    }
  }

  private Look look() {
    return new Look((Map<?, ?>) visitor.page().evaluate(LOOK));
  }

  /** Plays until the deal is over; answers how many acts of its own it took. */
  int untilDealIsOver() {
    answered = 0;
    played = 0;
    Deque<Look> last = new ArrayDeque<>();
    for (int acts = 0; acts < MOST_ACTS; ) {
      Look look = look();
      if (look.is("over")) {
        return acts;
      }
      if (last.size() == REMEMBERED_LOOKS) {
        last.removeFirst();
      }
      last.addLast(look);
      if (acts(look)) {
        acts++;
      }
      waitForChange(look);
    }
    throw new AssertionError("the deal does not end; lately " + last);
  }

  /** Plays until it has met this, or the deal is over. */
  void until(String what) {
    for (int acts = 0; acts < MOST_ACTS && !met.contains(what); acts++) {
      Look look = look();
      if (look.is("over")) {
        return;
      }
      boolean _ = acts(look);
      waitForChange(look);
    }
  }

  /** Plays until so many acts of its own are done, or the deal is over. */
  void acts(int wanted) {
    for (int done = 0; done < wanted; ) {
      Look look = look();
      if (look.is("over")) {
        return;
      }
      if (acts(look)) {
        done++;
      }
      waitForChange(look);
    }
  }

  /**
   * Waits until it is this visitor's turn, a dialog is open, or the deal is over; what others'
   * cards ask it meanwhile is answered.
   */
  void untilOwnTurn() {
    while (true) {
      visitor
          .page()
          .waitForFunction(
              """
              () => document.querySelector(
                '.status.own, .end-panel, dialog[open], .ask-options') !== null\
              """);
      Look look = look();
      if (look.is("own") || look.text("ask").isEmpty()) {
        return;
      }
      boolean _ = acts(look);
      waitForChange(look);
    }
  }

  /** Acts, unless somebody's act out of turn has changed the table meanwhile. */
  private boolean acts(Look look) {
    try {
      return actsNow(look);
    } catch (TimeoutError e) {
      if (look().number("ply") != look.number("ply")) {
        return false;
      }
      Object focus =
          visitor.page().evaluate("() => document.activeElement?.outerHTML.slice(0, 300)");
      throw new AssertionError(
          "nothing could be done after " + look + "; now " + look() + ", the focus at " + focus, e);
    }
  }

  private boolean actsNow(Look look) {
    if (look.is("owed")) {
      means.does(visitor, Means.Act.CALL);
    } else if (look.is("reading")) {
      // a partner was quicker with an act of its own: the card still lies open
      means.goesOn(visitor);
    } else if (look.is("chooser")) {
      meets(String.valueOf(look.seen().get("kind")));
      means.chooses(visitor);
    } else if (!look.text("ask").isEmpty()) {
      meets(look.text("ask"));
      means.answers(visitor, ++answered > ANSWERED_FIRST);
    } else if (look.is("grab")) {
      meets("grab");
      if (!grabs) {
        return false;
      }
      means.does(visitor, Means.Act.GRAB);
    } else if (look.is("catchable")) {
      means.does(visitor, Means.Act.CATCH);
    } else if (!look.is("own")) {
      return false;
    } else if (trading && look.is("trade")) {
      means.does(visitor, Means.Act.TRADE);
      visitor.page().locator("dialog .give-card").first().waitFor();
      meets("offer");
      means.chooses(visitor);
    } else if (look.number("legal") > 0) {
      played++;
      int legal = look.number("legal");
      means.playsLegalCard(visitor, played > PLAYED_FIRST ? played % legal : 0);
    } else if (look.is("draw")) {
      means.does(visitor, Means.Act.DRAW);
    } else if (look.is("end")) {
      means.does(visitor, Means.Act.END);
    } else if (look.is("pass")) {
      means.does(visitor, Means.Act.PASS);
    } else {
      return false;
    }
    return true;
  }

  /**
   * Until the table has gone on, or a dialog has opened or closed: a card's does so after its act.
   */
  private void waitForChange(Look before) {
    Page page = visitor.page();
    try {
      page.waitForFunction(
          """
          ([ply, chooser, grab]) =>
            Number(document.querySelector('.table-screen').dataset.ply) !== ply
              || document.querySelector('.end-panel') !== null
              // a card's dialog closes after its act; what asks is loaded when it is first needed
              || (document.querySelector('dialog[open]') !== null) !== chooser
              || (!grab && document.querySelector('.grab-box .grab') !== null)\
          """,
          List.of(before.number("ply"), before.is("chooser"), before.is("grab")),
          new Page.WaitForFunctionOptions().setPollingInterval(POLLING_MILLIS));
    } catch (TimeoutError e) {
      String status = page.locator(".status").textContent();
      assertThat(status).as("nothing happens any more after " + before).isEmpty();
    }
  }
}
