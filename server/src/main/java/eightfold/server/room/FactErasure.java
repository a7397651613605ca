package eightfold.server.room;

import eightfold.game.Reply;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The facts of a table without the name and the talk of somebody who has sat there. They are called
 * by their seat instead, from the first fact on; what they have said is empty. All else stays: who
 * played what, by the same numbers of facts, so that whatever is made of the facts can be made
 * again.
 */
final class FactErasure {
  /** The token with which they sit here, or have sat last, and all that it has replaced. */
  private final Set<String> tokens;

  private final List<Fact.Dated> facts;
  private final Map<Integer, Fact.Dated> changed = new TreeMap<>();

  /** By seat the token of the person who sits there, or will; none: a bot, or nobody. */
  private final Map<Integer, String> holders = new TreeMap<>();

  /** What they were called at the seats that they had. */
  private final Map<Integer, String> names = new TreeMap<>();

  /** Until when what has been is of no use to anybody. */
  private final long since;

  private final List<RoomTable> past = new ArrayList<>();
  private RoomTable table;

  private FactErasure(RoomTable opened, List<Fact.Dated> facts, String token, long since) {
    this.table = opened;
    this.past.add(opened);
    this.since = since;
    this.facts = facts;
    this.tokens = replacedBy(token, facts);
  }

  /**
   * A token, by its hash, and all others that the same person has had in its place or before it;
   * none if another has taken its own, and it has not come back since.
   */
  private static Set<String> replacedBy(String token, List<Fact.Dated> facts) {
    boolean dead = false;
    for (Fact.Dated dated : facts) {
      dead =
          switch (dated.fact()) {
            case Fact.Rekeyed(String before, String after) ->
                before.equals(token) || dead && !after.equals(token);
            case Fact.Seated(int _, String _, String by) -> dead && !by.equals(token);
            case Fact.Reserved(int _, String _, String by) -> dead && !by.equals(token);
            case Fact.Opened _,
                Fact.Offered _,
                Fact.Vacated _,
                Fact.Filled _,
                Fact.Chosen _,
                Fact.Begun _,
                Fact.TookBack _,
                Fact.Ended _,
                Fact.Suspended _,
                Fact.Resumed _,
                Fact.Nonced _,
                Fact.Dealt _,
                Fact.Acted _,
                Fact.Said _,
                Fact.Arranged _,
                Fact.Refereed _,
                Fact.Noted _,
                Fact.Muted _,
                Fact.BotsPaced _,
                Fact.Erased _ ->
                dead;
          };
    }
    Set<String> tokens = new HashSet<>();
    boolean grown = !dead && tokens.add(token);
    while (grown) {
      grown = false;
      for (Fact.Dated dated : facts) {
        if (dated.fact() instanceof Fact.Rekeyed(String before, String after)
            && (tokens.contains(before) || tokens.contains(after))) {
          grown = tokens.add(before) || grown;
          grown = tokens.add(after) || grown;
        }
      }
    }
    return tokens;
  }

  /**
   * Facts without somebody.
   *
   * @param facts of the table, its opening first
   * @param token the hash of their token
   * @param since from when on it matters how the table was
   * @throws IllegalArgumentException if they do not begin with an opening
   */
  static FactErasure of(
      String table, GameSource games, List<Fact.Dated> facts, String token, long since) {
    if (facts.isEmpty() || !(facts.getFirst().fact() instanceof Fact.Opened opened)) {
      throw new IllegalArgumentException("facts begin with an opening");
    }
    RoomTable begun = RoomTable.opened(table, games, opened, facts.getFirst().at());
    FactErasure erasure = new FactErasure(begun, facts, token, since);
    for (int number = 1; number < facts.size(); number++) {
      erasure.take(number, facts.get(number));
    }
    return erasure;
  }

  /** The facts that are other than before, by their numbers. */
  Map<Integer, Fact.Dated> changed() {
    return changed;
  }

  /** The table that the facts make now. */
  RoomTable table() {
    return table;
  }

  private void take(int number, Fact.Dated dated) {
    Fact after = without(dated.fact());
    Fact.Dated told = new Fact.Dated(dated.at(), after, dated.command());
    if (!after.equals(dated.fact())) {
      changed.put(number, told);
    }
    table = table.after(told);
    if (table.lastAt() <= since) {
      past.clear();
    }
    past.add(table);
  }

  /** The table after each of its last facts, as {@link Room#of} wants it. */
  List<RoomTable> past() {
    return past;
  }

