package eightfold.play;

import eightfold.cards.Pack;
import eightfold.program.CallForm;
import eightfold.program.CardDecision;
import eightfold.program.CardEffects;
import eightfold.program.ChainRules;
import eightfold.program.CompiledCall;
import eightfold.program.Conditions;
import eightfold.program.DeclaringCards;
import eightfold.program.FollowedCards;
import eightfold.program.Following;
import eightfold.program.LastCards;
import eightfold.program.NeedyCards;
import eightfold.program.OpeningCards;
import eightfold.program.PenaltyCards;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/**
 * The rules by which a table is played. What is asked at every act stands here once more under a
 * name of its own: a look into the records of the {@link Program} would take two steps more, which
 * playouts feel (docs/speed.md).
 */
abstract class TableRules {
  final Program program;
  final Pack pack;

  final Element.Draw draw;
  final ChainRules chains;
  final CardEffects effects;
  final DeclaringCards declaring;
  final Conditions conditions;
  final Element.Speech speech;
  final Element.Players players;
  final NeedyCards need;
  final Following following;
  final Element.Turns turns;
  final PenaltyCards penalties;
  final LastCards lastCards;
  final OpeningCards opening;
  final FollowedCards followed;
  final CompiledCall call;
  final Element.Call callRule;

  final Policy drawing;
  final int mostDraws;
  final boolean drawsByReferee;
  final boolean freePass;
  final boolean dryPass;
  final boolean calls;
  final CallForm callForm;
  final int callPenalty;
  final boolean callBlocks;
  final boolean callUntilTurn;
  final long special;
  final long leaves;
  final boolean exchanges;
  final boolean trades;
  final boolean pairs;
  final long needy;
  final long inNeed;
  final long doubtful;
  final long heldRank;
  final long heldSuit;
  final long besideSuit;
  final int allowedChains;
  final long lastAllowed;
  final boolean alsos;
  final boolean openingWithoutEffect;
  final boolean conditional;
  final boolean factored;
  final boolean missing;
  final boolean plainTurns;
  final boolean outOfTurn;
  final int mostActs;
  final int mostCards;
  final long eventful;
  final long asking;
  final boolean obliges;
  final long exempt;
  final boolean ownWild;
  final boolean forcedCount;
  final Element.Stock.Out stockOut;
  final int pressure;

  TableRules(Program program) {
    this.program = program;
    pack = program.pack();
    draw = program.draw();
    chains = program.chains();
    effects = program.effects();
    declaring = program.declaring();
    conditions = program.conditions();
    speech = program.speech();
    players = program.players();
    need = program.need();
    following = program.following();
    turns = program.turns();
    penalties = program.penalties();
    lastCards = program.lastCards();
    opening = program.opening();
    followed = program.followed();
    call = program.call();
    callRule = call.rule();
    drawing = draw.policy();
    mostDraws = draw.most();
    drawsByReferee = draw.byReferee();
    freePass = draw.freePass();
    dryPass = draw.dryPass();
    calls = call.any();
    callForm = call.form();
    callPenalty = callRule.penalty();
    callBlocks = callRule.blocks();
    callUntilTurn = callRule.untilTurn();
    special = effects.special();
    leaves = effects.leaves();
    exchanges = program.decisions().has(CardDecision.EXCHANGE);
    trades = players.trades();
    pairs = turns.pairs();
    needy = need.needy();
    inNeed = need.inNeed();
    doubtful = need.doubtful();
    heldRank = declaring.heldRank();
    heldSuit = declaring.heldSuit();
    besideSuit = declaring.besideSuit();
    allowedChains = chains.allowed();
    lastAllowed = lastCards.allowed();
    alsos = conditions.alsos();
    openingWithoutEffect = opening.withoutEffect();
    conditional = program.conditional();
    factored = program.factor().any();
    missing = program.missing();
    plainTurns = program.plainTurns();
    outOfTurn = program.outOfTurn();
    mostActs = program.mostActs();
    mostCards = program.mostCards();
    eventful = program.eventful();
    asking = program.asking();
    obliges = program.forced().obliges();
    exempt = program.forced().exempt();
    ownWild = program.matching().ownWild();
    forcedCount = program.matching().forcedCount();
    stockOut = program.stock().out();
    pressure = program.stock().pressure();
  }
}
