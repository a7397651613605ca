package eightfold.rules.sheet;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardWording;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.rules.vocabulary.Trigger;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** The sentence of a {@code when} line: its event, and what comes of it. */
final class SheetConditions {
  private static final String KEY = "sheet.when.";

  private final Message player;

  private final Function<SeatTable, Argument> numbers;

  private SheetConditions(Trigger event, Function<SeatTable, Argument> numbers) {
    this.numbers = numbers;
    this.player = Message.of(KEY + "player." + subject(event));
  }

  /**
   * The sentence of a line.
   *
   * @param numbers how numbers by seats are said
   */
  static Message of(Element.When line, Function<SeatTable, Argument> numbers) {
    SheetConditions sentence = new SheetConditions(line.event(), numbers);
    List<Argument> then = new ArrayList<>();
    // what is to be said stands last: the price of silence shall not seem to be what follows
    line.then().stream()
        .sorted(Comparator.comparing(one -> one instanceof Consequence.Says))
        .forEach(one -> then.add(sentence.consequence(one)));
    return Message.of("sheet.when")
        .with("event", event(line.event()))
        .with("conditions", new Argument.Items(conditions(line)))
        .with("then", new Argument.Items(then));
  }

  private static List<Argument> conditions(Element.When line) {
    List<Argument> conditions = new ArrayList<>();
    line.and().forEach(one -> conditions.add(condition(one)));
    return conditions;
  }

  private static Message condition(EventCondition condition) {
    return switch (condition) {
      case EventCondition.Card(CardSet cards, boolean not) ->
          Message.of(KEY + "if.card")
              .with("not", Argument.flag(not))
              .with("cards", SheetCards.of(cards.parts()));
      case EventCondition.Alike(EventCondition.Aspect in, boolean other, boolean starter) ->
          Message.of(KEY + (starter ? "if.alike-starter" : "if.alike"))
              .with("other", Argument.flag(other))
              .with("aspect", ValueType.word(in));
      case EventCondition.Steps(List<EventCondition.Step> steps) -> steps(steps);
      case EventCondition.Pattern(EventCondition.Aspect of, Letters letters) ->
          Message.of(KEY + "if.pattern")
              .with("aspect", ValueType.word(of))
              .with("letters", letters.text());
      case EventCondition.Row(
              int number,
              List<CardSet.Part> cards,
              EventCondition.Aspect of,
              boolean breaks) ->
          Message.of(KEY + (breaks ? "if.row-breaks" : "if.row"))
              .with("number", number)
              .with("ordinal", Message.of("words.ordinal." + number))
              .with("aspect", ValueType.word(of))
              .with("cards", SheetCards.of(cards));
      case EventCondition.Counted counted -> counted(counted);
      case EventCondition.ByChance(int times, int in) ->
          Message.of(KEY + "if.chance").with("times", times).with("in", in);
      case EventCondition.Circumstance(EventCondition.What what, boolean not) ->
          circumstance(what, not);
      case EventCondition.Values(
              EventCondition.Reckoning by,
              EventCondition.Result result,
              int number,
              int cards) ->
          Message.of(KEY + "if.values-" + ValueType.word(by))
              .with("cards", cards)
              .with("result", ValueType.word(result))
              .with("number", number);
    };
  }

  /** The words as they stand, and what of the card stands in them. */
  private static Argument said(String words) {
    Argument said = new Argument.Text("");
    for (CardWording.Piece piece : CardWording.pieces(words).reversed()) {
      said =
          said.equals(new Argument.Text(""))
              ? piece(piece)
              : Message.of(KEY + "piece.join").with("first", piece(piece)).with("second", said);
    }
    return said;
  }

  private static Argument piece(CardWording.Piece piece) {
    return switch (piece) {
      case CardWording.Piece.Plain(String words) ->
          new Argument.Text(SheetMessages.plainText(words));
      case CardWording.Piece.Rank() -> Message.of(KEY + "piece.rank");
      case CardWording.Piece.Suit() -> Message.of(KEY + "piece.suit");
      case CardWording.Piece.Value(Amount.Counted amount) ->
          Message.of(KEY + "piece.value")
              .with("times", amount.times())
              .with("less", amount.less())
              .with("count", Message.of(KEY + "count." + ValueType.word(amount.of())));
      case CardWording.Piece.Unknown(String words) -> new Argument.Text(words);
    };
  }

  private static Message circumstance(EventCondition.What what, boolean not) {
    return Message.of(KEY + "if." + what.words().replace(' ', '-')).with("not", not);
  }

  private static Message steps(List<EventCondition.Step> steps) {
    Message said = step(steps.getLast());
    if (steps.size() == 1) {
      return Message.of(KEY + "if.step").with("step", said);
    }
    for (int i = steps.size() - 2; i >= 0; i--) {
      said = Message.of(KEY + "if.then").with("first", step(steps.get(i))).with("second", said);
    }
    return Message.of(KEY + "if.steps").with("steps", said);
  }

  private static Message counted(EventCondition.Counted counted) {
    Message said =
        switch (counted.what()) {
          case LAID -> Message.of(KEY + "if.laid");
          case IN_HAND -> Message.of(KEY + "if.in-hand");
          case HELD ->
              Message.of(KEY + "if.holds")
                  .with("matching", counted.of() == EventCondition.Fitting.MATCHING)
                  .with("cards", SheetCards.of(counted.which()));
        };
    return said.with("number", counted.number()).with("more", counted.more());
  }

  private static Message step(EventCondition.Step step) {
    return Message.of(KEY + "if." + ValueType.word(step.way()))
        .with("by", step.by())
        .with("round", Argument.flag(step.round()));
  }

