/** What a recording may be: its bytes, and how long it lasts, in seconds. */
export const RECORDING = {
  bytes: 300 * 1024 * 1024,
  seconds: { least: 1, most: 90 * 60 },
  title: 80,
  line: 160,
  ledBy: 60,
  cautions: 600,
  /** Captions, in characters. */
  captions: 200_000,
} as const;

/** How many bytes a teacher may keep here: all recordings, and those of them that are not public. */
export const ROOM = { most: 2 * 1024 ** 3, waiting: 500 * 1024 * 1024 } as const;

/** How long an upload waits to be gone on with, in milliseconds. */
export const UPLOAD_LIVES = 24 * 3_600_000;

/**
 * Where a version of a recording stands. `checking`: its bytes are looked at; `refused`: they are no recording;
 * `draft`: its teacher's alone; `listening`: with somebody who listens; `change_asked`: back with a wish; `public`;
 * `withdrawn`: it was public, or was declined.
 */
export const RECORDING_STATES = [
  'checking',
  'refused',
  'draft',
  'listening',
  'change_asked',
  'public',
  'withdrawn',
] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

/** Why the bytes of an upload are not taken. */
export const RECORDING_FAULTS = [
  'kind',
  'damaged',
  'too_short',
  'too_long',
  'tag',
  'several',
  'silent',
  'too_heavy',
  'room',
  'lost',
] as const;
export type RecordingFault = (typeof RECORDING_FAULTS)[number];

/** The states in which its teacher may change what is said of it. */
export const OPEN_STATES: readonly RecordingState[] = ['refused', 'draft', 'change_asked', 'withdrawn'];
/** The states from which it may be handed to somebody who listens. */
export const READY_STATES: readonly RecordingState[] = ['draft', 'change_asked', 'withdrawn'];

/** How loud recordings play, in LUFS; and how far one may be lifted, in decibels, so that nothing clips. */
const PLAYED_AT = -18;
const MOST_LIFT = 12;

/** By what a recording's samples are multiplied, so that all play equally loud. `highest` is its highest sample, to 1. */
export function gainOf({ loudness, highest }: { readonly loudness: number; readonly highest: number }): number {
  const lift = 10 ** (Math.min(MOST_LIFT, PLAYED_AT - loudness) / 20);
  const room = highest > 0 ? 1 / highest : 1;
  return Math.round(Math.min(lift, Math.max(room, Math.min(1, lift))) * 1000) / 1000;
}

/** A count as its teacher is told it: none below five, so that it never speaks of somebody. */
export function toldCount(count: number): number | null {
  return count >= 5 ? count : null;
}
