package eightfold.server.lobby;

/**
 * What whoever runs a server decides about the people at its tables.
 *
 * @param refusedNames what nobody may be called
 */
public record PeopleSettings(NameFilter refusedNames) {
  /** Nobody is told what to be called. */
  public static PeopleSettings standard() {
    return new PeopleSettings(NameFilter.NONE);
  }
}
