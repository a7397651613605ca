package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.game.ActExamples;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Verb;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.play.ActRefusals;
import eightfold.play.Acts;
import eightfold.play.AgendaTask;
import eightfold.play.AwaitedSteps;
import eightfold.play.FamilyAct;
import eightfold.play.FamilyActs;
import eightfold.play.LegalActs;
import eightfold.play.PublicState;
import eightfold.play.Table;
import eightfold.program.LineStep;
import eightfold.rules.vocabulary.Consequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Messages that say why an act is refused, made from public facts and the own hand. */
final class RefusalTexts {
  private RefusalTexts() {}

  static Refusal over(Table table) {
    return new Refusal(
        Refusal.OVER, Message.of(table.over() ? "refusals.match-over" : "refusals.deal-over"));
  }

  /** The refusal with this code of a well-formed act. */
  static Refusal of(Table table, int seat, int act, int code) {
    return new Refusal(
        code,
        switch (code) {
          case Refusal.NOT_YOUR_TURN -> Message.of("refusals.not-your-turn");
          case Refusal.CARD_NOT_HELD ->
              Message.of("refusals.not-held")
                  .withCard("card", table.program().pack(), Acts.kind(act));
          case Refusal.NOTHING_TO_DRAW -> Message.of("refusals.nothing-to-draw");
          case Refusal.NOTHING_TO_DECLARE -> Message.of("refusals.nothing-to-declare");
          case Refusal.CARD_DOES_NOT_FOLLOW -> doesNotFollow(table, seat, act);
          case Refusal.DECISION_OWED -> owed(table, seat);
          case Refusal.MAY_NOT_DRAW -> Message.of(mayNotDraw(table, act));
          case Refusal.MAY_NOT_PASS -> mayNotPass(table, act);
          case Refusal.CALL_NOT_VALID -> Message.of(notValid(act));
          case Refusal.NOTHING_TO_CHALLENGE -> Message.of("refusals.nothing-to-challenge");
          case Refusal.DECLARATION_NOT_ALLOWED -> mayNotDeclare(table);
          case Refusal.MAY_NOT_GO_OUT ->
              Message.of("refusals.may-not-go-out")
                  .withCard("card", table.program().pack(), Acts.kind(act));
          case Refusal.PENALTY_PENDING -> pending(table, act);
          case Refusal.CONDITION_NOT_MET -> conditionNotMet(table, seat, act);
          case Refusal.NO_SUCH_SEAT -> noSuchSeat(table, act);
          case Refusal.OVER -> over(table).message();
          default -> Message.of("refusals.no-such-act");
        });
  }

  /**
   * The refusal of a line that is no act, with acts that are: what is asked of the seat if a
   * decision is, else what it may do, else what one does in such games.
   */
  static Refusal withExamples(Refusal refusal, Table table, int seat, List<String> names) {
    if (refusal.code() != Refusal.UNKNOWN_ACT) {
      return refusal;
    }
    List<String> acts = ActExamples.among(legal(table, seat, names));
    if (acts.isEmpty()) {
      return refusal;
    }
    return new Refusal(
        refusal.code(),
        AwaitedSteps.of(table.awaits()).isDecision()
            ? Message.of("refusals.unknown-act-owed")
                .with("line", refusal.message().argument("line"))
                .with("owed", owed(table, seat))
                .with("acts", acts)
            : refusal.message().with("acts", acts));
  }

