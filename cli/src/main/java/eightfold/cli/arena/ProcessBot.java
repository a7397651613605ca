package eightfold.cli.arena;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.PublicFact;
import eightfold.game.Refusal;
import eightfold.game.View;
import eightfold.lab.Player;
import eightfold.protocol.Fields;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.SeatView;
import eightfold.protocol.ToldEvent;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A program that plays a seat: it is told, as JSON-RPC 2.0 with an object in each line, what its
 * seat is told, and nothing else. Where a foul is forgiven, the bot {@code random} acts in its
 * place; a program that has ended is started again for the next deal.
 */
public final class ProcessBot implements Player, Bot {
  private static final Duration TO_START = Duration.ofSeconds(10);
  private static final int LONGEST_ACT = 500;
  private static final int LONGEST_FAULT = 200;

  /** A table that nobody sits at yet. */
  private static final int NO_PLY = -1;

  /**
   * A program.
   *
   * @param name what it is called
   * @param command with which it is started
   * @param perAct how long it may think
   */
  public record Program(String name, List<String> command, Duration perAct) {
    public Program {
      command = List.copyOf(command);
    }
  }

  private record Message(String jsonrpc, String method, Map<String, Object> params) {}

  private record Question(String jsonrpc, long id, String method, Map<String, Object> params) {}

  private record Named(String id, String name) {}

  private final Program program;
  private final Fouls fouls;
  private final PrintStream errors;
  private Optional<BotProcess> process = Optional.empty();
  private Optional<Chair> chair = Optional.empty();
  private Bot standIn = Bots.named("random").orElseThrow();
  private final List<ToldEvent> news = new ArrayList<>();
  private long heard;
  private long asked;
  private boolean starting;
  private int ply;
  private int refusedAt = NO_PLY;
  private int askedAt = NO_PLY;
  private String seen = "";

  /**
   * A player that starts its program when it first sits down.
   *
   * @param errors where the program's standard error goes
   */
  public ProcessBot(Program program, Fouls fouls, PrintStream errors) {
    this.program = program;
    this.fouls = fouls;
    this.errors = errors;
  }

  @Override
  public Bot sit(Chair next) {
    chair = Optional.of(next);
    standIn = Bots.named("random").orElseThrow();
    standIn.learns(next.game().pack());
    news.clear();
    heard = 0;
    ply = 0;
    seen = "";
    refusedAt = NO_PLY;
    askedAt = NO_PLY;
    if (process.isEmpty()) {
      try {
        process = Optional.of(BotProcess.start(program.command(), errors));
        starting = true;
      } catch (IOException e) {
        throw new UncheckedIOException(e.getMessage(), e);
      }
    }
    Map<String, Object> deal = new LinkedHashMap<>();
    deal.put("deal", next.deal());
    deal.put("game", new Named(next.game().id(), next.game().name()));
    deal.put("options", next.game().options());
    deal.put("seat", next.seat());
    deal.put("seats", next.seats());
    tell(Json.write(new Message("2.0", "deal", deal)));
    return this;
  }

  @Override
  public void hear(Event event) {
    Chair here = chair.orElseThrow();
    List<String> names = IntStream.range(0, here.seats()).mapToObj(Integer::toString).toList();
    news.add(ToldEvent.of(++heard, event, here.seat(), names));
    standIn.hear(event);
  }

  @Override
  public Optional<String> answer(View view, FastChance chance) {
    Optional<String> act = Optional.empty();
    ply = view.ply();
    boolean awaited = awaited(view);
    if (process.isPresent() && refusedAt != ply) {
      act = asked(view, awaited);
    }
    askedAt = ply;
    return act.isEmpty() && awaited ? standIn.answer(view, chance) : act;
  }

  /**
   * Whether the table waits for this seat alone: it is its turn, or it is asked once more since
   * nobody else has acted. Who is in turn and has grabbed is not waited for.
   */
  private boolean awaited(View view) {
    return view.actors().contains(view.seat()) && (view.turn() == view.seat() || askedAt == ply);
  }

