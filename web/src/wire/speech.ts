/** In which language the server is asked, and in which it has answered last: English where it has no other. */
export const speech = { asked: "en", answered: "en" };
