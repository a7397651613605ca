package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityEffect;
import eightfold.crazier.cards.AbilityEffect.Purpose;
import eightfold.crazier.cards.AbilityEffect.Source;
import eightfold.crazier.cards.CardFilter;
import eightfold.crazier.cards.Colour;
import eightfold.crazier.cards.Who;
import eightfold.game.Event;
import java.util.List;

/** Asks for decisions, and answers by itself what leaves no choice (B.3, A.17). */
final class Decisions {
  private static final IntList YES_NO = yesNo();
  private static final IntList COLOURS =
      SeatOrder.of(Numbering.MOST_SEATS, 0, (1 << Colour.values().length) - 1);

  private Decisions() {}

  private static IntList yesNo() {
    IntList both = new IntList(2);
    both.append(1);
    both.append(0);
    return both;
  }

  /**
   * Asks, or answers where there is nothing to decide. What depends on cards that others don't see
   * is asked all the same, so that an answer made by the engine shows nothing (MAY-3).
   *
   * @param mystery whether others can't see whether there is a choice
   */
  static void ask(CrazierTable table, OpenDecision question, boolean mystery) {
    IntList options = question.options();
    int least = Math.min(question.least(), options.size());
    int most = Math.min(question.most(), options.size());
    boolean arranging = question.kind() == OpenDecision.Kind.ORDER_CARDS;
    boolean asked = arranging ? options.size() > 1 : mystery || options.size() > least;
    if (!asked || table.isOut(question.seat())) {
      table.work.answer = IntList.copyOf(options);
      if (table.isOut(question.seat())) {
        table.work.answer.truncate(least);
      }
      table.push(question.then());
      return;
    }
    show(table, question);
    if (least == question.least() && most == question.most()) {
      table.work.open.push(question);
      return;
    }
    table.work.open.push(
        new OpenDecision(
            question.seat(),
            question.kind(),
            options,
            least,
            most,
            question.hidden(),
            IntList.NONE,
            question.card(),
            question.about(),
            question.then()));
  }

  /** Who decides sees the options, and all see the card that asks. */
  private static void show(CrazierTable table, OpenDecision question) {
    if (question.card() != Numbering.NONE) {
      table.knowledge.learn(table.knowledge.observers, question.card());
    }
    if (question.kind().ofCards()) {
      table.knowledge.learnAll(table.knowledge.observer(question.seat()), question.options());
    }
  }

  /** The decision is made. */
  static void answer(CrazierTable table, IntList chosen) {
    OpenDecision question = table.pending().orElseThrow();
    table.work.open.clear();
    table.work.answer = chosen;
    tellChoice(table, question);
    table.push(question.then());
  }

  private static void tellChoice(CrazierTable table, OpenDecision question) {
    if (!table.report.isHeard() || question.kind() == OpenDecision.Kind.REMEMBER) {
      return;
    }
    List<String> words =
        table.work.answer.stream()
            .map(option -> CrazierActs.option(table, question.kind(), option))
            .toList();
    if (question.hidden()) {
      table.report.tell(
          new Event(
              "chose",
              question.seat(),
              Event.NOBODY,
              List.of(String.valueOf(words.size()), "unseen"),
              words));
    } else {
      table.report.tell(
          "chose", question.seat(), words.isEmpty() ? "none" : String.join(", ", words));
    }
  }

  static void yesOrNo(CrazierTable table, int seat, int card, String about, Task then) {
    ask(
        table,
        new OpenDecision(
            seat, OpenDecision.Kind.MAY, YES_NO, 1, 1, false, IntList.NONE, card, about, then),
        false);
  }

  /** Honour mode: something waits until somebody says so, or it is forgotten. */
  static void remember(CrazierTable table, int seat, int card, Task then) {
    ask(
        table,
        new OpenDecision(
            seat, OpenDecision.Kind.REMEMBER, YES_NO, 1, 1, false, IntList.NONE, card, "", then),
        false);
  }

  static void bind(CrazierTable table, int env, String as, boolean cards) {
    bind(table, env, as, table.work.answer, cards);
  }

  static void bind(CrazierTable table, int env, String as, IntList items, boolean cards) {
    if (as.isEmpty()) {
      return;
    }
    IntList moves = cards ? new IntList(items.size()) : IntList.NONE;
    for (int i = 0; cards && i < items.size(); i++) {
      moves.append(table.zones.moves(items.at(i)));
    }
    table.work.envs.set(
        env, table.work.envs.get(env).with(as, new AbilityContext.Held(items, moves)));
  }

