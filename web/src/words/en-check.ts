/** The check of the shuffle. */

export const enCheck = {
  title: "Check the shuffle",
  before: "Before this deal the server promised its secret by showing this number:",
  none: "The server has shown no promise for this deal.",
  during:
    "The secret itself is shown when the deal is over. Then anybody can check that it is the promised one.",
  yours: "Your own browser added this number, which the server could not know before it made its promise:",
  secret: "The secret, shown after the deal:",
  good: "The secret is the one that was promised.",
  bad: "The secret is NOT the one that was promised. Don't trust this deal.",
  unseen: "You came after the deal had begun, so this browser saw no promise for it.",
  how:
    "The shuffle follows from the secret, the numbers that the players added, and the number of the deal alone. " +
    "Since nobody knows all of them beforehand, nobody can choose the cards. " +
    "Download the record and run “eightfold record verify FILE” to replay every card.",
  current: (deal: number) => `Deal ${deal}, running`,
  past: (deal: number) => `Deal ${deal}, over`,
};
