package eightfold.crazier.play;

import eightfold.crazier.cards.CardFilter;
import eightfold.crazier.cards.Colour;
import eightfold.crazier.cards.Effect;
import eightfold.crazier.cards.Effect.Purpose;
import eightfold.crazier.cards.Effect.Source;
import eightfold.crazier.cards.Who;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Asks for decisions, and answers by itself what leaves no choice (B.3, A.17). */
final class Choosing {
  private static final List<Integer> YES_NO = List.of(1, 0);

  private Choosing() {}

  /**
   * Asks, or answers where there is nothing to decide. What depends on cards that others don't see
   * is asked all the same, so that an answer made by the engine shows nothing (MAY-3).
   *
   * @param mystery whether others can't see whether there is a choice
   */
  static void ask(Table table, Pending question, boolean mystery) {
    List<Integer> options = question.options();
    int least = Math.min(question.least(), options.size());
    int most = Math.min(question.most(), options.size());
    boolean arranging = question.kind() == Pending.Kind.ORDER_CARDS;
    boolean asked = arranging ? options.size() > 1 : mystery || options.size() > least;
    if (!asked || table.isOut(question.seat())) {
      table.answer = table.isOut(question.seat()) ? options.subList(0, least) : options;
      table.push(question.then());
      return;
    }
    table.pending =
        Optional.of(
            new Pending(
                question.seat(),
                question.kind(),
                options,
                least,
                most,
                question.hidden(),
                List.of(),
                question.card(),
                question.about(),
                question.then()));
  }

  /** The decision is made. */
  static void answer(Table table, List<Integer> chosen) {
    Pending question = table.pending.orElseThrow();
    table.pending = Optional.empty();
    table.answer = List.copyOf(chosen);
    tellChoice(table, question);
    table.push(question.then());
  }

  private static void tellChoice(Table table, Pending question) {
    if (!table.isHeard() || question.kind() == Pending.Kind.REMEMBER) {
      return;
    }
    List<String> words =
        table.answer.stream().map(option -> Acts.option(table, question.kind(), option)).toList();
    if (question.hidden()) {
      table.tell(
          new Event(
              "chose",
              question.seat(),
              Event.NOBODY,
              List.of(String.valueOf(words.size()), "unseen"),
              words));
    } else {
      table.tell("chose", question.seat(), words.isEmpty() ? "none" : String.join(", ", words));
    }
  }

  static void yesOrNo(Table table, int seat, int card, String about, Task then) {
    ask(
        table,
        new Pending(seat, Pending.Kind.MAY, YES_NO, 1, 1, false, List.of(), card, about, then),
        false);
  }

  /** Honour mode: something waits until somebody says so, or it is forgotten. */
  static void remember(Table table, int seat, int card, Task then) {
    ask(
        table,
        new Pending(seat, Pending.Kind.REMEMBER, YES_NO, 1, 1, false, List.of(), card, "", then),
        false);
  }

  static void bind(Table table, int env, String as, boolean cards) {
    bind(table, env, as, table.answer, cards);
  }

  static void bind(Table table, int env, String as, List<Integer> items, boolean cards) {
    if (as.isEmpty()) {
      return;
    }
    List<Integer> moves = cards ? new ArrayList<>(items.size()) : List.of();
    for (int i = 0; cards && i < items.size(); i++) {
      moves.add(table.moves(items.get(i)));
    }
    table.envs.get(env).held.put(as, new Env.Held(items, moves));
  }

  /** Who decides: the player that the text names, or you (MAY-5); nobody if that player is gone. */
  private static Optional<Integer> decider(Judge judge, Who by) {
    List<Integer> players = judge.players(by);
    return players.isEmpty() ? Optional.empty() : Optional.of(players.getFirst());
  }

  // what can be chosen

  /** Whether a "may" ability that begins so is offered: not where nothing can be chosen (MAY-2). */
  static boolean offers(Table table, Env env, Effect first) {
    Judge judge = Judge.of(table, env);
    return switch (first) {
      case Effect.ChoosePlayers choice ->
          choice.least() == 0 || !judge.players(choice.from()).isEmpty();
      case Effect.ChooseAssets choice ->
          choice.least() == 0 || !assets(table, judge, choice).isEmpty();
      case Effect.ChooseCards choice ->
          choice.least() == 0 || !options(table, judge, choice).isEmpty();
      default -> true;
    };
  }

  static List<Integer> assets(Table table, Judge judge, Effect.ChooseAssets choice) {
    int by = decider(judge, choice.by()).orElse(Table.NONE);
    if (by == Table.NONE) {
      return List.of();
    }
    List<Integer> assets = judge.assets(choice.from());
    assets.removeIf(asset -> !possible(table, choice.purpose(), asset, by));
    return assets;
  }

