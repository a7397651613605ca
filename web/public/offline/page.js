// Asks for the server until it is there, and goes on where the address says.
const EVERY_MILLIS = 3000;
const state = document.getElementById("state");

async function look() {
  try {
    const answer = await fetch("./ready", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    state.textContent = navigator.onLine
      ? "The server does not answer yet. Trying again by itself…"
      : "This device is offline. Trying again by itself…";
  }
}

document.getElementById("again").addEventListener("click", () => void look());
addEventListener("online", () => void look());
setInterval(() => void look(), EVERY_MILLIS);
void look();
