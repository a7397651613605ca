package eightfold.conventions.bad.server.adapter;

/** What a room must not see. */
public final class Door {}
