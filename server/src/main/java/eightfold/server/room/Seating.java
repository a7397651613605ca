package eightfold.server.room;

import eightfold.game.Match;
import eightfold.record.Nonces;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Who sits where at a table. It never changes; its methods make another.
 *
 * @param former hashes of the tokens by which places were held in the deal that runs, and are not
 *     any more
 */
public record Seating(List<Chair> chairs, List<String> former) {
  public Seating {
    chairs = List.copyOf(chairs);
    former = List.copyOf(former);
  }

  /** Places that have not changed hands. */
  Seating(List<Chair> chairs) {
    this(chairs, List.of());
  }

  /** The places as the table was opened: bots sit, people have yet to come. */
  static Seating opened(Fact.Opened opened) {
    List<Chair> places = new ArrayList<>();
    for (int seat = 0; seat < opened.bots().size(); seat++) {
      String bot = opened.bots().get(seat);
      Chair chair = bot.isEmpty() ? Chair.free() : Chair.bot(bot, opened.names().get(seat), 0);
      places.add(chair.at(seat));
    }
    return new Seating(places);
  }

  Seating with(int seat, Chair chair) {
    List<Chair> places = new ArrayList<>(chairs);
    places.set(seat, chair.at(at(seat).place()));
    return new Seating(places, former);
  }

  /** The seats of these places in this order; those that are not here are free. */
  Seating arranged(List<Integer> places) {
    return new Seating(
        places.stream()
            .map(place -> seatAt(place).map(this::at).orElseGet(() -> Chair.free().at(place)))
            .toList(),
        former);
  }

  /** What the seats have added to a deal, when the seats of these places are all in this order. */
  Nonces arranged(Nonces added, List<Integer> places) {
    return new Nonces(
        places.stream().map(at -> seatAt(at).map(added.hex()::get).orElse("")).toList());
  }

  /** The seat at a place that the table was opened with; empty where it has none now. */
  Optional<Integer> seatAt(int place) {
    return seats().boxed().filter(seat -> at(seat).place() == place).findFirst();
  }

  /** The places of all seats that are taken, in order. */
  List<Integer> taken() {
    return chairs.stream().filter(chair -> !chair.isFree()).map(Chair::place).sorted().toList();
  }

  /** The places of all seats, and after them those up to a number that are not here now. */
  List<Integer> widened(int most) {
    Stream<Integer> here = chairs.stream().map(Chair::place);
    Stream<Integer> missing =
        IntStream.range(0, most).boxed().filter(place -> seatAt(place).isEmpty());
    return Stream.concat(here, missing).toList();
  }

  /** Whether the first places are all taken. */
  boolean hasTaken(int first) {
    return taken().containsAll(IntStream.range(0, first).boxed().toList());
  }

  int size() {
    return chairs.size();
  }

  Chair at(int seat) {
    return chairs.get(seat);
  }

  boolean has(int seat) {
    return seat >= 0 && seat < chairs.size();
  }

  /** The first free seat. */
  Optional<Integer> free() {
    return seats().boxed().filter(seat -> at(seat).isFree()).findFirst();
  }

  /** The seat that a token opens, or {@link Match#NOBODY}. */
  int openedBy(String token) {
    return seats()
        .filter(seat -> at(seat).token().equals(Optional.of(token)))
        .findFirst()
        .orElse(Match.NOBODY);
  }

  /** The seat that somebody has by a token, or will have, or {@link Match#NOBODY}. */
  public int seatOf(String token) {
    int has = openedBy(token);
    return has == Match.NOBODY ? keptFor(token) : has;
  }

  /** The seat that is kept for the holder of a token, or {@link Match#NOBODY}. */
  int keptFor(String token) {
    return seats()
        .filter(seat -> at(seat).heir().map(Chair.Heir::token).equals(Optional.of(token)))
        .findFirst()
        .orElse(Match.NOBODY);
  }

  /** The seats that a bot keeps for somebody. */
  List<Integer> kept() {
    return seats().boxed().filter(seat -> at(seat).heir().isPresent()).toList();
  }

  /** Who had a place by a token has it by another, both by their hashes. */
  Seating rekeyed(String before, String after) {
    return new Seating(chairs.stream().map(chair -> chair.rekeyed(before, after)).toList(), former);
  }

  /** By these tokens places were held in the deal that runs, and are not any more. */
  Seating former(List<String> tokens) {
    return new Seating(chairs, tokens);
  }

  /** The same when a place is taken from whoever holds it by a token while a deal runs. */
  Seating leftBy(Optional<String> token) {
    return former(Stream.concat(former.stream(), token.stream()).distinct().toList());
  }

  /** Whether somebody holds a hand in the deal that runs by a token, or has held one. */
  boolean hasHeld(String token) {
    return former.contains(token) || openedBy(token) != Match.NOBODY;
  }

  /** The seat that may be had by a ticket, or {@link Match#NOBODY}. */
  int offeredBy(String ticket) {
    return seats()
        .filter(seat -> at(seat).offer().map(Chair.Offer::ticket).equals(Optional.of(ticket)))
        .findFirst()
        .orElse(Match.NOBODY);
  }

  /** No deal runs: whoever waited for a place has it. */
  Seating handedOver() {
    return new Seating(chairs.stream().map(Chair::handedOver).toList(), former);
  }

  /** Of these seats the one whose player has sat there longest, or {@link Match#NOBODY}. */
  int eldest(Set<Integer> seats) {
    return seats.stream()
        .min(Comparator.comparingInt(seat -> at(seat).since()))
        .orElse(Match.NOBODY);
  }

  /** The players' names by seat; a free seat is called by its number. */
  public List<String> names() {
    return seats().mapToObj(seat -> at(seat).name().orElse("Seat " + seat)).toList();
  }

  private IntStream seats() {
    return IntStream.range(0, chairs.size());
  }
}
