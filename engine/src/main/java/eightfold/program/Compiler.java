package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Pack;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Compiles a rule book (options applied) for a number of seats into a {@link Program}. */
public final class Compiler {
  private final RuleBook book;
  private final Program program = new Program();

  private Compiler(RuleBook book, int seats) {
    this.book = book;
    program.seats = seats;
  }

  /** The program of a book that has been checked, for a number of seats that it allows. */
  public static Program compile(RuleBook book, int seats) {
    Compiler compiler = new Compiler(book, seats);
    compiler.program.wild = wild(book);
    compiler.program.blockedAfter = seats;
    for (Element element : book.core()) {
      compiler.compile(element);
    }
    compiler.pack();
    CardEffects.compile(book, compiler.program);
    conditions(book, compiler.program);
    Following.compile(book, compiler.program);
    SightOfCalls.of(compiler.program);
    compiler.program.outOfTurn = outOfTurn(compiler.program);
    compiler.program.plainTurns = PlainTurns.of(compiler.program);
    compiler.program.eventful = PlainTurns.eventful(compiler.program);
    return compiler.program;
  }

  private static void conditions(RuleBook book, Program program) {
    program.conditions = Conditions.of(book, program.wild);
    program.conditional = program.conditions.lines > 0;
    program.missing |= program.conditions.misses;
  }

  private static boolean outOfTurn(Program p) {
    return p.call != Program.NO_CALL
        || p.doubtful != 0
        || p.grabbing
        || p.namesSaid
        || p.cheatDraws > 0
        || !p.phrase.isEmpty()
        || p.conditions.sayings.length > 0;
  }

  /** The kinds that an {@code on} element makes wild. */
  static long wild(RuleBook book) {
    long wild = Kinds.NONE;
    for (Ruled rule : Ruled.of(book, Kinds.NONE)) {
      boolean on = rule.on().find(Effect.Playable.class).filter(Effect.Playable::wild).isPresent();
      wild |= on ? rule.kinds() : Kinds.NONE;
    }
    return wild;
  }

  private void compile(Element element) {
    switch (element) {
      case Element.DealRule rule -> dealRule(rule);
      case Element.TurnRule rule -> turnRule(rule);
      case Element.CallRule rule -> callRule(rule);
      case Element.ScoreRule rule -> scoreRule(rule);
      case Element.ConditionRule _ -> {
        // compiled as a whole by Conditions, as their order counts
      }
      case Element.WordRule _ -> {
        // words of the book's own are resolved when it is read
      }
      case Element.Use use -> throw new IllegalStateException("no rule of the core: " + use);
    }
  }

  private void dealRule(Element.DealRule element) {
    switch (element) {
      case Element.Deal deal -> deal(deal);
      case Element.Opening opening -> opening(opening);
      case Element.Players players -> players(players);
      case Element.Starter starter -> starter(starter);
      case Element.Deck _ -> {
        // read as a whole by pack()
      }
    }
  }

  private void turnRule(Element.TurnRule element) {
    switch (element) {
      case Element.Turns turns -> turns(turns);
      case Element.Matching matching -> {
        program.forcedCount = matching.forcedCount();
        if (matching.ownWild()) {
          ownWild();
        }
      }
      case Element.Factor(CardSet by, CardSet back) -> {
        program.factor = true;
        program.bringsFactors = mask(by);
        program.endsFactors = mask(back);
      }
      case Element.Draw draw -> draw(draw);
      case Element.Stock(Element.Stock.Out out, int pressure, int costs) -> {
        program.stockOut = out.ordinal();
        program.pressure = pressure;
        program.stockCosts = costs;
      }
      case Element.Several several -> several(several);
      case Element.On _, Element.Chosen _, Element.Ruling _ -> {
        // read as a whole by pack(), CardEffects and Following, or only for people
      }
    }
  }

  private void callRule(Element.CallRule element) {
    switch (element) {
      case Element.Speech speech -> speech(speech);
      case Element.Cheating(int caught, int falseCatch) -> {
        program.cheatDraws = caught;
        program.wrongCatch = falseCatch;
      }
      case Element.Call call -> call(call);
    }
  }

  private void scoreRule(Element.ScoreRule element) {
    switch (element) {
      case Element.Last last -> last(last);
      case Element.Scoring scoring -> scoring(scoring);
      case Element.Match match -> match(match);
      case Element.Limit limit -> limit(limit);
      case Element.Points _ -> {
        // read as a whole by pack(), CardEffects and Following, or only for people
      }
    }
  }

