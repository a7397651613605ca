package eightfold.server.room;

import eightfold.game.Event;

/** An event and its number at the table, from 1 on through all matches. */
public record NumberedEvent(long number, Event event) {}
