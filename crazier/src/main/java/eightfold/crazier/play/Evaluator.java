package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Ability.Rule;
import eightfold.crazier.cards.AbilityOccasion;
import eightfold.crazier.cards.AssetFilter;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.CardFilter;
import eightfold.crazier.cards.Condition;
import eightfold.crazier.cards.Condition.Value;
import eightfold.crazier.cards.Who;
import java.util.List;

/** Answers what conditions, filters and numbers of an ability ask of a table (B.6.2). */
final class Evaluator {
  private static final AbilityContext NO_VARIABLES =
      new AbilityContext(Numbering.NONE, Numbering.NONE, List.of());

  private final CrazierTable table;
  private final int you;
  private final int self;

  /** What its variables hold. */
  private final AbilityContext env;

  /** The opponent that is being looked at, as a variable that hides those of the ability. */
  private final String each;

  private final AbilityContext.Held opponent;

  private Evaluator(CrazierTable table, int you, int self, AbilityContext env) {
    this(table, you, self, env, "", AbilityContext.Held.NOTHING);
  }

  private Evaluator(
      CrazierTable table,
      int you,
      int self,
      AbilityContext env,
      String each,
      AbilityContext.Held opponent) {
    this.table = table;
    this.you = you;
    this.self = self;
    this.env = env;
    this.each = each;
    this.opponent = opponent;
  }

  /** For an ability that is being used. */
  static Evaluator of(CrazierTable table, AbilityContext env) {
    return new Evaluator(table, env.you(), env.self(), env);
  }

  /** For an ability of an asset that just lies there, or a card with a requirement. */
  static Evaluator of(CrazierTable table, int you, int self) {
    return new Evaluator(table, you, self, NO_VARIABLES);
  }

  AbilityContext.Held held(String variable) {
    return variable.equals(each) ? opponent : env.held(variable);
  }

  /** The cards of a variable that are still where they were. */
  IntList cards(String variable) {
    AbilityContext.Held value = held(variable);
    if (value.moves().isEmpty()) {
      return value.items();
    }
    IntList still = new IntList(value.items().size());
    for (int i = 0; i < value.items().size(); i++) {
      int card = value.items().at(i);
      if (table.zones.isThere(card, value.moves().at(i))) {
        still.append(card);
      }
    }
    return still;
  }

  /** Players in the game, in turn order from the current player. */
  IntList players(Who who) {
    return switch (who) {
      case Who.You() -> table.fromCurrent(1 << you);
      case Who.Everyone() -> table.fromCurrent();
      case Who.Opponents() -> table.fromCurrent(table.teams.opponentsOf(you));
      case Who.Named(String variable) -> table.fromCurrent(set(held(variable).items()));
    };
  }

  private static int set(IntList seats) {
    int set = 0;
    for (int i = 0; i < seats.size(); i++) {
      set |= 1 << seats.at(i);
    }
    return set;
  }

  private boolean among(Who who, int seat) {
    return switch (who) {
      case Who.You() -> seat == you;
      case Who.Everyone() -> true;
      case Who.Opponents() -> table.opponents(you, seat);
      case Who.Named(String variable) -> held(variable).items().has(seat);
    };
  }

  boolean fits(AssetFilter filter, int asset) {
    if (filter.self()) {
      return asset == self;
    }
    int colours = table.zones.pack.colours(asset);
    return among(filter.controller(), table.zones.owner(asset))
        && !(filter.notThis() && asset == self)
        && (filter.any() == 0 || (filter.any() & colours) != 0)
        && (filter.none() & colours) == 0
        && !(filter.sharesPile() && !sharesPile(colours));
  }

  private boolean sharesPile(int colours) {
    return !table.zones.pile.isEmpty()
        && (table.zones.pack.colours(table.zones.pile.at(0)) & colours) != 0;
  }

  /** Assets that fit, the oldest first. */
  IntList assets(AssetFilter filter) {
    Zones zones = table.zones;
    IntList fitting = new IntList(zones.assets.size());
    for (int i = 0; i < zones.assets.size(); i++) {
      int asset = zones.assets.at(i);
      if (fits(filter, asset)) {
        fitting.append(asset);
      }
    }
    return fitting;
  }

  boolean fits(CardFilter filter, int number) {
    Card card = table.zones.card(number);
    return (filter.colourVariable().isEmpty()
            || (set(held(filter.colourVariable()).items()) & card.colours()) != 0)
        && (filter.is().isEmpty() || card.is(filter.is().get()))
        && (filter.rank().isEmpty() || filter.rank().equals(card.rank()))
        && (filter.nameNot().isEmpty() || !card.isNamed(filter.nameNot()));
  }

  boolean holds(Condition condition) {
    return switch (condition) {
      case Condition.Always() -> true;
      case Condition.Compare(Value left, Condition.Relation relation, Value right) ->
          relation.holds(number(left), number(right));
      case Condition.SomeOpponent(String as, Condition each) -> ofOpponents(as, each, true);
      case Condition.EveryOpponent(String as, Condition each) -> !ofOpponents(as, each, false);
      case Condition.AllAssets(AssetFilter of, AssetFilter match) -> all(of, match);
      case Condition.Bound(String variable) -> !held(variable).items().isEmpty();
      case Condition.PileBottomIs(CardFilter filter) ->
          table.zones.pile.size() > 1 && fits(filter, table.zones.pile.last());
    };
  }

