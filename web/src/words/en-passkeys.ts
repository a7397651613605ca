/** What the page says of passkeys. */

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

export const enPasskeys = {
  title: "Your seats on other devices",
  note:
    "A passkey is kept by your device or your password manager and opened with finger, face or code. " +
    "With it you find your seats on any of your devices.",
  stranger: "Whoever has kept their seats with a passkey finds them here.",
  make: "Keep my seats with a passkey",
  made: "Your seats are kept: sign in with your passkey on another device.",
  notMade: "No passkey was made.",
  signIn: "Sign in with a passkey",
  signedIn: "You are signed in. Your tables stand on the start page.",
  notShown: "You are not signed in: no passkey was shown.",
  remove: (since: number) => `Remove the passkey of ${day.format(since)}`,
  removeSure: "Yes, remove it",
  removeNote: "It signs nobody in any more. Your device may still list it; delete it there, too.",
  removed: "The passkey is removed.",
  signOut: "Sign out everywhere",
  signOutSure: "Yes, sign out on all devices",
  signOutNote: "All browsers forget you and your seats, this one too. Your passkey brings them back.",
  signedOut: "You are signed out everywhere.",
};
