package eightfold.volity.table;

import eightfold.volity.Jid;

/**
 * An occupant that the referee brings: a bot, or somebody who plays in a browser.
 *
 * @param jid its address
 * @param nick its table name
 * @param bot which bot it is; empty: a person
 */
record Puppet(Jid jid, String nick, String bot) {
  boolean isBot() {
    return !bot.isEmpty();
  }

  Puppet called(String other) {
    return new Puppet(jid, other, bot);
  }
}