  private boolean all(AssetFilter of, AssetFilter match) {
    for (int i = 0; i < table.zones.assets.size(); i++) {
      int asset = table.zones.assets.at(i);
      if (fits(of, asset) && !fits(match, asset)) {
        return false;
      }
    }
    return true;
  }

  /** Whether for some opponent the condition holds, or does not. */
  private boolean ofOpponents(String as, Condition condition, boolean wanted) {
    IntList opponents = table.fromCurrent(table.teams.opponentsOf(you));
    for (int i = 0; i < opponents.size(); i++) {
      if (with(as, opponents.at(i)).holds(condition) == wanted) {
        return true;
      }
    }
    return false;
  }

  private Evaluator with(String as, int seat) {
    AbilityContext outer = each.isEmpty() ? env : env.with(each, opponent);
    return new Evaluator(table, you, self, outer, as, AbilityContext.Held.of(seat));
  }

  private int number(Value value) {
    return switch (value) {
      case Value.Plain(int number) -> number;
      case Value.Assets(AssetFilter filter) -> count(filter);
      case Value.Hand(Who who) -> sum(who, seat -> table.zones.hand(seat).size());
      case Value.Discards(Who who) -> sum(who, seat -> table.slots[CrazierSlot.DISCARDS + seat]);
      case Value.Events(Who who) -> sum(who, seat -> table.slots[CrazierSlot.EVENTS + seat]);
      case Value.Plays(Who who) -> sum(who, seat -> table.slots[CrazierSlot.PLAYS + seat]);
    };
  }

  private int count(AssetFilter filter) {
    int count = 0;
    for (int i = 0; i < table.zones.assets.size(); i++) {
      count += fits(filter, table.zones.assets.at(i)) ? 1 : 0;
    }
    return count;
  }

  private int sum(Who who, java.util.function.IntUnaryOperator counted) {
    int sum = 0;
    IntList players = players(who);
    for (int i = 0; i < players.size(); i++) {
      sum += counted.applyAsInt(players.at(i));
    }
    return sum;
  }

  // static abilities

  /** What is true because of an asset. */
  private static List<Ability.Static> statics(CrazierTable table, int asset) {
    return table.zones.side(asset).kinds().statics();
  }

  /** Whether nothing in play says that the asset can't be destroyed. */
  static boolean destructible(CrazierTable table, int asset) {
    IntList sources = table.zones.mattering(AbilityOccasion.DESTRUCTION);
    for (int i = 0; i < sources.size(); i++) {
      int source = sources.at(i);
      List<Ability.Static> statics = statics(table, source);
      for (int k = 0; k < statics.size(); k++) {
        if (statics.get(k)
                instanceof Ability.Static(Rule.CannotBeDestroyed(AssetFilter of), var condition)
            && inForce(table, source, of, asset, condition)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the seat could gain control of the asset (CTRL-3). */
  static boolean gainable(CrazierTable table, int asset, int seat) {
    if (!table.opponents(table.zones.owner(asset), seat)) {
      return true;
    }
    IntList sources = table.zones.mattering(AbilityOccasion.CONTROL);
    for (int i = 0; i < sources.size(); i++) {
      int source = sources.at(i);
      List<Ability.Static> statics = statics(table, source);
      for (int k = 0; k < statics.size(); k++) {
        if (statics.get(k)
                instanceof Ability.Static(Rule.CannotChangeControl(AssetFilter of), var condition)
            && inForce(table, source, of, asset, condition)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean inForce(
      CrazierTable table, int source, AssetFilter of, int asset, Condition condition) {
    Evaluator evaluator = of(table, table.zones.owner(source), source);
    return evaluator.fits(of, asset) && evaluator.holds(condition);
  }

  /** Additional discards that the seat's assets allow now (DIS-12). */
  static int extraDiscards(CrazierTable table, int seat) {
    return extra(table, seat, AbilityOccasion.DISCARDS);
  }

  /** Additional plays likewise. */
  static int extraPlays(CrazierTable table, int seat) {
    return extra(table, seat, AbilityOccasion.PLAYS);
  }

  private static int extra(CrazierTable table, int seat, AbilityOccasion what) {
    IntList sources = table.zones.mattering(what);
    int count = 0;
    for (int i = 0; i < sources.size(); i++) {
      int source = sources.at(i);
      if (table.zones.owner(source) == seat) {
        List<Ability.Static> statics = statics(table, source);
        for (int k = 0; k < statics.size(); k++) {
          int more = extra(statics.get(k).rule(), what);
          count += more > 0 && holds(table, seat, source, statics.get(k).condition()) ? more : 0;
        }
      }
    }
    return count;
  }

  private static int extra(Rule rule, AbilityOccasion what) {
    return switch (rule) {
      case Rule.ExtraDiscards(int more) -> what == AbilityOccasion.DISCARDS ? more : 0;
      case Rule.ExtraPlays(int more) -> what == AbilityOccasion.PLAYS ? more : 0;
      case Rule.CannotBeDestroyed _, Rule.CannotChangeControl _ -> 0;
    };
  }

  /** Whether a condition of a card that just lies there holds. */
  static boolean holds(CrazierTable table, int you, int self, Condition condition) {
    return condition instanceof Condition.Always || of(table, you, self).holds(condition);
  }
}