  /** Who decides: the player that the text names, or you (MAY-5); nobody if that player is gone. */
  private static int decider(Evaluator evaluator, Who by) {
    IntList players = evaluator.players(by);
    return players.isEmpty() ? Numbering.NONE : players.at(0);
  }

  /** The same, or you where nobody does. */
  private static int deciderOrYou(Evaluator evaluator, Who by, int you) {
    int decider = decider(evaluator, by);
    return decider == Numbering.NONE ? you : decider;
  }

  // what can be chosen

  /** Whether a "may" ability that begins so is offered: not where nothing can be chosen (MAY-2). */
  static boolean offers(CrazierTable table, AbilityContext env, AbilityEffect first) {
    if (!(first instanceof AbilityEffect.Choice choice) || choice.least() == 0) {
      return true;
    }
    Evaluator evaluator = Evaluator.of(table, env);
    IntList options =
        switch (choice) {
          case AbilityEffect.ChoosePlayers players -> evaluator.players(players.from());
          case AbilityEffect.ChooseAssets assets -> assets(table, evaluator, assets);
          case AbilityEffect.ChooseCards cards -> options(table, evaluator, cards);
        };
    return !options.isEmpty();
  }

  static IntList assets(
      CrazierTable table, Evaluator evaluator, AbilityEffect.ChooseAssets choice) {
    int by = decider(evaluator, choice.by());
    IntList assets = new IntList(table.zones.assets.size());
    for (int i = 0; by != Numbering.NONE && i < table.zones.assets.size(); i++) {
      int asset = table.zones.assets.at(i);
      if (evaluator.fits(choice.from(), asset) && possible(table, choice.purpose(), asset, by)) {
        assets.append(asset);
      }
    }
    return assets;
  }

  private static boolean possible(CrazierTable table, Purpose purpose, int asset, int by) {
    return switch (purpose) {
      case DESTROY -> Evaluator.destructible(table, asset);
      case TAKE -> Evaluator.gainable(table, asset, by);
      case GIVE -> {
        IntList all = table.fromCurrent(table.teams.opponentsOf(by));
        boolean possible = false;
        for (int i = 0; i < all.size() && !possible; i++) {
          possible = Evaluator.gainable(table, asset, all.at(i));
        }
        yield possible;
      }
      case MOVE -> true;
    };
  }

  private static IntList pool(CrazierTable table, Evaluator evaluator, Source from) {
    return switch (from) {
      case Source.Hand(Who player) -> {
        IntList pool = new IntList();
        IntList seats = evaluator.players(player);
        for (int i = 0; i < seats.size(); i++) {
          pool.appendFrom(table.zones.hand(seats.at(i)), 0);
        }
        yield pool;
      }
      case Source.Held(String variable) -> evaluator.cards(variable);
      case Source.BelowTop() -> below(table, 1);
      case Source.Bottom(int count) -> below(table, Math.max(1, table.zones.pile.size() - count));
    };
  }

  /** The cards of the pile from a place on. */
  private static IntList below(CrazierTable table, int from) {
    IntList below = new IntList(table.zones.pile.size());
    below.appendFrom(table.zones.pile, from);
    return below;
  }

  private static IntList options(
      CrazierTable table, Evaluator evaluator, AbilityEffect.ChooseCards choice) {
    return filtered(evaluator, pool(table, evaluator, choice.from()), choice.filter());
  }

  static IntList filtered(Evaluator evaluator, IntList cards, CardFilter filter) {
    IntList fitting = new IntList(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      if (evaluator.fits(filter, cards.at(i))) {
        fitting.append(cards.at(i));
      }
    }
    return fitting;
  }

  /** Whether others don't see these cards. */
  private static boolean hidden(CrazierTable table, IntList pool, Source from) {
    return switch (from) {
      case Source.Hand hand -> true;
      case Source.Held held -> {
        boolean hidden = false;
        for (int i = 0; i < pool.size(); i++) {
          hidden |= !table.zones.isIn(pool.at(i), Zone.LIMBO) || !table.zones.allSee(pool.at(i));
        }
        yield hidden;
      }
      case Source.BelowTop below -> false;
      case Source.Bottom bottom -> false;
    };
  }

  // the effects that ask

  static void players(CrazierTable table, int number, AbilityEffect.ChoosePlayers choice) {
    AbilityContext env = table.work.envs.get(number);
    ask(
        table,
        new OpenDecision(
            env.you(),
            OpenDecision.Kind.PLAYERS,
            Evaluator.of(table, env).players(choice.from()),
            choice.least(),
            choice.most(),
            false,
            IntList.NONE,
            env.self(),
            "",
            new Task.Bind(number, choice.as(), false)),
        false);
  }

