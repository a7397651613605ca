package eightfold.server.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Connections to a database. */
final class Pool {
  /**
   * It says of every connection that broke what is said here of every write. Held, lest it be lost.
   */
  private static final Logger LOG = Logger.getLogger("com.zaxxer.hikari");

  /** A pool that has no connection says so after that. */
  private static final int CONNECTION_MILLIS = 1_000;

  private Pool() {}

  /**
   * Connects to a database.
   *
   * @param most how many connections there are at most
   * @param answerSeconds after so long an answer that does not come is given up
   * @throws HikariPool.PoolInitializationException if the database cannot be had
   */
  static HikariDataSource of(Database database, String name, int most, String answerSeconds) {
    LOG.setLevel(Level.SEVERE);
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setJdbcUrl(database.url());
    database.user().ifPresent(config::setUsername);
    database.password().ifPresent(config::setPassword);
    config.setMaximumPoolSize(most);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(CONNECTION_MILLIS);
    config.addDataSourceProperty("ApplicationName", "eightfold");
    config.addDataSourceProperty("connectTimeout", "2");
    config.addDataSourceProperty("socketTimeout", answerSeconds);
    config.addDataSourceProperty("tcpKeepAlive", "true");
    // a row that is refused may hold cards, and errors go to the log
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return new HikariDataSource(config);
  }
}
