package eightfold.cli.play;

import eightfold.bots.Bot;
import eightfold.cli.layout.Layout;
import eightfold.commentary.Commentary;
import eightfold.game.CardDetail;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.View;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.record.GameRecord;
import eightfold.record.SeededMatch;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A match at the terminal: the person sits in seat 0, bots in the others. After each act those who
 * are not to act may react, the seat that has just acted first; then the seat to act acts.
 */
public final class PlayTable {
  private static final int PERSON = 0;
  private static final int LOG_LINES = 20;

  /** A bot that is refused so often has a bug; the table must not hang for it. */
  private static final int PATIENCE = 3;

  /** Is told after each deal, and when the person leaves, that the record has grown. */
  public interface Scribe {
    /** The record as it stands. */
    void write(GameRecord record);
  }

  private final SeededMatch seeded;
  private final Match match;
  private final List<String> names;
  private final List<Bot> bots;
  private final FastChance botChance;
  private final Scribe scribe;
  private final PrintStream out;
  private final Texts texts;
  private final Screen screen;
  private final Commentary commentary;
  private final ShortForms shortForms;
  private final List<String> log = new ArrayList<>();
  private int lastActor;
  private boolean left;

  /**
   * A table.
   *
   * @param match the match, just begun; the person sits in seat 0
   * @param bots those of the other seats, in order
   * @param botChance the bots' own generator
   * @param scribe who keeps the record
   * @param out where everything is shown
   * @param colours whether it may be shown in colours
   * @param texts the language of what happens, of rules and cards, and of why something may not be
   *     done
   */
  public PlayTable(
      SeededMatch match,
      List<Bot> bots,
      FastChance botChance,
      Scribe scribe,
      PrintStream out,
      boolean colours,
      Texts texts) {
    this.seeded = match;
    this.match = match.match();
    this.names = match.record().names();
    this.bots = List.copyOf(bots);
    this.botChance = botChance;
    this.scribe = scribe;
    this.out = out;
    this.texts = texts;
    this.screen = new Screen(this.match.game().pack(), this.match.game().name(), names, colours);
    Game game = this.match.game();
    bots.forEach(bot -> bot.learns(game.pack()));
    this.commentary =
        new Commentary(
            game.pack(),
            PERSON,
            names,
            game.callWord(),
            game.catchesCallsAlone(),
            game.conditions(),
            texts);
    this.shortForms = new ShortForms(game.pack(), names);
  }

  /** What the person may type now, for completion. */
  public List<String> words() {
    List<String> words = new ArrayList<>(match.view(PERSON).legal());
    words.addAll(List.of("help", "table", "log", "scores", "why", "card", "rules", "next", "quit"));
    return words;
  }

  /** Plays until the match is over or the person leaves. */
  public void play(TypedLines lines) {
    say("Type help for what you may type.");
    tell(match.openingEvents());
    while (!left) {
      if (match.turn() == Match.NOBODY) {
        betweenDeals(lines);
      } else if (match.awaits().together()) {
        everybodyDecides(lines);
      } else if (!reactions(lines) && !left) {
        turn(lines);
      }
    }
    scribe.write(seeded.record());
  }

  // reactions

  /** Asks those who are not to act; whether somebody did something. */
  private boolean reactions(TypedLines lines) {
    int first = lastActor;
    for (int i = 0; i < names.size() && !left; i++) {
      int seat = (first + i) % names.size();
      if (seat == match.turn() || !match.mayAct(seat)) {
        continue;
      }
      boolean acted = seat == PERSON ? personReacts(lines) : botActs(seat);
      if (acted) {
        return true;
      }
    }
    return false;
  }

