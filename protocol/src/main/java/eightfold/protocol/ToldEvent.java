package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.Event;
import eightfold.message.Message;
import java.util.List;

/**
 * A numbered event as one listener is told it.
 *
 * @param number its number at this table, from 1
 * @param verb the notation's verb
 * @param seat whom it is about, -1: nobody
 * @param other a second seat, -1: none
 * @param words what follows, in the notation
 * @param cards cards that the listener alone is told, where there are any
 * @param because the card whose ability brought it about, where one did
 * @param offence what a seat is penalised for, where it is
 * @param cause what brought it about, the nearest first; empty where a seat did it of its own
 *     accord
 * @param standIn whether a bot brought it about, playing for the person of the seat
 * @param text the whole line in the notation, with names
 */
public record ToldEvent(
    long number,
    String verb,
    int seat,
    int other,
    List<String> words,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> cards,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String because,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String offence,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ToldCause> cause,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean standIn,
    String text) {

  /** The same where the rules have no {@code when} lines, or nobody says what they are. */
  public static ToldEvent of(long number, Event event, int listener, List<String> names) {
    return of(number, event, listener, names, List.of());
  }

  /**
   * What the listener (a seat, or {@link Event#NOBODY}) is told of an event.
   *
   * @param conditions what the {@code when} lines of the book say, in their order
   */
  public static ToldEvent of(
      long number, Event event, int listener, List<String> names, List<Message> conditions) {
    Event told = event.toldTo(listener);
    return new ToldEvent(
        number,
        told.verb(),
        told.seat(),
        told.other(),
        told.words(),
        told.privately(),
        told.because(),
        told.offence(),
        told.cause().stream().map(cause -> ToldCause.of(cause, conditions)).toList(),
        false,
        told.text(names));
  }

  /**
   * The same, brought about by a bot that plays for the person of the seat, or by whoever sits
   * there.
   */
  public ToldEvent byStandIn(boolean bot) {
    return new ToldEvent(
        number, verb, seat, other, words, cards, because, offence, cause, bot, text);
  }
}
