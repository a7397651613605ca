/** What the page says of deleting one's name and talk at a table. */

export const enErasing = {
  title: "My name and talk here",
  act: "Delete my name and what I said here",
  sure: "Yes, delete it for everybody",
  note:
    "Others see your seat's number instead of your name, now and in the records of this table. " +
    "What you played stays; so does what others have saved.",
  done: "Your name and what you said here are deleted.",
};
