package eightfold.server.lobby;

/**
 * How long notes of a kind are kept.
 *
 * @param millis since they were written last
 */
record Retention(String kind, long millis) {}
