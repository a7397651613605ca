package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Meter;
import eightfold.server.port.Store;
import eightfold.server.port.Threads;
import eightfold.server.room.BotPlayer;
import java.util.Optional;

/** What a lobby is made of. */
public record LobbyParts(
    Catalogue catalogue,
    BotPlayer.Bots bots,
    Store store,
    Clock clock,
    Entropy entropy,
    LobbySettings settings,
    Meter meter,
    Optional<Shared> shared,
    Threads threads) {
  /** All tables are here, on threads of the machine. */
  public LobbyParts(
      Catalogue catalogue,
      BotPlayer.Bots bots,
      Store store,
      Clock clock,
      Entropy entropy,
      LobbySettings settings,
      Meter meter) {
    this(
        catalogue, bots, store, clock, entropy, settings, meter, Optional.empty(), Threads.VIRTUAL);
  }

  /** Without anybody who counts. */
  public LobbyParts(
      Catalogue catalogue,
      BotPlayer.Bots bots,
      Store store,
      Clock clock,
      Entropy entropy,
      LobbySettings settings) {
    this(catalogue, bots, store, clock, entropy, settings, Meter.NONE);
  }
}
