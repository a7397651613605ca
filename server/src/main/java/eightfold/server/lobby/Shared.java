package eightfold.server.lobby;

import eightfold.server.port.SharedStore;

/** What a lobby has that shares its tables with those of other machines. */
public record Shared(SharedStore store, Placement placement) {}