  /**
   * The legal acts of a seat but calls and catches, which are no answer; other seats by their
   * names.
   */
  private static List<String> legal(Table table, int seat, List<String> names) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = LegalActs.list(table, seat, acts);
    return IntStream.range(0, count)
        .map(i -> acts[i])
        .filter(act -> act < Acts.SAY && act != Acts.CALL && !Acts.catches(act))
        .mapToObj(
            act ->
                FamilyActs.of(act).shape() == Verb.Shape.SEAT
                    ? named(FamilyActs.of(act), act, names)
                    : ActLine.text(act, table))
        .toList();
  }

  private static String named(FamilyAct declared, int act, List<String> names) {
    int seat = act - declared.first();
    return declared.word() + " " + (seat < names.size() ? names.get(seat) : seat);
  }

  private static Message noSuchSeat(Table table, int act) {
    if (Acts.drawsFrom(act)) {
      return Message.of("refusals.no-hand-to-draw-from");
    }
    FamilyAct declared = FamilyActs.of(act);
    int receiver = declared.receiver(table);
    boolean chosen = AwaitedSteps.of(table.awaits()).awaits().word().equals(declared.word());
    return receiver == Table.NOBODY
        ? Message.of(
            chosen
                ? "refusals.name-another-seat"
                : declared.untimely().orElse("refusals.name-another-seat"))
        : Message.of(declared.misdirected().orElseThrow()).with("seat", receiver);
  }

  /** Why two different cards are not played as a pair; empty if that is no reason. */
  static Optional<Refusal> unlike(Table table, int seat, int one, int other) {
    int code = ActRefusals.unlike(table, seat, one, other);
    boolean second = code == Refusal.CARD_NOT_HELD && table.copies(seat, one) > 0;
    return switch (code) {
      case Refusal.ALLOWED -> Optional.empty();
      case Refusal.CARD_DOES_NOT_FOLLOW ->
          Optional.of(
              new Refusal(
                  code,
                  Message.of("refusals.not-alike")
                      .withCard("card", table.program().pack(), one)
                      .withCard("other", table.program().pack(), other)));
      default -> Optional.of(of(table, seat, Acts.PLAY + (second ? other : one), code));
    };
  }

  private static Message doesNotFollow(Table table, int seat, int act) {
    if (table.awaits() == AgendaTask.FOLLOW) {
      return Message.of("refusals.not-of-its-suit")
          .withCard("card", table.program().pack(), Acts.kind(act))
          .withCard("upcard", table.program().pack(), table.upcard());
    }
    if (table.opening()) {
      return Message.of("refusals.does-not-open")
          .withCard("card", table.program().pack(), Acts.kind(act));
    }
    if (table.awaits() == AgendaTask.MORE) {
      return Message.of("refusals.does-not-go-on")
          .withCard("card", table.program().pack(), Acts.kind(act))
          .withCard("upcard", table.program().pack(), table.upcard());
    }
    long wild = PublicState.wildUnlessLast(table);
    if (table.count(seat) == 1 && Kinds.has(wild, Acts.kind(act))) {
      return Message.of("refusals.last-has-to-match")
          .withCard("card", table.program().pack(), Acts.kind(act));
    }
    if (Kinds.has(table.follows() | wild, Acts.kind(act))) {
      return Message.of("refusals.only-the-card-drawn");
    }
    if (table.declaredSuit() == Table.FREE_SUIT) {
      return Message.of("refusals.suit-barred")
          .withCard("card", table.program().pack(), Acts.kind(act));
    }
    if (table.calledRank() == Table.FREE_RANK) {
      return Message.of("refusals.has-an-effect")
          .withCard("card", table.program().pack(), Acts.kind(act));
    }
    if (table.declaredSuit() != Table.NOBODY) {
      return Message.of("refusals.suit-declared")
          .withCard("card", table.program().pack(), Acts.kind(act))
          .with("suit", Argument.suit(table.program().pack(), table.declaredSuit()));
    }
    if (table.calledRank() != Kind.NONE && table.declaredSuit() == Table.NOBODY) {
      return Message.of("refusals.rank-called")
          .withCard("card", table.program().pack(), Acts.kind(act))
          .with("rank", new Argument.Rank(table.program().pack(), table.calledRank()));
    }
    assert table.upcard() != Kind.NONE : "where no card lies and nothing is declared, all follow";
    return Message.of("refusals.matches-neither")
        .withCard("card", table.program().pack(), Acts.kind(act))
        .withCard("upcard", table.program().pack(), table.ruling());
  }

  private static Message mayNotDeclare(Table table) {
    boolean held =
        Kinds.has(
            table.program().declaring().heldSuit() | table.program().declaring().heldRank(),
            table.upcard());
    return Message.of(held ? "refusals.name-what-you-hold" : "refusals.may-not-name")
        .with("what", table.awaits() == AgendaTask.RANK ? "rank" : "suit");
  }

  private static String notValid(int act) {
    if (act == Acts.CALL) {
      return "refusals.no-call-due";
    }
    return act == Acts.GRAB || act == Acts.PASS
        ? "refusals.nothing-to-grab"
        : "refusals.nothing-to-catch";
  }

  private static Message owed(Table table, int seat) {
    return table.awaits() == AgendaTask.TARGET
        ? target(table)
        : Message.of(AwaitedSteps.of(table.awaits()).owed(table, seat));
  }

  /** What the seat that is to be named will have to do. */
  private static Message target(Table table) {
    return PublicState.choice(table)
        .map(
            step ->
                switch (step) {
                  case LineStep.Draw draw ->
                      Message.of("refusals.first-target-draws")
                          .with("cards", PublicState.number(table, draw.cards()));
                  case LineStep.Miss miss ->
                      Message.of("refusals.first-target-misses")
                          .with("turns", PublicState.number(table, miss.turns()));
                  case LineStep.MustPlay play ->
                      Message.of("refusals.first-target-must-play")
                          .with("cards", answers(table.program().pack(), play.kinds()));
                  case LineStep.TurnGoes _ -> Message.of("refusals.first-target-turn");
                  case LineStep.SwapHands _ -> Message.of("refusals.first-target-swaps");
                  case LineStep.Say say ->
                      Message.of("refusals.first-target-says").with("cards", say.cost());
                  case LineStep.ShowHand _ -> Message.of("refusals.first-target-shows");
                  case LineStep.Move move ->
                      Message.of(moves(move.route()))
                          .with("cards", PublicState.number(table, move.cards()));
                  case LineStep.Skip _,
                      LineStep.PassHands _,
                      LineStep.Redeal _,
                      LineStep.TurnUp _,
                      LineStep.Reverse _,
                      LineStep.Goes _,
                      LineStep.Again _,
                      LineStep.DeclareSuit _,
                      LineStep.Decide _ ->
                      throw new IllegalStateException("nobody is named for " + step);
                })
        .orElseGet(() -> Message.of("refusals.first-target-duel"));
  }

  /** What cards that go somewhere are to the seat that is named. */
  private static String moves(Consequence.Route route) {
    return switch (route) {
      case STEALS -> "refusals.first-target-steals";
      case PUTS, PUTS_ALL -> "refusals.first-target-puts";
      case DRAWS, DRAWS_FROM_BOTTOM -> "refusals.first-target-draws";
      case TAKES_BACK, TAKES_FROM_PILE, TAKES_THE_PILE, BURNS -> "refusals.first-target-takes";
    };
  }

  private static String mayNotDraw(Table table, int act) {
    if (Acts.drawsFrom(act) && table.program().draw().orFrom().seat().isEmpty()) {
      return "refusals.stock-alone";
    }
    Optional<String> untimely = FamilyActs.of(act).untimely();
    if (untimely.isPresent()) {
      return untimely.get();
    }
    if (table.pendingSkip() > 0) {
      return "refusals.skip-pending";
    }
    if (table.awaits() == AgendaTask.FOLLOW) {
      return "refusals.play-another-card";
    }
    if (table.awaits() == AgendaTask.MORE) {
      return "refusals.lay-or-end";
    }
    if (table.calledRank() != Kind.NONE && table.program().declaring().heldRank() != 0) {
      return "refusals.called-rank-held";
    }
    return "refusals.may-not-draw";
  }

  private static Message mayNotPass(Table table, int act) {
    if (table.pendingDraw() > 0) {
      return Message.of("refusals.answer-or-draw").with("cards", table.pendingDraw());
    }
    if (table.awaits() == AgendaTask.GIVE) {
      return Message.of("refusals.go-on-giving");
    }
    if (table.awaits() == AgendaTask.FOLLOW) {
      return Message.of("refusals.another-card-has-to-go");
    }
    if (act == Acts.END && LegalActs.partner(table) != Kind.NONE) {
      return Message.of("refusals.partner-has-to-follow")
          .withCard("card", table.program().pack(), LegalActs.partner(table));
    }
    if (act == Acts.END) {
      return Message.of(
          table.awaits() == AgendaTask.MORE ? "refusals.run-too-short" : "refusals.nothing-to-end");
    }
    if (table.awaits() == AgendaTask.MORE) {
      return Message.of("refusals.end-with-end");
    }
    return Message.of("refusals.may-not-pass");
  }

  private static Message pending(Table table, int act) {
    Argument answers = answers(table.program().pack(), PublicState.pendingAnswers(table));
    return table.pendingSkip() > 0
        ? Message.of("refusals.no-answer-to-skip")
            .withCard("card", table.program().pack(), Acts.kind(act))
            .with("answers", answers)
        : Message.of("refusals.no-answer-to-penalty")
            .withCard("card", table.program().pack(), Acts.kind(act))
            .with("cards", table.pendingDraw())
            .with("answers", answers);
  }

  /** A set of kinds as ranks where whole ranks are meant, else card by card. */
  private static Argument answers(Pack pack, long kinds) {
    List<Argument> words = new ArrayList<>();
    for (int rank = 0; rank < pack.ranks().size(); rank++) {
      long whole = pack.ofRank(rank);
      if ((kinds & whole) == whole) {
        words.add(new Argument.Rank(pack, rank));
      } else {
        for (long rest = kinds & whole; rest != 0; rest &= rest - 1) {
          words.add(new Argument.Card(pack, Long.numberOfTrailingZeros(rest)));
        }
      }
    }
    if ((kinds & pack.jokers()) != 0) {
      words.add(Message.of("words.card.joker"));
    }
    return words.isEmpty() ? Message.of("words.nothing") : new Argument.Items(words);
  }

  private static Message conditionNotMet(Table table, int seat, int act) {
    int kind = Acts.kind(act);
    if (Kinds.has(table.barred(), kind)) {
      return Message.of("refusals.never-on")
          .withCard("card", table.program().pack(), Acts.kind(act))
          .withCard("upcard", table.program().pack(), table.upcard());
    }
    assert table.copies(seat, kind) > 0 : "a condition is looked at for cards held";
    boolean suit = Kinds.has(table.program().need().withoutSuit(), kind);
    return Message.of(suit ? "refusals.only-without-suit" : "refusals.only-in-need")
        .withCard("card", table.program().pack(), Acts.kind(act));
  }
}
