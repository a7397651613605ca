/** Where the page has no seat at the table any more. */
export const enGone = {
  takenOver: "This seat is now played in another tab or device.",
  removed: "The host has taken you off the table.",
  signedOut:
    "You have signed out everywhere, so this seat is closed here. Your passkey opens it again, on the start page.",
  takenAlong: "You have taken this seat along to another place.",
  handedOn: "You have handed this seat on.",
  closed: (reason: string) => `The table was closed: ${reason}`,
  here: "Play here",
};
