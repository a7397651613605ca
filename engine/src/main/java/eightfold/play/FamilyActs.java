package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.Verb.Sort;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All acts of the shedding family. */
public final class FamilyActs {
  public static final FamilyAct PLAY =
      act("play", Sort.SHEDS, Shape.CARDS, Acts.PLAY, Kind.COUNT)
          .in(p -> p.chains().allowed() == 0)
          .readIn(p -> true)
          .unasked(CardRefusals::single)
          .does(CardPlay::play)
          .stillDone((t, seat, kind) -> t.copies(seat, kind) > 0);

  /** Where a turn holds several cards, one of them; where pairs are played, two alike. */
  public static final FamilyAct LAY =
      act("lay", Sort.SHEDS, Shape.CARD, Acts.LAY, Kind.COUNT)
          .in(p -> p.chains().allowed() != 0 || p.turns().pairs())
          .readIn(p -> p.chains().allowed() != 0)
          .unasked(CardRefusals::laid)
          .does(TurnActs::lay)
          .stillDone((t, seat, kind) -> t.copies(seat, kind) >= (t.pairs ? 2 : 1));

  static final FamilyAct END =
      act("end", Sort.DECIDES, Acts.END)
          .unasked(
              (t, seat, none) -> Playability.mayEnd(t) ? Refusal.ALLOWED : Refusal.MAY_NOT_PASS)
          .does((t, seat, none) -> Turns.close(t, seat))
          .besideTheTurn();

  static final FamilyAct SUIT =
      act("suit", Sort.DECLARES, Shape.SUIT, Acts.SUIT, Acts.RANK - Acts.SUIT)
          .does(TurnActs::declare);

  static final FamilyAct RANK =
      act("rank", Sort.DECLARES, Shape.RANK, Acts.RANK, Acts.DRAW - Acts.RANK).does(Ranks::call);

  static final FamilyAct GIVE =
      act("give", Sort.SHEDS, Shape.CARD_AND_SEAT, Acts.GIVE, Kind.COUNT)
          .in(p -> p.players().trades() || p.effects().gives() != 0)
          .unasked(Trade::refusal)
          .untimely("refusals.nothing-to-give")
          .to(PublicState::receiver, "refusals.give-to")
          .does(TurnActs::give)
          .besideTheTurn();

  static final FamilyAct TARGET =
      act("target", Sort.DECIDES, Shape.SEAT, Acts.TARGET, Table.MOST_SEATS)
          .in(p -> p.effects().duelCards() != Kinds.NONE || p.conditions().chooses())
          .unasked(
              (t, seat, other) ->
                  t.conditions.chooses() ? Refusal.NO_SUCH_SEAT : Refusal.NOTHING_TO_DECLARE)
          .does(TurnActs::target);

  static final FamilyAct TAKE =
      act("take", Sort.DRAWS, Acts.TAKE)
          .in(p -> p.starter().goodies() || p.draw().orFrom() == Element.Draw.From.PILE)
          .readIn(p -> true)
          .unasked((t, seat, none) -> PileDraws.refusal(t, seat))
          .does(FamilyActs::take)
          .stillDone((t, seat, none) -> t.top() == AgendaTask.TAKE || PileDraws.some(t))
          .besideTheTurn();

  public static final FamilyAct DRAW =
      act("draw", Sort.DRAWS, Acts.DRAW)
          .unasked((t, seat, none) -> Playability.drawing(t, seat))
          .does((t, seat, none) -> DrawActs.draw(t, seat))
          .stillDone((t, seat, none) -> t.top() != AgendaTask.PLAY || t.canGive());

  public static final FamilyAct DRAW_FROM =
      act("draw", Sort.DRAWS, Shape.SEAT, Acts.DRAW_FROM, Table.MOST_SEATS)
          .unasked(HandDraws::refusal)
          .does(HandDraws::draw)
          .stillDone((t, seat, other) -> (HandDraws.seats(t, seat) >>> other & 1) != 0);

  static final FamilyAct PASS =
      act("pass", Sort.PASSES, Acts.PASS)
          .unasked((t, seat, none) -> Playability.passing(t, seat))
          .does(TurnActs::pass);

  static final FamilyAct CALL =
      act("call", Sort.CALLS, Acts.CALL).does((t, seat, none) -> Penalties.call(t, seat));

  static final FamilyAct CATCH =
      act("catch", Sort.CATCHES, Shape.SEAT, Acts.CATCH, Table.MOST_SEATS)
          .does(CatchablePlay::caught);

  static final FamilyAct CHALLENGE =
      act("challenge", Sort.CATCHES, Acts.CHALLENGE)
          .does((t, seat, none) -> Challenges.challenge(t, seat));

  static final FamilyAct GRAB =
      act("grab", Sort.GRABS, Acts.GRAB).does((t, seat, none) -> Grabs.grab(t, seat));

  static final FamilyAct SAY =
      act("say", Sort.SPEAKS, Shape.WORDS, Acts.SAY, Acts.COUNT - Acts.SAY).does(TurnActs::say);

  /** In the order in which reports name them. */
  private static final List<FamilyAct> ALL =
      Stream.of(
              Stream.of(PLAY, LAY, END, SUIT, RANK, GIVE),
              CardActs.ALL.stream().map(CardAct::act),
              Stream.of(TARGET, TAKE, DRAW, DRAW_FROM, PASS, CALL, CATCH, CHALLENGE, GRAB, SAY))
          .flatMap(acts -> acts)
          .toList();

  /** The same, as all kinds of games name theirs. */
  public static final List<Verb> VERBS = List.copyOf(ALL);

  private static final FamilyAct[] BY_NUMBER = byNumber();

  private FamilyActs() {}

  private static FamilyAct act(String word, Sort sort, Shape shape, int first, int count) {
    return FamilyAct.of(word, sort, shape, first, count);
  }

  private static FamilyAct act(String word, Sort sort, int number) {
    return FamilyAct.of(word, sort, Shape.ALONE, number, 1);
  }

  private static FamilyAct[] byNumber() {
    FamilyAct[] acts = new FamilyAct[Acts.COUNT];
    for (FamilyAct act : ALL) {
      for (int i = 0; i < act.count(); i++) {
        if (acts[act.first() + i] != null) {
          throw new IllegalStateException(
              act + " and " + acts[act.first() + i] + " share a number");
        }
        acts[act.first() + i] = act;
      }
    }
    return acts;
  }

  /**
   * The act with this number.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static FamilyAct of(int act) {
    FamilyAct found = act < 0 || act >= BY_NUMBER.length ? null : BY_NUMBER[act];
    if (found == null) {
      throw new IllegalArgumentException("no act has the number " + act);
    }
    return found;
  }

  /** Whether an act has this number. */
  static boolean exists(int act) {
    return act >= 0 && act < BY_NUMBER.length && BY_NUMBER[act] != null;
  }

  /** The act with which a line begins, in games with these rules; empty where it has none such. */
  public static Optional<FamilyAct> read(String word, Program rules) {
    return ALL.stream().filter(act -> act.word().equals(word) && act.readIn(rules)).findFirst();
  }

  /** The starter, where the dealer is asked for it; else the upcard of one's own turn. */
  private static void take(Table t, int seat, int none) {
    if (t.top() == AgendaTask.TAKE) {
      Dealing.take(t, seat);
    } else {
      PileDraws.take(t, seat);
    }
  }
}
