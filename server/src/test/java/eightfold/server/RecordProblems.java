package eightfold.server;

import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.record.GameRecord;
import eightfold.server.lobby.PlayedRecords;
import java.util.List;
import java.util.Map;

/** What a server refuses to whoever brings a record. */
final class RecordProblems {
  private static final Game EIGHTS = Games.standard().game("eights", Map.of());
  static final String RECORD = PlayedRecords.of(EIGHTS, 2, 4);

  private final PseudoVisitor visitor;

  RecordProblems(PseudoVisitor visitor) {
    this.visitor = visitor;
  }

  void tell() {
    List<String> lines = RECORD.lines().toList();
    String act = lines.stream().filter(line -> line.contains(": play ")).findFirst().orElseThrow();
    String engine = "engine: " + EngineVersion.CURRENT;
    String book = ProblemsInLanguagesTest.BOOK.replace("may-play", "may-pay");
    for (String record :
        List.of(
            "shopping: [milk]\n",
            String.join("\n", lines.subList(0, 9)),
            String.join("\n", lines.subList(0, lines.size() - 2)),
            RECORD.replaceFirst(engine, "engine: " + (EngineVersion.CURRENT + 1)),
            RECORD.replaceFirst("players:", "player:"),
            RECORD.replaceFirst(act, act.replaceFirst("play .*", "play RJ")),
            RECORD.replaceFirst(act, (act + "\n").repeat(10_000) + act),
            RECORD
                    .substring(0, RECORD.indexOf("rulebook: |"))
                    .replaceFirst("rules: sha256:[0-9a-f]+", "rules: " + GameRecord.hashOf(book))
                + "rulebook: |\n"
                + book.indent(2))) {
      visitor.post("replay", Map.of("record", record));
    }
    visitor.post("replay", Map.of("record", RECORD, "match", 9));
    visitor.post("replay", Map.of("record", RECORD, "deal", 99));
    visitor.post("replay/scenario", Map.of("record", RECORD, "deal", 99));
  }
}