  private void players(Element.Players players) {
    program.teams = players.teams();
    program.disbands = players.disband();
    program.trades = players.trades();
    program.faceUpTrades = players.tradesFaceUp();
  }

  private void deal(Element.Deal deal) {
    program.dealSize.first = deal.cards().at(program.seats);
    program.dealSize.oneLessEachDeal = deal.oneLessEachDeal();
    program.dealSize.downAndUp = deal.downAndUp();
    for (int left = 2; deal.bySeatsLeft() && left <= program.seats; left++) {
      program.dealSize.firstBySeatsLeft[left] = deal.cards().at(left);
    }
    program.oneMoreToEldest = deal.oneMoreToEldest();
    program.faceUp = deal.faceUp();
    program.clockwise = deal.direction() == Element.Deal.Direction.CLOCKWISE;
    program.dealerHighest = deal.dealer() == Element.Deal.Dealer.HIGHEST;
  }

  private void forced(Element.Draw.Forced scope) {
    program.forced =
        switch (scope) {
          case NEVER -> Program.NOT_FORCED;
          case ALWAYS -> Program.FORCED;
          case EXCEPT_WILD, EXCEPT_JOKERS -> Program.FORCED_EXCEPT_WILD;
        };
    program.exemptsOwn = scope == Element.Draw.Forced.EXCEPT_WILD;
    if (scope == Element.Draw.Forced.NEVER) {
      return;
    }
    boolean jokers = scope == Element.Draw.Forced.EXCEPT_JOKERS;
    program.exempt = jokers ? Kinds.JOKERS : program.wild;
    program.keptBack = jokers ? Kinds.JOKERS : Kinds.NONE;
  }

  private void turns(Element.Turns turns) {
    program.pairs = turns.pairs();
    program.onItsLike = turns.onItsLike();
    program.effectsInOrder = turns.effectsInOrder();
    program.lastEffectOnly = turns.lastEffectOnly();
    program.runLastEffect = turns.runLastEffect();
    program.setsOf = turns.setsOf().isEmpty() ? program.setsOf : mask(new CardSet(turns.setsOf()));
    program.answersNoRun = turns.answersNoRun();
    program.alone = mask(new CardSet(turns.alone()));
    program.answersAlone = turns.answersAlone();
  }

  private void speech(Element.Speech speech) {
    program.namesSaid = speech.names();
    program.phrase = speech.phrase();
    program.wrongCardsStay = speech.wrongCardsStay();
    program.grabSeconds = speech.grabSeconds();
    program.silenceCosts = speech.silenceCosts();
    program.revealLastWild = speech.revealLastWild();
  }

  private void ownWild() {
    program.ownWild = true;
    for (int score = 1; score <= Kind.RANKS; score++) {
      program.wildAt[score] = Kinds.rank(score - 1);
    }
  }

  private void opening(Element.Opening opening) {
    program.opening = mask(opening.cards());
    program.openingEachSeat = opening.eachSeat();
    program.openingForced = opening.forced();
    program.openingWithoutEffect = opening.withoutEffect();
  }

  private void scoring(Element.Scoring scoring) {
    program.scoring = scoring.mode().ordinal();
    program.winnerScores = scoring.winnerScores();
    program.lateDraws = mask(new CardSet(scoring.lateHolding()));
    program.lateDrawCards = scoring.lateDraws();
    program.doubledBy = mask(new CardSet(scoring.doubledBy()));
  }

  private void starter(Element.Starter starter) {
    program.starter = starter.act().ordinal();
    long named = mask(new CardSet(starter.bury()));
    // jokers that stay do so whatever is buried (semantics 2.11)
    program.buried = starter.jokersStay() ? named & ~Kinds.JOKERS : named | Kinds.JOKERS;
    program.cutStarter = starter.cut();
    program.starterDraws = mask(new CardSet(starter.drawOn()));
    program.starterDrawEach = starter.eachDraws();
    program.goodies = starter.goodies();
  }

  private void draw(Element.Draw draw) {
    program.draw = draw.policy().ordinal();
    program.drawMost = draw.most();
    program.autoDraw = draw.byReferee();
    program.dryPass = draw.dryPass();
    program.freePass = draw.freePass();
    program.blockedAfter = program.seats + draw.blockedAfter();
    forced(draw.forced());
  }

  private void last(Element.Last last) {
    program.lastAllowed = last.only().isEmpty() ? Kinds.ALL : mask(new CardSet(last.only()));
    program.lastAllowed &= ~mask(new CardSet(last.never()));
    program.lastMatching = mask(new CardSet(last.matching()));
    fill(program.lastCosts, mask(new CardSet(last.costs())), last.draws());
    program.lastCostEndsTurn = last.endsTurn();
    program.lastEffect = last.effect().ordinal();
    program.lastSays = last.says();
  }

