package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Ability.Rule;
import eightfold.crazier.cards.AssetFilter;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.CardFilter;
import eightfold.crazier.cards.Condition;
import eightfold.crazier.cards.Condition.Value;
import eightfold.crazier.cards.Side;
import eightfold.crazier.cards.Who;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Answers what conditions, filters and numbers of an ability ask of a table (B.6.2). */
final class Judge {
  private final Table table;
  private final int you;
  private final int self;
  private final Map<String, Env.Held> held;

  private Judge(Table table, int you, int self, Map<String, Env.Held> held) {
    this.table = table;
    this.you = you;
    this.self = self;
    this.held = held;
  }

  /** For an ability that is being used. */
  static Judge of(Table table, Env env) {
    return new Judge(table, env.you, env.self, env.held);
  }

  /** For an ability of an asset that just lies there, or a card with a requirement. */
  static Judge of(Table table, int you, int self) {
    return new Judge(table, you, self, Map.of());
  }

  Env.Held held(String variable) {
    return held.getOrDefault(variable, Env.Held.NOTHING);
  }

  /** The cards of a variable that are still where they were. */
  List<Integer> cards(String variable) {
    Env.Held value = held(variable);
    if (value.moves().isEmpty()) {
      return value.items();
    }
    List<Integer> still = new ArrayList<>();
    for (int i = 0; i < value.items().size(); i++) {
      int card = value.items().get(i);
      if (table.moves(card) == value.moves().get(i)) {
        still.add(card);
      }
    }
    return still;
  }

  /** Players in the game, in turn order from the current player. */
  List<Integer> players(Who who) {
    return switch (who) {
      case Who.You() -> table.fromCurrent(1 << you);
      case Who.Everyone() -> table.fromCurrent();
      case Who.Opponents() -> table.fromCurrent(table.opponentsOf(you));
      case Who.Named(String variable) -> table.fromCurrent(set(held(variable).items()));
    };
  }

  private static int set(List<Integer> seats) {
    int set = 0;
    for (int seat : seats) {
      set |= 1 << seat;
    }
    return set;
  }

  private boolean among(Who who, int seat) {
    return switch (who) {
      case Who.You() -> seat == you;
      case Who.Everyone() -> true;
      case Who.Opponents() -> table.opponents(you, seat);
      case Who.Named(String variable) -> held(variable).items().contains(seat);
    };
  }

  boolean fits(AssetFilter filter, int asset) {
    if (filter.self()) {
      return asset == self;
    }
    int colours = table.card(asset).colours();
    return among(filter.controller(), table.owner(asset))
        && !(filter.notThis() && asset == self)
        && (filter.any() == 0 || (filter.any() & colours) != 0)
        && (filter.none() & colours) == 0
        && !(filter.sharesPile() && !sharesPile(colours));
  }

  private boolean sharesPile(int colours) {
    return !table.pile.isEmpty() && (table.card(table.pile.getFirst()).colours() & colours) != 0;
  }

  /** Assets that fit, the oldest first. */
  List<Integer> assets(AssetFilter filter) {
    List<Integer> fitting = new ArrayList<>();
    for (int asset : table.assets) {
      if (fits(filter, asset)) {
        fitting.add(asset);
      }
    }
    return fitting;
  }

  boolean fits(CardFilter filter, int number) {
    Card card = table.card(number);
    boolean coloured =
        filter.colourVariable().isEmpty()
            || held(filter.colourVariable()).items().stream()
                .anyMatch(colour -> (card.colours() >> colour & 1) != 0);
    return coloured
        && filter.is().map(card::is).orElse(true)
        && (filter.rank().isEmpty() || filter.rank().equals(card.rank()))
        && (filter.nameNot().isEmpty()
            || card.sides().stream().map(Side::name).noneMatch(filter.nameNot()::equals));
  }