  private static boolean possible(Table table, Purpose purpose, int asset, int by) {
    return switch (purpose) {
      case DESTROY -> Judge.destructible(table, asset);
      case TAKE -> Judge.gainable(table, asset, by);
      case GIVE ->
          table.fromCurrent().stream()
              .anyMatch(seat -> table.opponents(by, seat) && Judge.gainable(table, asset, seat));
      case MOVE -> true;
    };
  }

  private static List<Integer> pool(Table table, Judge judge, Source from) {
    return switch (from) {
      case Source.Hand(Who player) ->
          judge.players(player).stream().flatMap(seat -> table.hand(seat).stream()).toList();
      case Source.Held(String variable) -> judge.cards(variable);
      case Source.BelowTop() ->
          table.pile.isEmpty() ? List.of() : List.copyOf(table.pile.subList(1, table.pile.size()));
      case Source.Bottom(int count) -> {
        int least = Math.max(1, table.pile.size() - count);
        yield table.pile.isEmpty()
            ? List.of()
            : List.copyOf(
                table.pile.subList(Math.min(least, table.pile.size()), table.pile.size()));
      }
    };
  }

  private static List<Integer> options(Table table, Judge judge, Effect.ChooseCards choice) {
    return filtered(judge, pool(table, judge, choice.from()), choice.filter());
  }

  private static List<Integer> filtered(Judge judge, List<Integer> cards, CardFilter filter) {
    List<Integer> fitting = new ArrayList<>();
    for (int card : cards) {
      if (judge.fits(filter, card)) {
        fitting.add(card);
      }
    }
    return fitting;
  }

  /** Whether others don't see these cards. */
  private static boolean hidden(Table table, List<Integer> pool, Source from) {
    return switch (from) {
      case Source.Hand hand -> true;
      case Source.Held held ->
          pool.stream()
              .anyMatch(
                  card ->
                      IntStream.range(0, table.seats).anyMatch(seat -> !table.sees(seat, card))
                          || table.zone(card) != Table.Zone.LIMBO);
      case Source.BelowTop below -> false;
      case Source.Bottom bottom -> false;
    };
  }

  // the effects that ask

  static void players(Table table, int number, Effect.ChoosePlayers choice) {
    Env env = table.envs.get(number);
    ask(
        table,
        new Pending(
            env.you,
            Pending.Kind.PLAYERS,
            Judge.of(table, env).players(choice.from()),
            choice.least(),
            choice.most(),
            false,
            List.of(),
            env.self,
            "",
            new Task.Bind(number, choice.as(), false)),
        false);
  }

  static void assets(Table table, int number, Effect.ChooseAssets choice) {
    Env env = table.envs.get(number);
    Judge judge = Judge.of(table, env);
    ask(
        table,
        new Pending(
            decider(judge, choice.by()).orElse(env.you),
            Pending.Kind.ASSETS,
            assets(table, judge, choice),
            choice.least(),
            choice.most(),
            false,
            List.of(),
            env.self,
            choice.purpose().name().toLowerCase(Locale.ROOT),
            new Task.Bind(number, choice.as(), true)),
        false);
  }

  static void cards(Table table, int number, Effect.ChooseCards choice) {
    Env env = table.envs.get(number);
    Judge judge = Judge.of(table, env);
    List<Integer> pool = pool(table, judge, choice.from());
    boolean hidden = hidden(table, pool, choice.from());
    ask(
        table,
        new Pending(
            decider(judge, choice.by()).orElse(env.you),
            Pending.Kind.CARDS,
            filtered(judge, pool, choice.filter()),
            choice.least(),
            choice.most(),
            hidden,
            List.of(),
            env.self,
            "",
            new Task.Bind(number, choice.as(), true)),
        hidden && !pool.isEmpty());
  }

  static void colour(Table table, int number, String as) {
    Env env = table.envs.get(number);
    ask(
        table,
        new Pending(
            env.you,
            Pending.Kind.COLOR,
            IntStream.range(0, Colour.values().length).boxed().toList(),
            1,
            1,
            false,
            List.of(),
            env.self,
            "",
            new Task.Bind(number, as, false)),
        false);
  }

  static void search(Table table, int number, Effect.SearchStock search) {
    Env env = table.envs.get(number);
    table.renew();
    List<Integer> pool = List.copyOf(table.stock);
    table.whisper("searched", env.you, Event.NOBODY, pool);
    ask(
        table,
        new Pending(
            env.you,
            Pending.Kind.CARDS,
            filtered(Judge.of(table, env), pool, search.filter()),
            search.least(),
            search.most(),
            true,
            List.of(),
            env.self,
            "",
            new Task.FoundInStock(number, search.as())),
        !pool.isEmpty());
  }

  static void foundInStock(Table table, int number, String as) {
    Env env = table.envs.get(number);
    List<Integer> found = new ArrayList<>(table.answer);
    found.forEach(card -> table.toLimbo(card, 0, 1 << env.you));
    env.turned.addAll(found);
    bind(table, number, as, found, true);
  }
}
