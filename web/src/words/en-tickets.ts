/** A seat that goes along with its player, or on to somebody else, and players who are asked whether they are there. */

export const enTickets = {
  title: "Your seat",
  link: "Link to your seat",
  along: "Take my seat along",
  alongNote:
    "Open this link at the other place, or point its camera at the picture. It works once, for two " +
    "minutes; then this place here is closed.",
  hand: "Hand my seat to somebody",
  whom: "Who takes it?",
  make: "Make the link",
  handNote: (to: string) =>
    `Send this link to ${to}. ${to} gets your cards, your points and your turn. It works once, for ten minutes.`,
  hostFirst: "It works as soon as the host agrees.",
  takeBack: "Take the link back",
  over: "That link has had its time. Make another one if you need it.",
  offered: (name: string, to: string) => `${name} wants to hand the seat to ${to}.`,
  agree: "Agree",
  refuse: "Refuse",
  handing: (name: string, to: string) => `${name} hands the seat to ${to} as soon as the host agrees.`,
  handed: (name: string, to: string) => `${name} hands the seat to ${to}.`,
  ask: (name: string) => `Ask ${name}: still there?`,
  asked: (name: string) => `${name} was asked: still there? If no answer comes, a bot plays.`,
  areYou: "Still there? If you do nothing, a bot plays for you.",
  here: "I am here",
  arriveAlong: (game: string) => `Go on here: ${game}`,
  arriveAlongNote: "Your seat comes along to this browser. Where it was before, it is closed.",
  arriveHand: (game: string) => `A seat is handed to you: ${game}`,
  arriveHandNote:
    "You get the cards as they are, the points and the turn. What was drawn before stays hidden from you.",
  sit: "Sit down here",
};
