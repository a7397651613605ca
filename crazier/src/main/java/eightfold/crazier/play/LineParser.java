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
  public static Parsed read(CrazierTable table, int seat, String line, List<String> names) {
    if (table.isOver()) {
      return new Parsed.Refused(Reason.OVER);
    }
    List<String> words = List.of(line.strip().split("\\s+"));
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    List<String> rest = words.subList(1, words.size());
    return switch (verb) {
      case "play" -> rest.size() == 1 ? play(table, seat, rest.getFirst()) : unknown(line);
      case "discard" -> discard(table, seat, rest, line);
      case "end", "end_main" ->
          rest.isEmpty() ? alone(table, seat, CrazierActs.END) : unknown(line);
      case "draw", "draw_owed" ->
          rest.isEmpty() ? alone(table, seat, CrazierActs.DRAW) : unknown(line);
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

  private static Parsed checked(CrazierTable table, Optional<Reason> reason, int act) {
    return reason
        .<Parsed>map(Parsed.Refused::new)
        .orElseGet(() -> new Parsed.Legal(List.of(act), CrazierActs.text(table, act)));
  }

  private static Parsed alone(CrazierTable table, int seat, int act) {
    return checked(table, CrazierLegalActs.refusal(table, seat, act), act);
  }

  /** The number of a card, or {@link Numbering#NONE}. */
  public static int card(CrazierTable table, String word) {
    return table.zones.pack().ids().indexOf(word.toLowerCase(Locale.ROOT)) >= 0
        ? table.zones.pack().ids().indexOf(word.toLowerCase(Locale.ROOT))
        : table.zones.pack().ids().indexOf(word);
  }

  private static Parsed play(CrazierTable table, int seat, String word) {
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
    int act = CrazierActs.play(card, side.equals("b") && split ? 1 : 0);
    return checked(table, CrazierLegalActs.mainPhase(table, seat, act, slash >= 0), act);
  }

  /** A seat whose hand can be looked at; spectators hold nothing and are refused later. */
  private static int seat(CrazierTable table, int seat) {
    return seat >= 0 && seat < table.seats ? seat : 0;
  }

  private static Parsed discard(CrazierTable table, int seat, List<String> rest, String line) {
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
          CrazierLegalActs.mainPhase(table, seat, CrazierActs.discard(card, any), true)
              .filter(reason -> reason != Reason.DESTINY)
              .orElse(Reason.BAD_COLOR));
    }
    int act = CrazierActs.discard(card, named);
    return checked(table, CrazierLegalActs.mainPhase(table, seat, act, true), act);
  }

  private static Parsed waiting(CrazierTable table, int seat, String verb, List<String> rest) {
    boolean draw = rest.getFirst().equalsIgnoreCase("draw");
    int card = draw ? Numbering.NONE : card(table, rest.getFirst());
    if (!draw && card == Numbering.NONE) {
      return noCard(rest.getFirst());
    }
    boolean thatWaits =
        table.pending().map(question -> question.card() == card).orElse(false)
            && table.pending().get().kind() == OpenDecision.Kind.REMEMBER;
    if (!thatWaits) {
      return new Parsed.Refused(Reason.NO_CHOICE);
    }
    int act =
        verb.equals("forget") ? CrazierActs.FORGET : draw ? CrazierActs.DRAW : CrazierActs.USE;
    return checked(table, CrazierLegalActs.refusal(table, seat, act), act);
  }

  private static Parsed picked(
      CrazierTable table, int seat, List<String> rest, List<String> names) {
    Optional<OpenDecision> question = table.pending().filter(asked -> asked.seat() == seat);
    if (question.isEmpty()) {
      return new Parsed.Refused(Reason.NO_CHOICE);
    }
    int option = CrazierActs.option(table, question.get(), rest.getFirst(), names);
    if (option == Numbering.NONE) {
      return new Parsed.Refused(Reason.NOT_AN_OPTION);
    }
    int act = question.get().several() ? CrazierActs.pick(option) : CrazierActs.choose(option);
    return checked(table, CrazierLegalActs.refusal(table, seat, act), act);
  }

  /** The whole answer to a decision, or what is still missing of it. */
  private static Parsed chosen(CrazierTable table, int seat, String list, List<String> names) {
    Optional<OpenDecision> asked = table.pending().filter(open -> open.seat() == seat);
    if (asked.isEmpty() || asked.get().kind() == OpenDecision.Kind.REMEMBER) {
      return new Parsed.Refused(Reason.NO_CHOICE);
    }
    OpenDecision question = asked.get();
    List<Integer> options = new ArrayList<>();
    for (String word : list.isBlank() ? new String[0] : list.strip().split("\\s*,\\s*")) {
      boolean nothing = word.equals("-") || word.equalsIgnoreCase("picked");
      if (nothing && list.indexOf(',') < 0) {
        break;
      }
      int option = CrazierActs.option(table, question, word, names);
      if (option == Numbering.NONE) {
        return new Parsed.Refused(Reason.NOT_AN_OPTION);
      }
      options.add(option);
    }
    List<Integer> all = new ArrayList<>(question.picked());
    all.addAll(options);
    boolean arranging = question.kind() == OpenDecision.Kind.ORDER_CARDS;
    boolean right =
        new HashSet<>(all).size() == all.size()
            && all.size() <= question.most()
            && all.size() >= (arranging ? question.options().size() : question.least());
    return right
        ? chosen(table, seat, question, options)
        : new Parsed.Refused(Reason.NOT_AN_OPTION);
  }

  private static Parsed chosen(
      CrazierTable table, int seat, OpenDecision question, List<Integer> options) {
    List<Integer> acts = new ArrayList<>();
    CrazierTable trial = table.copy();
    trial.report.heard(false);
    List<Integer> left = new ArrayList<>(options);
    while (trial.pending().isPresent()) {
      int act =
          left.isEmpty()
              ? CrazierActs.NO_MORE
              : question.several()
                  ? CrazierActs.pick(left.removeFirst())
                  : CrazierActs.choose(left.removeFirst());
      Optional<Reason> reason = CrazierLegalActs.refusal(trial, seat, act);
      if (reason.isPresent()) {
        return new Parsed.Refused(reason.get());
      }
      CrazierLegalActs.set(trial, seat, act);
      acts.add(act);
    }
    List<String> words =
        options.stream().map(option -> CrazierActs.option(table, question.kind(), option)).toList();
    String nothing = question.picked().isEmpty() ? "-" : "picked";
    return new Parsed.Legal(
        acts, "choose " + (words.isEmpty() ? nothing : String.join(", ", words)));
  }
}