  private Fact without(Fact fact) {
    return switch (fact) {
      case Fact.Seated(int seat, String name, String by) ->
          sits(seat, name, by) ? new Fact.Seated(seat, alias(seat), by) : fact;
      case Fact.Reserved(int seat, String name, String by) ->
          sits(seat, name, by) ? new Fact.Reserved(seat, alias(seat), by) : fact;
      case Fact.Offered offered ->
          !offered.to().isEmpty() && becomesMine(offered)
              ? new Fact.Offered(
                  offered.seat(), offered.ticket(), alias(offered.seat()), offered.agreed())
              : fact;
      case Fact.Said(int seat, var _) -> isMine(holders.get(seat)) ? new Fact.Said(seat, "") : fact;
      case Fact.Acted acted -> withoutNames(acted);
      case Fact.Vacated(int seat) -> gone(seat, fact);
      case Fact.Filled(int seat, var _, var _) -> gone(seat, fact);
      case Fact.Arranged(List<Integer> places) -> arranged(places, fact);
      case Fact.Refereed _, Fact.Noted _ -> fact;
      case Fact.Opened _,
          Fact.Chosen _,
          Fact.Begun _,
          Fact.Ended _,
          Fact.Suspended _,
          Fact.Resumed _,
          Fact.Nonced _,
          Fact.Dealt _,
          Fact.TookBack _,
          Fact.Muted _,
          Fact.BotsPaced _,
          Fact.Rekeyed _,
          Fact.Erased _ ->
          fact;
    };
  }

  /** Whether a seat that is to be handed on comes to the person. */
  private boolean becomesMine(Fact.Offered offered) {
    return facts.stream()
        .map(Fact.Dated::fact)
        .dropWhile(fact -> !fact.equals(offered))
        .flatMap(
            fact ->
                fact instanceof Fact.Seated seated && seated.seat() == offered.seat()
                    ? Stream.of(seated)
                    : Stream.empty())
        .findFirst()
        .filter(seated -> isMine(seated.token()))
        .isPresent();
  }

  private boolean isMine(@Nullable String by) {
    return by != null && tokens.contains(by);
  }

  private boolean sits(int seat, String name, String by) {
    holders.put(seat, by);
    boolean mine = tokens.contains(by);
    if (mine) {
      names.put(seat, name);
    }
    return mine;
  }

  /** Whoever sits somewhere sits at another seat from now on. */
  private Fact arranged(List<Integer> places, Fact fact) {
    Map<Integer, String> held = new TreeMap<>(holders);
    Map<Integer, String> called = new TreeMap<>(names);
    holders.clear();
    names.clear();
    for (int seat = 0; seat < places.size(); seat++) {
      int now = seat;
      Optional<Integer> was = table.seating().seatAt(places.get(seat));
      was.map(held::get).ifPresent(by -> holders.put(now, by));
      was.map(called::get).ifPresent(name -> names.put(now, name));
    }
    return fact;
  }

  private Fact gone(int seat, Fact fact) {
    holders.remove(seat);
    return fact;
  }

  /** By what they are called instead: as nobody else at another seat ever was. */
  private String alias(int seat) {
    Set<String> others = new HashSet<>();
    for (Fact.Dated dated : facts) {
      if (dated.fact() instanceof Fact.Seated(int at, String name, var _) && at != seat) {
        others.add(lower(name));
      } else if (dated.fact() instanceof Fact.Reserved(int at, String name, var _) && at != seat) {
        others.add(lower(name));
      } else if (dated.fact() instanceof Fact.Filled(int at, String name, var _) && at != seat) {
        others.add(lower(name));
      }
    }
    String plain = "Player " + (seat + 1);
    String alias = plain;
    for (char letter = 'a'; others.contains(lower(alias)); letter++) {
      alias = plain + letter;
    }
    return alias;
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** An act may name a seat by its player: then by its number from now on. */
  private Fact withoutNames(Fact.Acted acted) {
    String line = acted.line();
    if (names.values().stream().noneMatch(name -> named(name).matcher(line).find())
        || means(acted, line)) {
      return acted;
    }
    String numbered = line;
    for (Map.Entry<Integer, String> one : names.entrySet()) {
      numbered = named(one.getValue()).matcher(numbered).replaceAll(" " + one.getKey());
    }
    return new Fact.Acted(acted.seat(), acted.byBot(), numbered, acted.acts());
  }

  /** A name as a line may have it: in other capitals, with other blanks. */
  private static Pattern named(String name) {
    String words = "\\Q" + name.replace("\\E", "").replaceAll("\\s+", "\\\\E\\\\s+\\\\Q") + "\\E";
    return Pattern.compile(
        "\\s+" + words + "(?![^\\s,;])",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
  }

  /** Whether a line stands for the same acts as before, although nobody has that name now. */
  private boolean means(Fact.Acted acted, String line) {
    Optional<List<String>> acts = Optional.empty();
    if (table.isRunning()
        && table.running().copy().submit(acted.seat(), line, table.names())
            instanceof Reply.Taken taken) {
      acts = Optional.of(new ArrayList<>(taken.acts()));
    }
    return acts.equals(Optional.of(acted.acts()));
  }
}
