package eightfold.game;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One fact that came of an act, in the words of the notation (page 4), such as {@code drew Bob 2}.
 * The words are public; what {@code privately} holds is told to one seat alone.
 *
 * @param verb the first word: {@code played}, {@code drew}, {@code deal-over} …
 * @param seat the seat that it is about, or {@link #NOBODY}
 * @param words what follows the seat's name: cards, suits, numbers, in the notation
 * @param other a second seat that stands after the first, or {@link #NOBODY}
 * @param privately cards that only {@code seat} and {@code other} are told (those drawn or given),
 *     empty where there are none
 * @param because the card whose ability brought it about, by its name in the notation; empty where
 *     no ability did. It says more than the notation's line, and is as public.
 * @param offence what a seat is {@code penalised} for, in a word (semantics 7.8); empty of any
 *     other event. It, too, says more than the line, and is as public.
 * @param cause what brought it about, the nearest first (NOTATION 8); empty where a seat did it of
 *     its own accord. It is as public.
 */
public record Event(
    String verb,
    int seat,
    int other,
    List<String> words,
    List<String> privately,
    String because,
    String offence,
    List<Cause> cause) {
  public static final int NOBODY = -1;

  /** An event that no ability brought about. */
  public Event(String verb, int seat, int other, List<String> words, List<String> privately) {
    this(verb, seat, other, words, privately, "", "", List.of());
  }

  /** The same, brought about by the ability of a card. */
  public Event because(String card) {
    return new Event(verb, seat, other, words, privately, card, offence, cause);
  }

  /** The same, for what the seat has done or left undone. */
  public Event foundOut(String what) {
    return new Event(verb, seat, other, words, privately, because, what, cause);
  }

  /** The same, brought about by these causes, the nearest first. */
  public Event causedBy(List<Cause> causes) {
    return new Event(verb, seat, other, words, privately, because, offence, causes);
  }

  public Event {
    words = List.copyOf(words);
    privately = List.copyOf(privately);
    cause = List.copyOf(cause);
  }

  /** A public event about a seat. */
  public static Event of(String verb, int seat, String... words) {
    return new Event(verb, seat, NOBODY, List.of(words), List.of());
  }

  /** The same event as the given seat is told it (spectators: {@link #NOBODY}). */
  public Event toldTo(int listener) {
    boolean party = listener != NOBODY && (listener == seat || listener == other);
    return privately.isEmpty() || party
        ? this
        : new Event(verb, seat, other, words, List.of(), because, offence, cause);
  }

  /** The event as the notation writes it, its causes behind it: {@code drew Bob 2 <- 2H Ann}. */
  public String textWithCause(List<String> names) {
    return cause.isEmpty()
        ? text(names)
        : text(names)
            + " <- "
            + cause.stream().map(one -> one.text(names)).collect(Collectors.joining(", "));
  }

  /** The event as the notation writes it, seats by these names. */
  public String text(List<String> names) {
    StringBuilder text = new StringBuilder(verb);
    if (seat != NOBODY) {
      text.append(' ').append(names.get(seat));
    }
    if (other != NOBODY) {
      text.append(' ').append(names.get(other));
    }
    for (String word : words) {
      text.append(' ').append(word);
    }
    return text.toString();
  }
}
