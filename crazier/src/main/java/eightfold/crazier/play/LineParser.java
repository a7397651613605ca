package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Refusal;
import eightfold.message.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Understands lines of the notation, and does what they say. */
public final class LineParser {
  private LineParser() {}

  /** What a line comes to. */
  public sealed interface Parsed {
    /**
     * It is legal.
     *
     * @param acts the acts to do, one after the other
     * @param text the line as a record writes it
     */
    record Legal(List<Integer> acts, String text) implements Parsed {
      public Legal {
        acts = List.copyOf(acts);
      }
    }

    /** It is refused for a reason of the page. */
    record Refused(Reason reason) implements Parsed {}

    /** It is not written as a line is. */
    record Malformed(Refusal refusal) implements Parsed {}
  }

  /** What a line of a seat comes to at this table. */
  public static Parsed read(Table table, int seat, String line, List<String> names) {
    if (table.isOver()) {
      return new Parsed.Refused(Reason.OVER);
    }
    List<String> words = List.of(line.strip().split("\\s+"));
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    List<String> rest = words.subList(1, words.size());
    return switch (verb) {
      case "play" -> rest.size() == 1 ? play(table, seat, rest.getFirst()) : unknown(line);
      case "discard" -> discard(table, seat, rest, line);
      case "end", "end_main" -> rest.isEmpty() ? alone(table, seat, Acts.END) : unknown(line);
      case "draw", "draw_owed" -> rest.isEmpty() ? alone(table, seat, Acts.DRAW) : unknown(line);
      case "forget", "use" -> rest.size() == 1 ? waiting(table, seat, verb, rest) : unknown(line);
      case "pick" -> rest.size() == 1 ? picked(table, seat, rest, names) : unknown(line);
      case "choose" -> chosen(table, seat, line.strip().substring(verb.length()), names);
      default -> unknown(line);
    };
  }

  private static Parsed unknown(String line) {
    return malformed(
        Refusal.UNKNOWN_ACT,
        Message.of("crazier.refusal.unknown-act")
            .with("line", shortened(line.strip()))
            .with("acts", List.of("play camel", "discard camel", "end")));
  }

