package eightfold.server.lobby;

/** Who sits at the tables that are awake: persons whether they are there or not, and bots. */
public record Occupancy(int persons, int bots) {}