  private boolean personReacts(TypedLines lines) {
    View view = match.view(PERSON);
    List<String> worth = view.legal().stream().filter(act -> worthAsking(view, act)).toList();
    if (worth.isEmpty()) {
      return false;
    }
    List<String> acts = screen.acts(worth, view.verbs());
    while (!left) {
      Optional<String> line = ask(lines, "(" + String.join(", ", acts) + ", or Enter) > ");
      if (line.isEmpty()) {
        return false;
      }
      if (acts(line.get())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the person should be asked for this act out of turn: not for one that is always legal.
   */
  private static boolean worthAsking(View view, String act) {
    Verb verb = view.verb(act);
    return switch (verb.sort()) {
      case SPEAKS -> true;
      case CATCHES -> {
        if (verb.shape() != Shape.SEAT) {
          yield true;
        }
        String seat = act.substring(act.lastIndexOf(' ') + 1);
        yield seat.matches("[0-9]{1,2}") && view.hands().get(Integer.parseInt(seat)).owesCall();
      }
      default -> false;
    };
  }

  /**
   * Everybody decides, one after the other from a seat drawn by lot: at a terminal nobody's fingers
   * are quicker.
   */
  private void everybodyDecides(TypedLines lines) {
    int first = botChance.below(names.size());
    for (int i = 0; i < names.size() && !left; i++) {
      int seat = (first + i) % names.size();
      if (match.actors().contains(seat)) {
        if (seat == PERSON) {
          personDecides(lines);
        } else if (!botActs(seat)) {
          Optional<Refusal> _ = submit(seat, "pass");
        }
      }
      if (!match.awaits().together()) {
        return;
      }
    }
  }

  private void personDecides(TypedLines lines) {
    List<String> acts =
        match.view(PERSON).legal().stream().filter(act -> !act.equals("pass")).toList();
    String may = String.join(", ", acts);
    say("Everybody may now " + may + ", and one will be too late.");
    while (!left && match.awaits().together() && match.actors().contains(PERSON)) {
      Optional<String> line = ask(lines, "(" + may + ", or Enter to let it be) > ");
      if (!left) {
        boolean _ = acts(line.orElse("pass"));
      }
    }
  }

  // turns

  private void turn(TypedLines lines) {
    if (match.turn() != PERSON) {
      if (!botActs(match.turn())) {
        throw new IllegalStateException("a bot finds no act: " + match.view(match.turn()));
      }
      return;
    }
    show();
    int ply = match.ply();
    while (!left && match.turn() == PERSON && match.ply() == ply) {
      Optional<String> line = ask(lines, "> ");
      if (line.isPresent()) {
        boolean _ = acts(line.get());
      } else if (!left) {
        say("It is your turn; type help for what you may type.");
      }
    }
  }

  private void show() {
    screen.lines(match.view(PERSON), match.facts()).forEach(out::println);
  }

  private boolean botActs(int seat) {
    Bot bot = bots.get(seat - 1);
    for (int tries = 0; tries < PATIENCE; tries++) {
      Optional<String> line = bot.answer(match.appraisedView(seat), botChance);
      if (line.isEmpty()) {
        return false;
      }
      Optional<Refusal> refusal = submit(seat, line.get());
      if (refusal.isEmpty()) {
        return true;
      }
      bot.refused(line.get(), refusal.get());
    }
    return false;
  }

  /** Does what the person's line stands for; whether anything was done. */
  private boolean acts(String line) {
    boolean done = false;
    for (String act : shortForms.acts(line, match.view(PERSON))) {
      Optional<Refusal> refusal = submit(PERSON, act);
      if (refusal.isPresent()) {
        say(
            texts.text(
                Message.of("terminal.refused")
                    .with("code", refusal.get().code())
                    .with("reason", refusal.get().message())));
        return done;
      }
      done = true;
    }
    return done;
  }

  private Optional<Refusal> submit(int seat, String line) {
    return switch (seeded.submit(seat, line)) {
      case Reply.Taken taken -> {
        lastActor = seat;
        tell(taken.events());
        if (match.turn() == Match.NOBODY) {
          scribe.write(seeded.record());
        }
        yield Optional.empty();
      }
      case Reply.Refused refused -> Optional.of(refused.refusal());
    };
  }

  private void tell(List<Event> events) {
    for (Event event : events) {
      for (int seat = 1; seat < names.size(); seat++) {
        bots.get(seat - 1).hear(event.toldTo(seat));
      }
    }
    for (String sentence : commentary.sentences(events)) {
      log.add(sentence);
      say(sentence);
    }
  }

  // deals

  private void betweenDeals(TypedLines lines) {
    Standings standings = match.standings();
    if (names.size() > 1) {
      scores(standings);
    }
    if (standings.over()) {
      left = true;
      return;
    }
    while (!left) {
      Optional<String> line = ask(lines, "(Enter for the next deal) > ");
      if (left) {
        return;
      }
      if (line.isEmpty() || line.get().equalsIgnoreCase("next")) {
        lastActor = PERSON;
        tell(seeded.nextDeal());
        return;
      }
      say("The deal is over; Enter begins the next one, quit leaves.");
    }
  }

  private void scores(Standings standings) {
    List<String> scores = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      scores.add(names.get(seat) + " " + standings.score().get(seat));
    }
    say("Scores: " + String.join(", ", scores) + ".");
  }

  // the person's line

  /** Asks for a line and does what only asks something of the table; empty for Enter or the end. */
  private Optional<String> ask(TypedLines lines, String prompt) {
    while (true) {
      Optional<String> read = lines.next(prompt);
      if (read.isEmpty()) {
        say("You leave the table.");
        left = true;
        return Optional.empty();
      }
      String line = read.get().strip();
      if (line.isEmpty()) {
        return Optional.empty();
      }
      if (!asksOnly(line)) {
        return left ? Optional.empty() : Optional.of(line);
      }
    }
  }

  private boolean asksOnly(String line) {
    String[] words = line.split("\\s+", 2);
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "help", "?" -> Help.LINES.forEach(out::println);
      case "table", "t" -> show();
      case "log" -> log.subList(Math.max(0, log.size() - LOG_LINES), log.size()).forEach(this::say);
      case "scores" -> scores(match.standings());
      case "why" -> why(words.length < 2 ? "" : words[1].strip());
      case "card" -> card(words.length < 2 ? "" : words[1].strip());
      case "rules" -> out.println(match.game().sheet().text(texts).stripTrailing());
      case "quit", "exit", "q" -> {
        say("You leave the table.");
        left = true;
        return false;
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** What is printed on a card, in games whose cards say more than rank and suit. */
  private void card(String named) {
    Optional<CardDetail> found =
        match.game().cards(texts).stream()
            .filter(each -> each.id().equalsIgnoreCase(named.split("[/#]", 2)[0]))
            .findFirst();
    if (found.isEmpty()) {
      say(texts.text(Message.of("terminal.no-text").with("word", named)));
      return;
    }
    for (CardDetail.Side side : found.get().sides()) {
      String needs =
          side.requirement().isEmpty()
              ? ""
              : " "
                  + texts.text(Message.of("terminal.requirement").with("what", side.requirement()));
      String what = found.get().rank() + ", " + String.join(" and ", side.colours());
      say(side.name() + " (" + what + ", " + side.type() + ")." + needs + " " + side.text());
    }
  }

  private void why(String named) {
    View view = match.view(PERSON);
    String card =
        view.hands().get(PERSON).cards().stream()
            .filter(held -> held.equalsIgnoreCase(named))
            .findFirst()
            .orElse(named);
    if (!view.hands().get(PERSON).cards().contains(card)) {
      say(
          texts.text(
              card.isEmpty()
                  ? Message.of("terminal.why-what")
                  : Message.of("terminal.not-held").with("card", card)));
      return;
    }
    Refusal refusal = view.refusals().get(card);
    if (refusal != null) {
      say(
          texts.text(
              Message.of("terminal.why")
                  .with("card", card)
                  .with("reason", refusal.message())
                  .with("code", refusal.code())));
    } else {
      say(
          texts.text(
              view.turn() == PERSON
                  ? Message.of("terminal.may-be-played").with("card", card)
                  : Message.of("terminal.not-your-turn")));
    }
  }

  private void say(String sentence) {
    Layout.wrapped("", sentence).forEach(out::println);
  }
}