  boolean holds(Condition condition) {
    return switch (condition) {
      case Condition.Always() -> true;
      case Condition.Compare(Value left, Condition.Relation relation, Value right) ->
          relation.holds(number(left), number(right));
      case Condition.SomeOpponent(String as, Condition each) -> ofOpponents(as, each, true);
      case Condition.EveryOpponent(String as, Condition each) -> !ofOpponents(as, each, false);
      case Condition.AllAssets(AssetFilter of, AssetFilter match) ->
          assets(of).stream().allMatch(asset -> fits(match, asset));
      case Condition.Bound(String variable) -> !held(variable).items().isEmpty();
      case Condition.PileBottomIs(CardFilter filter) ->
          table.pile.size() > 1 && fits(filter, table.pile.getLast());
    };
  }

  /** Whether for some opponent the condition holds, or does not. */
  private boolean ofOpponents(String as, Condition condition, boolean wanted) {
    for (int seat : table.fromCurrent(table.opponentsOf(you))) {
      if (with(as, seat).holds(condition) == wanted) {
        return true;
      }
    }
    return false;
  }

  private Judge with(String as, int seat) {
    if (held.isEmpty()) {
      return new Judge(table, you, self, Map.of(as, Env.Held.of(seat)));
    }
    Map<String, Env.Held> more = new HashMap<>(held);
    more.put(as, Env.Held.of(seat));
    return new Judge(table, you, self, more);
  }

  private int number(Value value) {
    return switch (value) {
      case Value.Plain(int number) -> number;
      case Value.Assets(AssetFilter filter) -> assets(filter).size();
      case Value.Hand(Who who) -> sum(who, seat -> table.hand(seat).size());
      case Value.Discards(Who who) -> sum(who, seat -> table.turn.discards[seat]);
      case Value.Events(Who who) -> sum(who, seat -> table.turn.events[seat]);
      case Value.Plays(Who who) -> sum(who, seat -> table.turn.plays[seat]);
    };
  }

  private int sum(Who who, java.util.function.IntUnaryOperator counted) {
    int sum = 0;
    for (int seat : players(who)) {
      sum += counted.applyAsInt(seat);
    }
    return sum;
  }

  // static abilities

  /** Whether nothing in play says that the asset can't be destroyed. */
  static boolean destructible(Table table, int asset) {
    for (int source : table.assets) {
      for (Ability.Static ability : table.side(source).kinds().statics()) {
        if (ability instanceof Ability.Static(Rule.CannotBeDestroyed(AssetFilter of), var condition)
            && inForce(table, source, of, asset, condition)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the seat could gain control of the asset (CTRL-3). */
  static boolean gainable(Table table, int asset, int seat) {
    if (!table.opponents(table.owner(asset), seat)) {
      return true;
    }
    for (int source : table.assets) {
      for (Ability.Static ability : table.side(source).kinds().statics()) {
        if (ability
                instanceof Ability.Static(Rule.CannotChangeControl(AssetFilter of), var condition)
            && inForce(table, source, of, asset, condition)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean inForce(
      Table table, int source, AssetFilter of, int asset, Condition condition) {
    Judge judge = of(table, table.owner(source), source);
    return judge.fits(of, asset) && judge.holds(condition);
  }

  /** Additional discards that the seat's assets allow now (DIS-12). */
  static int extraDiscards(Table table, int seat) {
    int count = 0;
    for (int source : table.assets) {
      if (table.owner(source) == seat) {
        for (Ability.Static ability : table.side(source).kinds().statics()) {
          if (ability instanceof Ability.Static(Rule.ExtraDiscards(int more), var condition)
              && of(table, seat, source).holds(condition)) {
            count += more;
          }
        }
      }
    }
    return count;
  }

  /** Additional plays likewise. */
  static int extraPlays(Table table, int seat) {
    int count = 0;
    for (int source : table.assets) {
      if (table.owner(source) == seat) {
        for (Ability.Static ability : table.side(source).kinds().statics()) {
          if (ability instanceof Ability.Static(Rule.ExtraPlays(int more), var condition)
              && of(table, seat, source).holds(condition)) {
            count += more;
          }
        }
      }
    }
    return count;
  }
}
