package eightfold.commentary;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.game.Cause;
import eightfold.game.Event;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Says events in sentences to the person who sits in one of the seats, in a language: {@code
 * telling.properties}, by the verbs of the events.
 */
public final class Commentary {
  /** What each sentence may speak of. */
  private static final Set<String> ARGUMENTS =
      Set.of("own", "who", "toOwn", "other", "what", "all", "number", "drawn", "word", "alone");

  /** Where a seat would stand and none is meant. */
  private static final String NOBODY = "–";

  private final Pack pack;
  private final int person;
  private final List<String> names;
  private final Optional<String> callWord;
  private final boolean catchesCallsAlone;
  private final List<Message> conditions;
  private final Texts texts;

  /**
   * A commentary for one seat.
   *
   * @param pack what the cards are that are played with
   * @param person the seat, or {@link Event#NOBODY} for whoever looks on
   * @param names of all seats
   * @param callWord what the game's players call over a last card
   * @param catchesCallsAlone whether one can be caught for nothing but not calling it
   * @param conditions what the {@code when} lines of the rules say, in their order
   */
  public Commentary(
      Pack pack,
      int person,
      List<String> names,
      Optional<String> callWord,
      boolean catchesCallsAlone,
      List<Message> conditions,
      Texts texts) {
    this.pack = pack;
    this.person = person;
    this.names = names;
    this.callWord = callWord;
    this.catchesCallsAlone = catchesCallsAlone;
    this.conditions = List.copyOf(conditions);
    this.texts = texts;
  }

  /**
   * What everybody is told where cards are those of the library's packs and calls are of no matter.
   *
   * @param names of all seats
   */
  public static Commentary forAll(List<String> names, Texts texts) {
    return new Commentary(
        LibraryPack.french(), Event.NOBODY, names, Optional.empty(), true, List.of(), texts);
  }

  /** A sentence for each event, those of the deal drawn together. */
  public List<String> sentences(List<Event> events) {
    List<String> sentences = new ArrayList<>();
    List<String> dealt = new ArrayList<>();
    for (Event event : events) {
      if (event.verb().equals("dealt")) {
        dealt.add(event.words().getLast());
        continue;
      }
      if (!dealt.isEmpty()) {
        sentences.add(dealt(dealt));
        dealt.clear();
      }
      sentences.add(sentence(event.toldTo(person)));
    }
    if (!dealt.isEmpty()) {
      sentences.add(dealt(dealt));
    }
    return sentences;
  }

  private String dealt(List<String> counts) {
    int first = number(counts.getFirst());
    Message message =
        alone()
            ? Message.of("telling.dealt-own").with("number", first)
            : counts.stream().distinct().count() == 1
                ? Message.of("telling.dealt-each").with("number", first)
                : Message.of("telling.dealt-hands").with("counts", counts);
    return texts.text(message);
  }

  /** An event without a sentence of its own is what somebody says, or told in the notation. */
  private String sentence(Event event) {
    String last = event.words().isEmpty() ? "" : event.words().getLast();
    if (texts.canSay("telling." + event.verb(), ARGUMENTS)) {
      return because(texts.text(message(key(event), event, last)), event);
    }
    return event.seat() != Event.NOBODY && event.words().isEmpty()
        ? texts.text(message("says", event, event.verb()))
        : event.text(names) + ".";
  }

  /** A sentence with its causes in brackets at its end. */
  private String because(String sentence, Event event) {
    String why = causes(event, event.cause());
    return why.isEmpty() || !sentence.endsWith(".")
        ? sentence
        : sentence.substring(0, sentence.length() - 1) + " (" + why + ").";
  }

  /** Causes in words, the nearest first: cards that came on one another, and what else there is. */
  private String causes(Event event, List<Cause> causes) {
    if (causes.isEmpty()) {
      return "";
    }
    String first = cause(event, causes.getFirst());
    String rest = causes(event, causes.subList(1, causes.size()));
    if (first.isEmpty() || rest.isEmpty()) {
      return first + rest;
    }
    boolean chain = !causes.getFirst().card().isEmpty() && !causes.get(1).card().isEmpty();
    return chain
        ? texts.text(Message.of("telling.because.on").with("what", first).with("other", rest))
        : first + ", " + rest;
  }

  /** One cause in words; empty where the sentence of the event says it already. */
  private String cause(Event event, Cause cause) {
    if (!cause.card().isEmpty()) {
      String key = cause.seat() == Event.NOBODY ? "starter" : "card";
      return texts.text(reason(key, cause).with("what", cause.card()));
    }
    if (cause.rule().isEmpty()) {
      return texts.text(reason("by", cause));
    }
    if (cause.rule().equals(event.offence())) {
      return "";
    }
    if (cause.line().isPresent()) {
      return rule(cause, cause.line().getAsInt());
    }
    String offence = "telling.offence." + cause.rule();
    String key = texts.canSay(offence, Set.of()) ? offence : "telling.because." + cause.rule();
    return texts.canSay(key, Set.of()) ? texts.text(Message.of(key)) : "";
  }

  /** A rule by its number, and what it says without its full stop. */
  private String rule(Cause cause, int line) {
    if (line > conditions.size()) {
      return texts.text(reason("rule", cause).with("what", cause.rule()));
    }
    String says = texts.text(conditions.get(line - 1)).replaceFirst("\\.$", "");
    return texts.text(reason("rule-says", cause).with("what", cause.rule()).with("says", says));
  }

  private Message reason(String key, Cause cause) {
    return Message.of("telling.because." + key)
        .with("own", cause.seat() == person)
        .with("who", name(cause.seat()));
  }

  private String key(Event event) {
    boolean nobody = event.seat() == Event.NOBODY;
    return switch (event.verb()) {
      case "called" -> callWord.isPresent() ? "called" : "called-plain";
      case "caught" -> catchesCallsAlone && callWord.isPresent() ? "caught-silent" : "caught";
      case "deal-over" -> nobody ? alone() ? "deal-lost-alone" : "deal-over-nobody" : "deal-over";
      case "penalised" -> event.offence().isEmpty() ? "penalised" : "penalised-for";
      case "game-over" -> nobody ? "game-over-nobody" : "game-over";
      default -> event.verb();
    };
  }

  private Message message(String key, Event event, String what) {
    return Message.of("telling." + key)
        .with("own", event.seat() == person)
        .with("who", name(event.seat()))
        .with("toOwn", event.other() == person)
        .with("other", name(event.other()))
        .with("what", what(what))
        .with("all", String.join(" ", event.words()))
        .with("number", number(what))
        .with("drawn", String.join(" ", event.privately()))
        .with("word", callWord.orElse(""))
        .with("alone", alone())
        .with("offence", offence(event));
  }

  private static Argument offence(Event event) {
    return event.offence().isEmpty()
        ? new Argument.Text("")
        : Message.of("telling.offence." + event.offence());
  }

  /** A suit in words; all else as it is. */
  private Argument what(String word) {
    int suit = pack.parseSuit(word);
    return suit == Pack.NONE ? new Argument.Text(word) : Argument.suit(pack, suit);
  }

  private static int number(String word) {
    return word.matches("\\d{1,9}") ? Integer.parseInt(word) : 0;
  }

  private String name(int seat) {
    return seat == Event.NOBODY ? NOBODY : names.get(seat);
  }

  /** Whether nobody else sits at the table. */
  private boolean alone() {
    return names.size() == 1;
  }
}