  static void assets(CrazierTable table, int number, AbilityEffect.ChooseAssets choice) {
    AbilityContext env = table.work.envs.get(number);
    Evaluator evaluator = Evaluator.of(table, env);
    ask(
        table,
        new OpenDecision(
            deciderOrYou(evaluator, choice.by(), env.you()),
            OpenDecision.Kind.ASSETS,
            assets(table, evaluator, choice),
            choice.least(),
            choice.most(),
            false,
            IntList.NONE,
            env.self(),
            choice.purpose().word(),
            new Task.Bind(number, choice.as(), true)),
        false);
  }

  static void cards(CrazierTable table, int number, AbilityEffect.ChooseCards choice) {
    AbilityContext env = table.work.envs.get(number);
    Evaluator evaluator = Evaluator.of(table, env);
    IntList pool = pool(table, evaluator, choice.from());
    boolean hidden = hidden(table, pool, choice.from());
    ask(
        table,
        new OpenDecision(
            deciderOrYou(evaluator, choice.by(), env.you()),
            OpenDecision.Kind.CARDS,
            filtered(evaluator, pool, choice.filter()),
            choice.least(),
            choice.most(),
            hidden,
            IntList.NONE,
            env.self(),
            "",
            new Task.Chosen(number, choice)),
        hidden && !pool.isEmpty());
  }

  static void colour(CrazierTable table, int number, String as) {
    AbilityContext env = table.work.envs.get(number);
    ask(
        table,
        new OpenDecision(
            env.you(),
            OpenDecision.Kind.COLOR,
            COLOURS,
            1,
            1,
            false,
            IntList.NONE,
            env.self(),
            "",
            new Task.Bind(number, as, false)),
        false);
  }

  static void search(CrazierTable table, int number, AbilityEffect.SearchStock search) {
    AbilityContext env = table.work.envs.get(number);
    table.renew();
    IntList pool = IntList.copyOf(table.zones.stock);
    table.knowledge.learnAll(table.knowledge.observer(env.you()), pool);
    table.report.whisper("searched", env.you(), Event.NOBODY, pool);
    ask(
        table,
        new OpenDecision(
            env.you(),
            OpenDecision.Kind.CARDS,
            filtered(Evaluator.of(table, env), pool, search.filter()),
            search.least(),
            search.most(),
            true,
            IntList.NONE,
            env.self(),
            "",
            new Task.FoundInStock(number, search)),
        !pool.isEmpty());
  }

  static void foundInStock(CrazierTable table, int number, AbilityEffect.SearchStock search) {
    AbilityContext env = table.work.envs.get(number);
    IntList found = table.work.answer;
    if (!found.isEmpty()) {
      table.knowledge.mixStock(table.knowledge.observers & ~table.knowledge.observer(env.you()));
    }
    for (int i = 0; i < found.size(); i++) {
      table.zones.toLimbo(found.at(i), 0, 1 << env.you());
    }
    table.work.envs.set(number, env.turning(found));
    bind(table, number, search.as(), found, true);
  }

  // options that others don't see

  /**
   * A decision whose options follow from cards that others don't see, as it would be asked with the
   * cards as they lie now; nothing is picked yet.
   */
  static OpenDecision anew(CrazierTable table, OpenDecision asked) {
    return switch (asked.then()) {
      case Task.Chosen(int env, AbilityEffect.ChooseCards choice) ->
          asked.with(
              options(table, Evaluator.of(table, table.work.envs.get(env)), choice),
              choice.least(),
              choice.most());
      case Task.FoundInStock(int env, AbilityEffect.SearchStock search) ->
          asked.with(
              filtered(
                  Evaluator.of(table, table.work.envs.get(env)),
                  IntList.copyOf(table.zones.stock),
                  search.filter()),
              search.least(),
              search.most());
      case Task.Arranged(int env, AbilityEffect.Move move) -> {
        IntList cards = Evaluator.of(table, table.work.envs.get(env)).cards(move.cards());
        yield asked.with(cards, cards.size(), cards.size());
      }
      case Task.Passing(int count, var _, var _, var _) ->
          asked.with(IntList.copyOf(table.zones.hand(asked.seat())), count, count);
      case Task.Plain _, Task.EndOutermost _, Task.Bring _ -> asked;
    };
  }
}
