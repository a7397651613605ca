package eightfold.server.lobby;

import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A table of the little game: one seat for Ann, the others for bots. */
record LobbyTable(Page.SeatKey key) {
  static TableWish wish(int seats) {
    return wish("little", seats);
  }

  static TableWish wish(String game, int seats) {
    List<TableWish.SeatWish> wishes = new ArrayList<>();
    wishes.add(new TableWish.SeatWish(Optional.empty()));
    for (int seat = 1; seat < seats; seat++) {
      wishes.add(new TableWish.SeatWish(Optional.of("greedy")));
    }
    return new TableWish(game, Map.of(), wishes, "Ann", OptionalInt.empty());
  }

  static LobbyTable open(Lobby lobby, int seats) {
    return open(lobby, seats, "here");
  }

  /** A table of any game. */
  static LobbyTable open(Lobby lobby, String game, int seats) {
    return new LobbyTable((Page.SeatKey) lobby.open(wish(game, seats), "here"));
  }

  static LobbyTable open(Lobby lobby, int seats, String address) {
    return new LobbyTable((Page.SeatKey) lobby.open(wish(seats), address));
  }

  static String hello(String table, String token) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
        + table
        + "\",\"token\":\""
        + token
        + "\"}}";
  }

  /** A request without params. */
  static String request(int id, String method) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{}}";
  }
}
