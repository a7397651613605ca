package eightfold.shedding;

import eightfold.game.Event;
import eightfold.game.Refusal;
import eightfold.game.Verb.Shape;
import eightfold.play.ActRefusals;
import eightfold.play.Acts;
import eightfold.play.AgendaTask;
import eightfold.play.FamilyAct;
import eightfold.play.FamilyActs;
import eightfold.play.Kernel;
import eightfold.play.SpokenWords;
import eightfold.play.Table;
import eightfold.play.WholeTurns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line of the notation tried at a copy of the table: its acts are done one by one, and with the
 * first that is refused all of it is.
 */
final class Submission {
  private final Table trial;
  private final int seat;
  private final List<String> names;
  private final EventLog eventLog;
  private final List<String> done = new ArrayList<>();

  /**
   * A line of a seat.
   *
   * @param trial a copy of the table, with which nothing else is done
   * @param names the seats' names, by which the line may name them
   */
  Submission(Table trial, int seat, List<String> names) {
    this.trial = trial;
    eventLog = new EventLog(trial.program().pack());
    this.seat = seat;
    this.names = names;
  }

  /** The table when the line has been taken. */
  Table after() {
    return trial;
  }

  /** The acts that were done, as a record writes them. */
  List<String> done() {
    return done;
  }

  /** What came of them. */
  List<Event> events() {
    return eventLog.events();
  }

  /** Does what the line says; why it is refused, if it is. */
  Optional<Refusal> refusal(String line) {
    ActLine read = ActLine.read(line, trial.program(), names);
    return read.refusal()
        .map(refusal -> RefusalTexts.withExamples(refusal, trial, seat, names))
        .or(() -> tooMany(read, line))
        .or(() -> asOnePlay(read))
        .or(() -> acts(read, line))
        .or(() -> declaration(read));
  }

  /** More cards behind a word than it takes now are too many arguments. */
  private Optional<Refusal> tooMany(ActLine read, String line) {
    FamilyAct declared = FamilyActs.of(read.acts().getFirst());
    boolean fits = read.acts().size() == 1 || read.acts().size() <= declared.mostCards(trial);
    return fits || declared.shape() != Shape.CARD_AND_SEAT
        ? Optional.empty()
        : Optional.of(
            RefusalTexts.withExamples(
                ActLine.unknown(line).refusal().orElseThrow(), trial, seat, names));
  }

  /** What speaks against several cards as one play, whatever each of them is by itself. */
  private Optional<Refusal> asOnePlay(ActLine read) {
    List<Integer> cards = read.acts().stream().filter(Acts::card).map(Acts::kind).toList();
    if (cards.size() < 2) {
      return Optional.empty();
    }
    if (trial.program().turns().pairs()) {
      return RefusalTexts.unlike(trial, seat, cards.getFirst(), cards.getLast());
    }
    int code = ActRefusals.cheatingSet(trial, seat, cards);
    return code == Refusal.ALLOWED
        ? Optional.empty()
        : Optional.of(RefusalTexts.of(trial, seat, read.acts().getFirst(), code));
  }

  private Optional<Refusal> acts(ActLine read, String line) {
    if (read.isWholeTurn()) {
      return wholeTurn(read.acts().subList(0, read.acts().size() - 1));
    }
    if (read.acts().size() > 1) {
      return oneByOne(read.acts());
    }
    int only = read.acts().getFirst();
    int act = only == Acts.SAY ? SpokenWords.act(trial, seat, line.strip().substring(3)) : only;
    return misdirected(act, read.to()).or(() -> attempt(act));
  }

  private Optional<Refusal> oneByOne(List<Integer> acts) {
    Optional<Refusal> refusal = Optional.empty();
    for (int i = 0; i < acts.size() && refusal.isEmpty(); i++) {
      refusal = attempt(acts.get(i));
    }
    return refusal;
  }

  /** Lays cards and ends the turn: at once, or when a seat has been named for the last of them. */
  private Optional<Refusal> wholeTurn(List<Integer> cards) {
    for (int card : cards) {
      int before = WholeTurns.played(trial);
      Optional<Refusal> refusal = attempt(Acts.PLAY + card);
      if (refusal.isPresent() || WholeTurns.played(trial) == before) {
        return refusal; // what was not laid after all ends no turn
      }
    }
    return switch (WholeTurns.rest(trial, seat)) {
      case NOTHING -> Optional.empty();
      case END -> attempt(Acts.END);
      case ANSWER -> {
        WholeTurns.endsThen(trial);
        done.set(
            done.size() - 1, "play " + trial.program().pack().name(Acts.kind(cards.getLast())));
        yield Optional.empty();
      }
    };
  }

  /** What stands behind the cards is declared, all of it, if a declaration is asked for. */
  private Optional<Refusal> declaration(ActLine read) {
    Optional<Refusal> refusal = Optional.empty();
    boolean asked = isAsked();
    for (int i = 0; i < read.declaration().size() && refusal.isEmpty() && asked; i++) {
      int act = read.declaration().get(i);
      boolean freeRank = act == Acts.SUIT_FREE && trial.awaits() == AgendaTask.RANK;
      refusal = attempt(freeRank ? Acts.RANK_FREE : act);
    }
    return refusal;
  }

  private boolean isAsked() {
    return trial.turn() == seat
        && (trial.awaits() == AgendaTask.SUIT || trial.awaits() == AgendaTask.RANK);
  }

  /** An act that names another seat than the rules say: refused before the card is looked at. */
  private Optional<Refusal> misdirected(int act, int to) {
    FamilyAct declared = FamilyActs.of(act);
    if (declared.misdirected().isEmpty()
        || declared.numbersSeats()
        || to == declared.receiver(trial)) {
      return Optional.empty();
    }
    int code = ActRefusals.code(trial, seat, act);
    boolean looksAtTheCard = code == Refusal.ALLOWED || code == Refusal.CARD_NOT_HELD;
    return looksAtTheCard ? refused(act, Refusal.NO_SUCH_SEAT) : Optional.empty();
  }

  private Optional<Refusal> attempt(int act) {
    int code = ActRefusals.code(trial, seat, act);
    if (code != Refusal.ALLOWED) {
      return refused(act, code);
    }
    done.add(ActLine.text(act, trial));
    Kernel.apply(trial, seat, act, eventLog);
    return Optional.empty();
  }

  private Optional<Refusal> refused(int act, int code) {
    return Optional.of(RefusalTexts.of(trial, seat, act, code));
  }
}
