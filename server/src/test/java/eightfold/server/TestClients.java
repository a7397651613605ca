package eightfold.server;

import com.fasterxml.jackson.databind.JsonNode;

/** What tests in other packages do with a running server. */
public final class TestClients {
  private TestClients() {}

  /** Opens a table of the little game for a person and a bot. */
  public static JsonNode openTable(Server server) {
    return TestClient.json(
        TestClient.post(
            server.address() + "api/tables",
            "{\"game\":\"little\",\"name\":\"A\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}"));
  }
}
