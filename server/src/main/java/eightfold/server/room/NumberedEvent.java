package eightfold.server.room;

import eightfold.game.Event;
import java.util.List;

/**
 * An event and its number at the table, from 1 on through all matches.
 *
 * @param names of those who played then, by seat
 */
public record NumberedEvent(long number, Event event, List<String> names) {}
