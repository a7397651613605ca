/** Short tones for what happens, made by the browser itself; off unless the player wants them. */

import { effect } from "@preact/signals";
import { settings } from "../app/settings";
import { asked } from "../visit/say";
import type { Visit } from "../visit/Visit";

type Tone = [hertz: number, startMillis: number, lengthMillis: number];

const TONES: Record<string, Tone[]> = {
  played: [[330, 0, 70]],
  drew: [[220, 0, 60]],
  called: [
    [660, 0, 90],
    [880, 100, 140],
  ],
  caught: [
    [440, 0, 120],
    [311, 120, 200],
  ],
  "deal-over": [
    [523, 0, 120],
    [659, 130, 120],
    [784, 260, 260],
  ],
  turn: [
    [587, 0, 80],
    [740, 90, 110],
  ],
};

/** Plays what the visit hears; answers how to stop. */
export function soundsOf(visit: Visit): () => void {
  let context: AudioContext | null = null;
  const play = (tones: Tone[]) => {
    context ??= new AudioContext();
    for (const [hertz, start, length] of tones) {
      const from = context.currentTime + start / 1000;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.09, from);
      volume.gain.exponentialRampToValueAtTime(0.0005, from + length / 1000);
      tone.connect(volume).connect(context.destination);
      tone.start(from);
      tone.stop(from + length / 1000);
    }
  };
  let wasOwn = false;
  const stop = effect(() => {
    const { fresh, snapshot } = visit.state.value;
    const own = snapshot?.view != null && asked(snapshot.view, snapshot.you);
    if (settings.sound.value) {
      const heard = fresh.findLast((event) => TONES[event.verb] !== undefined);
      if (own && !wasOwn) play(TONES["turn"]!);
      else if (heard !== undefined) play(TONES[heard.verb]!);
    }
    wasOwn = own;
  });
  return () => {
    stop();
    void context?.close();
  };
}
