package eightfold.record;

import eightfold.game.EngineVersion;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes records in the form of the notation: a head, the deals, the rule book. */
public final class RecordWriter {
  /**
   * Acts that everybody at the table sees whole. Of any other act a deal that is not over shows the
   * verb alone, since it may name a card that is still hidden.
   */
  private static final Set<String> OPEN =
      Set.of(
          "play",
          "lay",
          "end",
          "suit",
          "rank",
          "draw",
          "pass",
          "call",
          "catch",
          "challenge",
          "target",
          "grab",
          "say",
          "take",
          "reveal");

  private final GameRecord game;
  private final SeatLabels labels;
  private final StringBuilder text = new StringBuilder();

  private RecordWriter(GameRecord game) {
    this.game = game;
    this.labels = SeatLabels.of(game.names());
  }

  /** The text of a record. */
  public static String text(GameRecord game) {
    RecordWriter writer = new RecordWriter(game);
    writer.head();
    game.deals().forEach(writer::deal);
    writer.text.append("---\nrulebook: ").append(YamlText.block(game.ruleBook()));
    return writer.text.toString();
  }

  private void head() {
    line("eightfold", Integer.toString(GameRecord.FORM));
    if (game.engine() != EngineVersion.FIRST) {
      line("engine", Integer.toString(game.engine()));
    }
    line("game", YamlText.scalar(game.game()));
    line("rules", Hashes.PREFIX + game.rules());
    line("options", map(List.copyOf(game.options().entrySet())));
    line(
        "players",
        game.players().stream()
            .map(
                player ->
                    map(
                        List.of(
                            Map.entry("name", player.name()), Map.entry("kind", player.kind()))))
            .collect(Collectors.joining(", ", "[", "]")));
    line("date", game.date().toString());
    game.result().ifPresent(scores -> line("result", scores(scores)));
    game.winners()
        .ifPresent(
            seats ->
                line(
                    "winners",
                    seats.stream()
                        .map(seat -> YamlText.scalar(labels.label(seat)))
                        .collect(Collectors.joining(", ", "[", "]"))));
  }

  private String scores(List<Integer> scores) {
    return IntStream.range(0, scores.size())
        .mapToObj(seat -> YamlText.scalar(labels.label(seat)) + ": " + scores.get(seat))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private void deal(Deal deal) {
    text.append("---\n");
    line("deal", Integer.toString(deal.number()));
    line("dealer", YamlText.scalar(labels.label(deal.dealer())));
    line("commitment", Hashes.PREFIX + deal.commitment());
    line("nonces", nonces(deal.nonces()));
    if (deal.again().repeated()) {
      line("repeated", "true");
    }
    deal.again().seed().ifPresent(seed -> line("seed", Long.toString(seed)));
    deal.secret().ifPresent(secret -> line("secret", YamlText.scalar(secret.hex())));
    if (deal.acts().isEmpty()) {
      line("acts", "[]");
      return;
    }
    text.append("acts:\n");
    for (Act act : deal.acts()) {
      String shown = deal.secret().isPresent() ? act.text() : open(act.text());
      text.append("  - ")
          .append(YamlText.scalar(labels.label(act.seat())))
          .append(": ")
          .append(YamlText.scalar(shown))
          .append('\n');
    }
  }

  private String nonces(Nonces nonces) {
    List<Map.Entry<String, String>> added = new ArrayList<>();
    for (int seat = 0; seat < nonces.hex().size(); seat++) {
      String hex = nonces.hex().get(seat);
      if (!hex.isEmpty()) {
        added.add(Map.entry(labels.label(seat), hex));
      }
    }
    return map(added);
  }

  /** An act of a deal whose cards are still hidden. */
  static String open(String act) {
    String verb = act.strip().split("\\s+", 2)[0];
    return OPEN.contains(verb) ? act : verb;
  }

  private static String map(List<Map.Entry<String, String>> entries) {
    return entries.stream()
        .map(entry -> YamlText.scalar(entry.getKey()) + ": " + YamlText.scalar(entry.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private void line(String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }
}