  private static Message event(Trigger event) {
    return switch (event) {
      case Trigger.HandBecomes(int cards) -> Message.of(KEY + "hand-becomes").with("cards", cards);
      case Trigger.Happens(Trigger.Moment moment) -> Message.of(KEY + ValueType.word(moment));
      case Trigger.Played(CardSet cards, List<CardSet.Part> on, int row, OptionalInt left) ->
          Message.of(row > 0 ? KEY + "in-a-row" : KEY + "played")
              .with("cards", SheetCards.of(cards.parts()))
              .with("on", SheetCards.of(on))
              .with("ordinal", Message.of("words.ordinal." + Math.max(1, row)))
              .with(
                  "left",
                  left.isPresent()
                      ? new Argument.Count(left.getAsInt())
                      : new Argument.Items(List.of()));
    };
  }

  /** Of whom a line speaks as its player. */
  private static String subject(Trigger event) {
    return switch (event) {
      case Trigger.Played _, Trigger.HandBecomes _ -> "its";
      case Trigger.Happens(Trigger.Moment moment) ->
          moment == Trigger.Moment.DIRECTION_TURNS ? "turn" : "that";
    };
  }

  private Message consequence(Consequence one) {
    return switch (one) {
      case Consequence.LosesTurns loses -> loses(loses);
      case Consequence.MustPlay(SeatSelector who, CardSet cards, boolean not) ->
          does(not ? "must-not-play" : "must-play")
              .with("who", seats(who))
              .with("cards", SheetCards.of(cards.parts()));
      case Consequence.Says(SeatSelector who, String words, int cards) ->
          does(words.isEmpty() ? "says-its-name" : "says")
              .with("player", seats(who))
              .with("words", said(words))
              .with("cards", cards);
      case Consequence.WholeHands hands -> hands(hands);
      case Effect.AtOnce(Effect.What what) -> does(ValueType.word(what));
      case Effect.Decides(Effect.Choice what, int cards, OtherSeat to) ->
          does(ValueType.word(what)).with("cards", cards).with("to", SheetMessages.other(to));
      case Consequence.Moves moves -> moves(moves);
    };
  }

  private Message loses(Consequence.LosesTurns loses) {
    return switch (loses.how()) {
      case MISSES -> does("misses", loses.who(), "turns", loses.turns());
      case SKIPS -> does("skip", loses.who(), "seats", loses.seats());
      case TURN_GOES -> does("turn-goes").with("who", seats(loses.who()));
    };
  }

  private Message hands(Consequence.WholeHands hands) {
    return switch (hands.what()) {
      case SWAP -> does("swaps").with("who", seats(hands.who()));
      case SHOW -> does("shows-hand").with("who", seats(hands.who())).with("to", seats(hands.to()));
      case PASS -> does("pass-hands").with("by", ValueType.word(hands.way()));
      case REDEAL -> does("redeal");
    };
  }

  private Message moves(Consequence.Moves moves) {
    SeatSelector who = moves.who();
    String to = moves.to() == Consequence.Away.INTO_STOCK ? "stock" : "pile";
    return switch (moves.route()) {
      case DRAWS -> does("draws", who, "cards", moves.cards());
      case TAKES_BACK -> does("takes-back");
      case TAKES_FROM_PILE -> does("takes", who, "cards", moves.cards());
      case TAKES_THE_PILE -> does("takes-the-pile").with("who", seats(who));
      case STEALS ->
          does("steals", moves.from(), "cards", moves.cards()).with("player", seats(who));
      case DRAWS_FROM_BOTTOM -> does("draws-lowest", who, "cards", moves.cards());
      case BURNS -> does("burns", who, "cards", moves.cards());
      case PUTS -> does("puts", who, "cards", moves.cards()).with("to", to);
      case PUTS_ALL ->
          does(moves.which().isEmpty() ? "puts-fitting" : "puts-all")
              .with("who", seats(who))
              .with("cards", SheetCards.of(moves.which()))
              .with("of", ValueType.word(moves.of()))
              .with("to", to);
    };
  }

  private Message does(String name, SeatSelector who, String of, Amount amount) {
    return switch (amount) {
      case Amount.Fixed(SeatTable bySeats) ->
          does(name).with("who", seats(who)).with(of, numbers.apply(bySeats));
      case Amount.Counted(Amount.Count count, int times, int less) ->
          does(name + "-count")
              .with("who", seats(who))
              .with(
                  "count",
                  Message.of(KEY + "count." + ValueType.word(count)).with("player", player))
              .with("times", times)
              .with("less", less);
      case Amount.Thrown thrown ->
          does(name + "-count")
              .with("who", seats(who))
              .with("count", thrown(thrown))
              .with("times", 1)
              .with("less", 0);
    };
  }

  private static Message thrown(Amount.Thrown thrown) {
    String with =
        thrown.equals(Amount.Thrown.DIE)
            ? "a-die"
            : thrown.equals(Amount.Thrown.COIN) ? "a-coin" : "by-chance";
    return Message.of(KEY + "count." + with)
        .with("least", thrown.least())
        .with("most", thrown.most());
  }

  private Message does(String name) {
    return Message.of(KEY + "does." + name).with("player", player);
  }

  private Message seats(SeatSelector who) {
    return who.which() == SeatSelector.Which.PLAYER
        ? player
        : Message.of(KEY + "seats." + ValueType.word(who.which()))
            .with("player", player)
            .with("ordinal", Message.of("words.ordinal." + Math.max(1, who.steps())));
  }
}
