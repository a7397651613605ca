package eightfold.server.lobby;

import eightfold.server.room.Pace;

/**
 * What whoever runs a server decides about its tables.
 *
 * @param pace how fast tables are
 * @param limits how much of everything there may be
 * @param people what holds for the people at them
 */
public record LobbySettings(Pace pace, Limits limits, PeopleSettings people) {
  /** Settings under which nothing is decided about people. */
  public LobbySettings(Pace pace, Limits limits) {
    this(pace, limits, PeopleSettings.standard());
  }

  /** The settings of a server on the open network. */
  public static LobbySettings standard() {
    return new LobbySettings(Pace.standard(), Limits.standard());
  }

  public LobbySettings with(Pace other) {
    return new LobbySettings(other, limits, people);
  }

  public LobbySettings with(Limits other) {
    return new LobbySettings(pace, other, people);
  }

  public LobbySettings with(PeopleSettings other) {
    return new LobbySettings(pace, limits, other);
  }
}