  private void match(Element.Match match) {
    program.format = match.format().ordinal();
    program.target = match.at().at(program.seats);
    program.playOff = match.playOff();
    program.exactIsNothing = match.exactIsNothing();
    program.mostColumns = match.columns();
  }

  private void limit(Element.Limit limit) {
    switch (limit.of()) {
      case CARDS -> program.limitCards = limit.at();
      case ACTS -> program.limitActs = limit.at();
    }
  }

  private void several(Element.Several several) {
    switch (several.chain()) {
      case SAME_RANK -> program.chains |= Program.SAME_RANK;
      case RUN -> {
        program.chains |= Program.RUN;
        program.leastRun = several.least();
      }
      case NEIGHBOURS -> program.chains |= Program.NEIGHBOURS;
      case ALTERNATING -> program.chains |= Program.ALTERNATING;
      case MARRIAGE -> marriage(mask(several.couple()));
    }
  }

  private void marriage(long couple) {
    program.chains |= Program.MARRIAGE;
    program.couple = couple;
    for (int kind : Kinds.list(couple)) {
      long partner = couple & Kinds.suit(Kind.suit(kind)) & ~Kinds.of(kind);
      program.partner[kind] = (byte) Long.numberOfTrailingZeros(partner);
    }
  }

  private void call(Element.Call call) {
    program.callIfEmptied = call.ifEmptied();
    program.callEachChange = call.eachChange();
    program.callUntilTurn = call.untilTurn();
    program.callPenalty = call.penalty();
    program.falseCall = call.falseDraws() > 0 ? call.falseDraws() : program.falseCall;
    program.wrongCatch = call.wrongCatchDraws() > 0 ? call.wrongCatchDraws() : program.wrongCatch;
    program.callBlocks = call.blocks();
    program.call =
        switch (call.found()) {
          case CAUGHT -> Program.CAUGHT;
          case AUTOMATIC -> Program.AUTOMATIC;
          case NEXT_TURN -> Program.NEXT_TURN;
        };
    program.callUntilPlayed = call.untilPlayed();
    program.noCallInDealsOfOne = call.notInDealsOfOne();
    program.callAt = call.at();
    program.faultTurns = call.forTurnsOf();
    program.callEachTurn = call.eachTurn();
    program.callBeforeWithUpTo = call.beforeWithUpTo();
    program.callOfOneRank = call.orOfOneRank();
    program.callSave = call.save().isEmpty() ? Kinds.NONE : mask(new CardSet(call.save()));
  }

  private long mask(CardSet cards) {
    return cards.mask(program.wild);
  }

  static void fill(byte[] table, long kinds, int number) {
    for (long rest = kinds; rest != 0; rest &= rest - 1) {
      table[Long.numberOfTrailingZeros(rest)] = (byte) number;
    }
  }

  private void pack() {
    List<Integer> cards = pack(book, program.seats);
    program.pack = new byte[cards.size()];
    int[] copies = new int[Kind.COUNT];
    for (int i = 0; i < program.pack.length; i++) {
      int kind = cards.get(i);
      program.pack[i] = (byte) kind;
      copies[kind]++;
      program.planes = Math.max(program.planes, copies[kind]);
    }
  }

  /**
   * All cards of a book for so many seats, in the standard order: by suit and rank, jokers last.
   */
  public static List<Integer> pack(RuleBook book, int seats) {
    Element.Deck deck = book.find(Element.Deck.class).orElseThrow();
    int packs = deck.packs().at(seats);
    long leftOut = deck.leftOutOf(packs).mask(wild(book));
    List<Integer> cards = new ArrayList<>();
    for (int suit = 0; suit < 4; suit++) {
      for (int rank : ranks(deck)) {
        int kind = Kind.of(suit, rank);
        int copies = Kinds.has(leftOut, kind) ? packs - 1 : packs;
        cards.addAll(Collections.nCopies(copies, kind));
      }
    }
    int jokers = deck.jokersIn(packs);
    cards.addAll(Collections.nCopies((jokers + 1) / 2, Kind.RED_JOKER));
    cards.addAll(Collections.nCopies(jokers / 2, Kind.BLACK_JOKER));
    return cards;
  }

  private static List<Integer> ranks(Element.Deck deck) {
    return IntStream.range(0, Kind.RANKS)
        .filter(rank -> Pack.holds(deck.cards(), rank))
        .boxed()
        .toList();
  }
}
