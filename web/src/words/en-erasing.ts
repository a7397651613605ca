/** What the page says of deleting one's name and talk at a table. */

export const enErasing = {
  title: "My name and talk here",
  act: "Delete my name and what I said here",
  sure: "Yes, delete it for everybody",
  note:
    "Others see your seat's number instead of your name, now and in the records of this table. " +
    "What you played stays; so does what others have saved.",
  reporting: {
    act: "Report",
    title: (name: string) => `Report ${name}`,
    what: "What is it about?",
    name: (name: string) => `The name “${name}”`,
    why: "Why (if you like)",
    note:
      "It goes to whoever runs this server. Nobody at the table hears of it, " +
      "and you do not see any more what this player says.",
    send: "Send the report",
    sent: (name: string) => `Reported. You do not see any more what ${name} says.`,
  },
  everything: {
    act: "Delete all about me",
    sure: "Yes, delete it at all tables",
    note:
      "Your name and what you said are deleted at all tables of this server where you have sat with this browser, " +
      "and your seats are forgotten here. What others have saved stays with them.",
    done: "All that was yours is deleted.",
  },
};
