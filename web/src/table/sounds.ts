/**
 * What a table sounds like, made by the browser itself: paper is noise through a filter that moves, calls are tones.
 * Only who wants sounds loads this; whatever they tell is also shown and read out.
 */

import { effect, untracked } from "@preact/signals";
import { settings } from "../app/settings";
import { asked } from "../visit/say";
import type { Visit } from "../visit/Visit";
import type { TableEvent } from "../wire/types";

/** A tone from `hertz` to `to`. */
interface Tone {
  hertz: number;
  to?: number;
  start: number;
  length: number;
}

/** A card that slides over others, or over the table: noise about `hertz`, which comes to be about `to`. */
interface Slide {
  slide: true;
  hertz: number;
  to: number;
  start: number;
  length: number;
}

type Part = Tone | Slide;

const tone = (hertz: number, start: number, length: number, to = hertz): Tone => ({
  hertz,
  to,
  start,
  length,
});
const slide = (hertz: number, to: number, start: number, length: number): Slide => ({
  slide: true,
  hertz,
  to,
  start,
  length,
});

const LAID = [slide(3200, 900, 0, 70), tone(150, 50, 60, 80)];
const MOST_DRAWN = 5;
const DRAW_STEP = 95;
const DEALT_STEP = 75;

/** So many cards one after the other. */
function drawn(cards: number, step: number): Part[] {
  return Array.from({ length: cards }, (_, i) => slide(1400, 4200, i * step, 80));
}

const SOUNDS: Record<string, (event: TableEvent) => Part[]> = {
  dealt: () => drawn(MOST_DRAWN + 2, DEALT_STEP),
  played: () => LAID,
  laid: () => LAID,
  drew: ({ words }) => {
    const cards = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
    return drawn(Math.max(1, Math.min(cards, MOST_DRAWN)), DRAW_STEP);
  },
  stole: () => drawn(1, DRAW_STEP),
  "put-under": () => drawn(1, DRAW_STEP),
  "put-in": () => drawn(1, DRAW_STEP),
  burned: () => drawn(1, DRAW_STEP),
  reshuffled: () => [...drawn(3, 60), slide(900, 2600, 200, 320)],
  reversed: () => [slide(700, 3600, 0, 160), slide(3600, 700, 160, 200)],
  skipped: () => [tone(392, 0, 90), tone(294, 100, 140)],
  called: () => [tone(660, 0, 90), tone(880, 100, 140)],
  caught: () => [tone(440, 0, 120), tone(311, 120, 200)],
  penalised: () => [tone(311, 0, 110, 280), tone(233, 120, 220, 200)],
  "deal-over": () => [tone(523, 0, 120), tone(659, 130, 120), tone(784, 260, 120), tone(1047, 390, 320)],
};
/** What weighs more is heard where several things have happened at once. */
const WEIGHT = ["deal-over", "caught", "penalised", "called", "reversed", "skipped", "reshuffled", "dealt"];
const TURN = [tone(587, 0, 80), tone(740, 90, 110)];
/** How loud tones are at full volume; noise is louder than it is measured. */
const TONE_GAIN = 0.16;
const SLIDE_GAIN = 0.3;
const SILENT = 0.0005;

/** What is heard of the news: the weightiest, and of equals the last. */
export function heardOf(news: readonly TableEvent[]): TableEvent | undefined {
  const weight = ({ verb }: TableEvent) => (WEIGHT.indexOf(verb) + WEIGHT.length) % WEIGHT.length;
  const heard = news.filter(({ verb }) => SOUNDS[verb] !== undefined);
  const heavy = heard.filter(({ verb }) => WEIGHT.includes(verb)).sort((a, b) => weight(a) - weight(b));
  return heavy[0] ?? heard.at(-1);
}

/** The loudspeaker of this page, which wakes up with the first sound. */
function speaker() {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  const hiss = (audio: AudioContext): AudioBufferSourceNode => {
    if (noise === null) {
      noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const samples = noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    const source = audio.createBufferSource();
    source.buffer = noise;
    return source;
  };
  const sound = (audio: AudioContext, part: Part) => {
    const from = audio.currentTime + part.start / 1000;
    const end = from + part.length / 1000;
    const gain = audio.createGain();
    gain.connect(audio.destination);
    if ("slide" in part) {
      const band = audio.createBiquadFilter();
      band.type = "bandpass";
      band.Q.value = 0.9;
      band.frequency.setValueAtTime(part.hertz, from);
      band.frequency.exponentialRampToValueAtTime(part.to, end);
      // paper swells and goes; it does not begin all of a sudden
      gain.gain.setValueAtTime(SILENT, from);
      gain.gain.linearRampToValueAtTime(SLIDE_GAIN * settings.volume.value, from + part.length / 4000);
      gain.gain.exponentialRampToValueAtTime(SILENT, end);
      const source = hiss(audio);
      source.connect(band).connect(gain);
      source.start(from, Math.random() * 0.5);
      source.stop(end);
      return;
    }
    const source = audio.createOscillator();
    source.type = "triangle";
    source.frequency.setValueAtTime(part.hertz, from);
    source.frequency.exponentialRampToValueAtTime(part.to ?? part.hertz, end);
    gain.gain.setValueAtTime(TONE_GAIN * settings.volume.value, from);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    source.connect(gain);
    source.start(from);
    source.stop(end);
  };
  return {
    play(parts: readonly Part[]) {
      if (settings.volume.value === 0) return;
      context ??= new AudioContext();
      for (const part of parts) sound(context, part);
    },
    close() {
      void context?.close();
    },
  };
}

/** Plays what the visit hears; answers how to stop. */
export function soundsOf(visit: Visit): () => void {
  const { play, close } = speaker();
  let wasOwn = false;
  const stop = effect(() => {
    const { fresh, snapshot } = visit.state.value;
    const own = snapshot?.view != null && asked(snapshot.view, snapshot.you);
    const heard = heardOf(fresh);
    // louder or softer is no reason to say it again
    untracked(() => {
      if (heard !== undefined) play(SOUNDS[heard.verb]!(heard));
      if (own && !wasOwn)
        play(TURN.map((part) => ({ ...part, start: part.start + (heard === undefined ? 0 : 250) })));
    });
    wasOwn = own;
  });
  return () => {
    stop();
    close();
  };
}
