package eightfold.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import eightfold.protocol.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Writes a store as today's engine keeps it, and what Ann sees when she comes back to its tables;
 * docs/testing.md has the command. No build runs it: its name is not one of a test. What is there
 * of earlier days stays as it is.
 */
class WriteStoredTables {
  @Test
  @EnabledIfSystemProperty(named = "stored.folder", matches = ".+")
  void writes() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(System.getProperty("stored.folder")));
    List<Page.SeatKey> keys = new ArrayList<>();
    try (StoredTables tables = new StoredTables(folder, System::currentTimeMillis)) {
      Page.SeatKey waits = tables.openedForTwo("pesten");
      StoredTables.Ann ann = tables.ann(waits);
      ann.ask("chat", Map.of("text", "Who deals? — Zoë"));
      ann.ask("mute", Map.of("seat", 1, "name", "Zoë"));
      keys.add(waits);
      Page.SeatKey late = played(tables, tables.opened("eights", 4), inDeal(2, 30));
      tables.comesLate(late, 2);
      keys.add(late);
      keys.add(played(tables, tables.opened("macau", 3), WriteStoredTables::isInSecondMatch));
      keys.add(played(tables, tables.opened("mau-mau", 2), WriteStoredTables::isOver));
      keys.add(played(tables, tables.opened("crazier-eights", 2), inDeal(1, 25)));
      keys.add(played(tables, tables.openedWithOwnBook(3), inDeal(1, 12)));
    }
    ArrayNode seen = StoredTables.JSON.createArrayNode();
    try (StoredTables tables = new StoredTables(folder, System::currentTimeMillis)) {
      for (Page.SeatKey key : keys) {
        seen.addObject()
            .put("table", key.table())
            .put("token", key.token())
            .put("record", tables.record(key.table()))
            .set("snapshot", StoredTables.lasting(tables.ann(key).snapshot()));
      }
    }
    Files.writeString(folder.resolve(StoredTables.SEEN), seen.toPrettyString() + "\n");
  }

  private static Page.SeatKey played(
      StoredTables tables, Page.SeatKey key, Predicate<JsonNode> there)
      throws InterruptedException {
    StoredTables.Ann ann = tables.ann(key);
    ann.ask("start", Map.of());
    ann.ask("chat", Map.of("text", "Good luck"));
    ann.playsUntil(there);
    return key;
  }

  /** In this deal, when so much has happened at the table and it is Ann's turn: bots wait then. */
  private static Predicate<JsonNode> inDeal(int deal, int number) {
    return snapshot ->
        snapshot.path("view").path("deal").asInt() == deal
            && snapshot.path("number").asInt() >= number
            && StoredTables.isAnns(snapshot);
  }

  private static boolean isInSecondMatch(JsonNode snapshot) {
    return snapshot.path("matches").asInt() == 2 && StoredTables.isAnns(snapshot);
  }

  private static boolean isOver(JsonNode snapshot) {
    return snapshot.path("view").path("standings").path("over").asBoolean();
  }
}