  private Optional<String> asked(View view, boolean awaited) {
    Map<String, Object> table = table(view);
    seen = Json.write(SeatView.of(view));
    long id = ++asked;
    tell(Json.write(new Question("2.0", id, "act", table)));
    long patience = program.perAct().plus(starting ? TO_START : Duration.ZERO).toNanos();
    long until = System.nanoTime() + patience;
    while (process.isPresent()) {
      long left = until - System.nanoTime();
      Optional<BotProcess.Said> said = left > 0 ? process.get().hear(left) : Optional.empty();
      if (said.isEmpty()) {
        foul(Foul.Kind.SILENT, "said nothing for " + patience / 1_000_000 + " ms");
        return Optional.empty();
      }
      switch (said.get()) {
        case BotProcess.Line(String text) -> {
          Optional<Reply> reply = read(text);
          starting = false;
          if (reply.isEmpty()) {
            return Optional.empty();
          }
          // the answer to a question that it took too long over was given up
          if (reply.get().id() == id) {
            return taken(reply.get(), awaited);
          }
        }
        case BotProcess.TooLong() -> {
          leave();
          foul(Foul.Kind.RUBBISH, "wrote a line of more than 64 KiB, and was ended");
        }
        case BotProcess.End() -> {
          String ending = process.get().ending();
          leave();
          foul(Foul.Kind.DIED, ending);
        }
      }
    }
    return Optional.empty();
  }

  private Map<String, Object> table(View view) {
    Map<String, Object> table = new LinkedHashMap<>();
    List<PublicFact> facts = chair.orElseThrow().facts().get();
    table.put("view", SeatView.of(view));
    table.put("facts", facts);
    table.put("events", List.copyOf(news));
    news.clear();
    return table;
  }

  /** What a line answers: to which question, and with which act, if any. */
  private record Reply(long id, Optional<String> line) {}

  private Optional<Reply> read(String text) {
    try {
      Fields reply = Json.object(text).only("jsonrpc", "id", "result", "error");
      if (!reply.text("jsonrpc", LONGEST_ACT).equals("2.0")) {
        throw new Malformed("jsonrpc must be \"2.0\"");
      }
      long id = reply.optionalCount("id").orElseThrow(() -> new Malformed("id is missing"));
      if (id < 1 || id > asked) {
        throw new Malformed("id must be that of a question, not " + id);
      }
      Optional<String> fault = reply.fields("error").optionalText("message", LONGEST_ACT);
      if (fault.isPresent()) {
        throw new Malformed("an error: " + fault.get());
      }
      Fields result = reply.fields("result").only("line");
      return Optional.of(new Reply(id, result.optionalText("line", LONGEST_ACT)));
    } catch (Malformed e) {
      foul(Foul.Kind.RUBBISH, "answered " + shown(text) + ": " + e.words());
      return Optional.empty();
    }
  }

  private Optional<String> taken(Reply reply, boolean awaited) {
    if (reply.line().isEmpty() && awaited) {
      foul(Foul.Kind.RUBBISH, "answered no act, but the table waits for it");
    }
    return reply.line();
  }

  private static String shown(String text) {
    String plain = text.replaceAll("\\p{Cntrl}", "�");
    return plain.length() > LONGEST_FAULT ? plain.substring(0, LONGEST_FAULT) + "…" : plain;
  }

  @Override
  public void refused(String line, Refusal refusal) {
    refusedAt = ply;
    foul(
        Foul.Kind.ILLEGAL,
        "answered " + shown(line) + ": " + refusal.code() + ", " + refusal.words());
  }

  private void foul(Foul.Kind kind, String words) {
    Chair here = chair.orElseThrow();
    int before = ply;
    fouls.add(
        new Foul(
            program.name(), kind, words, here.seating(), here.deal(), here.seat(), before, seen));
  }

  @Override
  public void over(View view) {
    tell(Json.write(new Message("2.0", "over", table(view))));
  }

  private void tell(String line) {
    if (process.isPresent() && !process.get().tell(line)) {
      leave();
      foul(Foul.Kind.SILENT, "read nothing of what it was told, and was ended");
    }
  }

  private void leave() {
    process.ifPresent(BotProcess::close);
    process = Optional.empty();
  }

  @Override
  public void close() {
    leave();
  }
}
