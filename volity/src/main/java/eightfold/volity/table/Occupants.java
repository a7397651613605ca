package eightfold.volity.table;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;

/**
 * Who is in the room, and what those at the table are called there. It never changes; its methods
 * make another.
 *
 * @param people those who have come by themselves, by table name
 * @param puppets those whom the referee has brought, by address
 * @param puppetAt which of them sits at a place
 * @param names what whoever sits or sat at a place is called
 * @param brought how many the referee has brought so far
 */
record Occupants(
    SortedMap<String, Occupant> people,
    SequencedMap<String, Puppet> puppets,
    SortedMap<Integer, String> puppetAt,
    SortedMap<Integer, String> names,
    int brought) {
  static final Occupants NOBODY =
      new Occupants(
          Collections.emptySortedMap(),
          FixedCopies.none(),
          Collections.emptySortedMap(),
          Collections.emptySortedMap(),
          0);

  /** The occupant whose account it is; of several the one that calls go to. */
  Optional<Occupant> ofAccount(String account) {
    return people.values().stream()
        .filter(occupant -> occupant.account().equals(account))
        .max(Comparator.comparing(occupant -> occupant.callTo().isPresent()));
  }

  /** Whether somebody who has come by themselves was shown with this address. */
  boolean hasShown(String jid) {
    return people.values().stream().anyMatch(occupant -> occupant.seen().contains(jid));
  }

  Optional<Puppet> puppet(String jid) {
    return Optional.ofNullable(puppets.get(jid));
  }

  /** Whom the referee has brought to a place. */
  Optional<Puppet> puppetOf(int place) {
    return Optional.ofNullable(puppetAt.get(place)).flatMap(this::puppet);
  }

  /** At which place somebody sits whom the referee has brought. */
  Optional<Integer> placeOf(Puppet puppet) {
    return puppetAt.entrySet().stream()
        .filter(one -> one.getValue().equals(puppet.jid().toString()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Whom the referee has brought last. */
  Puppet newest() {
    return puppets.lastEntry().getValue();
  }

  /** Somebody is there by their table name. */
  Occupants with(Occupant occupant) {
    return people(FixedCopies.with(people, occupant.nick(), occupant));
  }

  Occupants without(String nick) {
    return people(FixedCopies.without(people, nick));
  }

  /** The referee has brought somebody more. */
  Occupants brings(Puppet puppet) {
    return new Occupants(
        people,
        FixedCopies.with(puppets, puppet.jid().toString(), puppet),
        puppetAt,
        names,
        brought + 1);
  }

  /** Somebody whom the referee has brought has another table name. */
  Occupants renames(Puppet puppet) {
    Occupants renamed = puppets(FixedCopies.with(puppets, puppet.jid().toString(), puppet));
    return placeOf(puppet).map(place -> renamed.named(place, puppet.nick())).orElse(renamed);
  }

  Occupants sends(Puppet puppet) {
    return puppets(FixedCopies.without(puppets, puppet.jid().toString()));
  }

  Occupants seats(int place, Puppet puppet) {
    return puppetAt(FixedCopies.with(puppetAt, place, puppet.jid().toString()));
  }

  Occupants unseats(int place) {
    return puppetAt(FixedCopies.without(puppetAt, place));
  }

  Occupants named(int place, String name) {
    return name.equals(names.get(place)) ? this : names(FixedCopies.with(names, place, name));
  }

  Occupants unnamed(int place) {
    return names(FixedCopies.without(names, place));
  }

  /** Nobody is there any more; what those at the table are called is remembered. */
  Occupants gone() {
    return new Occupants(NOBODY.people, NOBODY.puppets, NOBODY.puppetAt, names, brought);
  }

  private Occupants people(SortedMap<String, Occupant> other) {
    return new Occupants(other, puppets, puppetAt, names, brought);
  }

  private Occupants puppets(SequencedMap<String, Puppet> other) {
    return new Occupants(people, other, puppetAt, names, brought);
  }

  private Occupants puppetAt(SortedMap<Integer, String> other) {
    return new Occupants(people, puppets, other, names, brought);
  }

  private Occupants names(SortedMap<Integer, String> other) {
    return new Occupants(people, puppets, puppetAt, other, brought);
  }
}
