import type { Bell } from '#domain/meditation/meditation.ts';
import type { Mix, MixWish } from './mix.ts';

/** A mix for tests: it plays no sound, counts by the timers of the test, and remembers what it was told. */
export class FakeMix implements Mix {
  readonly levels: Record<string, number>;
  readonly bells: { kind: Bell; at: number }[] = [];
  readonly fades: number[] = [];
  loudness: number;
  isClosed = false;
  /** The browser wants a press first. */ isRefused = false;
  #before = 0;
  #since: number | null = null;
  #paused: (() => void)[] = [];

  constructor({ levels, loudness }: MixWish = { levels: {}, loudness: 1 }) {
    this.levels = { ...levels };
    this.loudness = loudness;
  }

  async play(): Promise<void> {
    if (this.isRefused) throw new DOMException('a press is wanted', 'NotAllowedError');
    this.#since ??= Date.now();
  }

  pause(): void {
    [this.#before, this.#since] = [this.now(), null];
  }

  setLevel(sound: string, level: number): void {
    this.levels[sound] = level;
  }

  setLoudness(loudness: number): void {
    this.loudness = loudness;
  }

  fadeOut(seconds: number): Promise<void> {
    this.fades.push(seconds);
    return new Promise((done) => setTimeout(() => (this.pause(), done()), seconds * 1000));
  }

  ring(kind: Bell): void {
    this.bells.push({ kind, at: this.now() });
  }

  now(): number {
    return this.#before + (this.#since === null ? 0 : (Date.now() - this.#since) / 1000);
  }

  close(): void {
    this.pause();
    this.isClosed = true;
  }

  onPause(paused: () => void): () => void {
    this.#paused.push(paused);
    return () => undefined;
  }

  /** Headphones were pulled out, or a call came. */
  interrupt(): void {
    this.pause();
    this.#paused.forEach((tell) => tell());
  }
}