  private static Parsed malformed(int code, Message message) {
    return new Parsed.Malformed(new Refusal(code, message));
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  private static Parsed noCard(String word) {
    return malformed(
        Refusal.UNKNOWN_CARD, Message.of("crazier.refusal.no-card").with("word", shortened(word)));
  }

  private static Parsed checked(Table table, Optional<Reason> reason, int act) {
    return reason
        .<Parsed>map(Parsed.Refused::new)
        .orElseGet(() -> new Parsed.Legal(List.of(act), Acts.text(table, act)));
  }

  private static Parsed alone(Table table, int seat, int act) {
    return checked(table, LegalActs.refusal(table, seat, act), act);
  }

  /** The number of a card, or {@link Numbering#NONE}. */
  public static int card(Table table, String word) {
    return table.zones.pack().ids().indexOf(word.toLowerCase(Locale.ROOT)) >= 0
        ? table.zones.pack().ids().indexOf(word.toLowerCase(Locale.ROOT))
        : table.zones.pack().ids().indexOf(word);
  }

  private static Parsed play(Table table, int seat, String word) {
    int slash = word.indexOf('/');
    String side = slash < 0 ? "" : word.substring(slash + 1).toLowerCase(Locale.ROOT);
    int card = card(table, slash < 0 ? word : word.substring(0, slash));
    if (card == Numbering.NONE || slash >= 0 && !side.equals("a") && !side.equals("b")) {
      return noCard(word);
    }
    boolean split =
        table.zones.hand(seat(table, seat)).contains(card) && table.zones.card(card).isSplit();
    if (slash >= 0 && table.zones.hand(seat(table, seat)).contains(card) && !split) {
      return noCard(word);
    }
    int act = Acts.play(card, side.equals("b") && split ? 1 : 0);
    return checked(table, LegalActs.mainPhase(table, seat, act, slash >= 0), act);
  }

  /** A seat whose hand can be looked at; spectators hold nothing and are refused later. */
  private static int seat(Table table, int seat) {
    return seat >= 0 && seat < table.seats ? seat : 0;
  }

  private static Parsed discard(Table table, int seat, List<String> rest, String line) {
    boolean names = rest.size() == 3 && rest.get(1).equalsIgnoreCase("as");
    if (rest.size() != 1 && !names) {
      return unknown(line);
    }
    int card = card(table, rest.getFirst());
    if (card == Numbering.NONE) {
      return noCard(rest.getFirst());
    }
    Optional<Colour> colour = names ? Colour.parse(rest.get(2)) : Optional.empty();
    int named = colour.map(Colour::ordinal).orElse(Numbering.NONE);
    if (names && colour.isEmpty()) {
      // another color than the four is looked at last, as the page has it (B.2)
      int any = table.zones.card(card).names() ? 0 : Numbering.NONE;
      return new Parsed.Refused(
          LegalActs.mainPhase(table, seat, Acts.discard(card, any), true)
              .filter(reason -> reason != Reason.DESTINY)
              .orElse(Reason.BAD_COLOR));
    }
    int act = Acts.discard(card, named);
    return checked(table, LegalActs.mainPhase(table, seat, act, true), act);
  }

  private static Parsed waiting(Table table, int seat, String verb, List<String> rest) {
    boolean draw = rest.getFirst().equalsIgnoreCase("draw");
    int card = draw ? Numbering.NONE : card(table, rest.getFirst());
    if (!draw && card == Numbering.NONE) {
      return noCard(rest.getFirst());
    }
    boolean thatWaits =
        table.pending().map(question -> question.card() == card).orElse(false)
            && table.pending().get().kind() == Pending.Kind.REMEMBER;
    if (!thatWaits) {
      return new Parsed.Refused(Reason.NO_CHOICE);
    }
    int act = verb.equals("forget") ? Acts.FORGET : draw ? Acts.DRAW : Acts.USE;
    return checked(table, LegalActs.refusal(table, seat, act), act);
  }

  private static Parsed picked(Table table, int seat, List<String> rest, List<String> names) {
    Optional<Pending> question = table.pending().filter(asked -> asked.seat() == seat);
    if (question.isEmpty()) {
      return new Parsed.Refused(Reason.NO_CHOICE);
    }
    int option = Acts.option(table, question.get(), rest.getFirst(), names);
    if (option == Numbering.NONE) {
      return new Parsed.Refused(Reason.NOT_AN_OPTION);
    }
    int act = question.get().several() ? Acts.pick(option) : Acts.choose(option);
    return checked(table, LegalActs.refusal(table, seat, act), act);
  }

  /** The whole answer to a decision, or what is still missing of it. */
  private static Parsed chosen(Table table, int seat, String list, List<String> names) {
    Optional<Pending> asked = table.pending().filter(open -> open.seat() == seat);
    if (asked.isEmpty() || asked.get().kind() == Pending.Kind.REMEMBER) {
      return new Parsed.Refused(Reason.NO_CHOICE);
    }
    Pending question = asked.get();
    List<Integer> options = new ArrayList<>();
    for (String word : list.isBlank() ? new String[0] : list.strip().split("\\s*,\\s*")) {
      boolean nothing = word.equals("-") || word.equalsIgnoreCase("picked");
      if (nothing && list.indexOf(',') < 0) {
        break;
      }
      int option = Acts.option(table, question, word, names);
      if (option == Numbering.NONE) {
        return new Parsed.Refused(Reason.NOT_AN_OPTION);
      }
      options.add(option);
    }
    List<Integer> all = new ArrayList<>(question.picked());
    all.addAll(options);
    boolean arranging = question.kind() == Pending.Kind.ORDER_CARDS;
    boolean right =
        new HashSet<>(all).size() == all.size()
            && all.size() <= question.most()
            && all.size() >= (arranging ? question.options().size() : question.least());
    return right
        ? chosen(table, seat, question, options)
        : new Parsed.Refused(Reason.NOT_AN_OPTION);
  }

  private static Parsed chosen(Table table, int seat, Pending question, List<Integer> options) {
    List<Integer> acts = new ArrayList<>();
    Table trial = table.copy();
    trial.report.heard(false);
    List<Integer> left = new ArrayList<>(options);
    while (trial.pending().isPresent()) {
      int act =
          left.isEmpty()
              ? Acts.NO_MORE
              : question.several()
                  ? Acts.pick(left.removeFirst())
                  : Acts.choose(left.removeFirst());
      Optional<Reason> reason = LegalActs.refusal(trial, seat, act);
      if (reason.isPresent()) {
        return new Parsed.Refused(reason.get());
      }
      LegalActs.set(trial, seat, act);
      acts.add(act);
    }
    List<String> words =
        options.stream().map(option -> Acts.option(table, question.kind(), option)).toList();
    String nothing = question.picked().isEmpty() ? "-" : "picked";
    return new Parsed.Legal(
        acts, "choose " + (words.isEmpty() ? nothing : String.join(", ", words)));
  }
}
