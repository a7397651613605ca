package eightfold.server.postgres;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a database is, and by whom it is entered.
 *
 * @param url as its driver takes it, such as {@code jdbc:postgresql://db.internal/eightfold}
 * @param user empty: the one of this process
 * @param password empty: none
 * @param connections how many there are at most
 */
public record Database(
    String url, Optional<String> user, Optional<String> password, int connections) {
  /** So many connections keep a disk busy; more only wait for each other. */
  public static final int CONNECTIONS = 10;

  private static final Pattern FORM = Pattern.compile("jdbc:postgresql:\\S+");

  /** What would not be kept from a log. */
  private static final Pattern PASSWORD = Pattern.compile(".*(password=|//[^/@]*:[^/@]*@).*");

  /**
   * @throws IllegalArgumentException if the URL is none of a PostgreSQL database, or has a password
   */
  public Database {
    if (PASSWORD.matcher(url).matches()) {
      throw new IllegalArgumentException(
          "a password does not belong into the URL, which others may see; put it into a file");
    }
    if (!FORM.matcher(url).matches()) {
      throw new IllegalArgumentException(
          "a database is named such as jdbc:postgresql://db.internal:5432/eightfold, not " + url);
    }
    if (connections < 1) {
      throw new IllegalArgumentException("at least one connection is needed");
    }
  }

  /** The same without what is secret. */
  @Override
  public String toString() {
    return url + user.map(name -> " as " + name).orElse("");
  }
}
