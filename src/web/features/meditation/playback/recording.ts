import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { evenedVolume } from '#web/ui/sound/evened-volume.ts';
import { SoundFailed, type Mix, type Track } from './mix.ts';

type Audio = MeditationWhole['audio'];
type Wish = {
  readonly audio: Audio;
  readonly seconds: number;
  readonly from: number;
  /** Asks again where the sound is: an address is good for a few hours. */ readonly fresh: () => Promise<Audio>;
};
type Tell = (by?: 'device' | 'failed') => void;

/** How long a recording may stand while it should play, in milliseconds. */
const PATIENCE = 20_000;
/** What fails twice within so many seconds of the recording is not asked for again unasked. */
const SAME_PLACE = 30;
const FADE_STEP = 200;
/** The end is where the recording says so: its exact length is no whole second. */
const BEFORE_END = 0.01;

/**
 * A teacher's recording, played by one audio element whose time is the place. Where its address has run out, it is
 * asked for again once and goes on at the same second; what fails then waits for a press.
 */
export class Recording implements Mix {
  readonly #element: HTMLAudioElement;
  readonly #wish: Wish;
  #volume: number;
  #at: number;
  #isWanted = false;
  /** Nothing plays until it was asked for again. */ #isBroken: boolean;
  #isClosed = false;
  #lostAt: number | null = null;
  #renewal: Promise<boolean> | null = null;
  #tell: Tell = () => undefined;
  #heard = 0;
  #heardSince: number | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setInterval> | undefined;

  constructor(element: HTMLAudioElement, wish: Wish) {
    [this.#element, this.#wish, this.#at] = [element, wish, wish.from];
    this.#volume = volumeOf(wish.audio);
    this.#isBroken = wish.audio === null;
    element.preload = 'auto';
    element.addEventListener('playing', this.#onPlaying);
    element.addEventListener('waiting', this.#onWaiting);
    element.addEventListener('pause', this.#onPaused);
    element.addEventListener('error', this.#onLost);
    element.addEventListener('loadedmetadata', this.#onLength);
    if (wish.audio) this.#load(wish.audio);
  }

  readonly track: Track = {
    position: () => this.#position(),
    seek: (second) => {
      this.#at = Math.min(this.#wish.seconds, Math.max(0, second));
      this.#element.currentTime = this.#at;
    },
    // Each new address begins at the usual pace, so that one is set too.
    setPace: (pace) => void Object.assign(this.#element, { playbackRate: pace, defaultPlaybackRate: pace }),
  };

  async play(): Promise<void> {
    this.#isWanted = true;
    if (this.#isBroken ? await this.#renew() : await this.#start()) return;
    this.#isWanted = false;
    throw new SoundFailed();
  }

  pause(): void {
    this.#isWanted = false;
    this.#rest();
    this.#element.pause();
  }

  setLevel(): void {
    // Nothing lies under a recording.
  }

  /** A recording plays as loud as all others do: this takes back a fade. */
  setLoudness(): void {
    clearInterval(this.#fade);
    this.#element.volume = this.#volume;
  }

  fadeOut(seconds: number): Promise<void> {
    clearInterval(this.#fade);
    const steps = Math.max(1, (seconds * 1000) / FADE_STEP);
    let left = steps;
    return new Promise((done) => {
      const fade = () => {
        left = Math.max(0, left - 1);
        this.#element.volume = (this.#volume * left) / steps;
        if (left > 0) return;
        clearInterval(this.#fade);
        this.pause();
        done();
      };
      this.#fade = setInterval(fade, FADE_STEP);
      if (seconds === 0) fade();
    });
  }

  ring(): void {
    // Bells are the teacher's own.
  }

  now(): number {
    return this.#heard + (this.#heardSince === null ? 0 : (performance.now() - this.#heardSince) / 1000);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#fade);
    this.pause();
    this.#element.removeEventListener('error', this.#onLost);
    this.#element.removeAttribute('src');
    this.#element.load();
  }

  onPause(tell: Tell): () => void {
    this.#tell = tell;
    return () => void (this.#tell = () => undefined);
  }

  readonly #onPlaying = () => {
    clearTimeout(this.#patience);
    this.#heardSince ??= performance.now();
  };

  readonly #onWaiting = () => {
    this.#rest();
    if (this.#isWanted) this.#patience = setTimeout(this.#onLost, PATIENCE);
  };

  readonly #onPaused = () => {
    this.#rest();
    if (!this.#isWanted || this.#element.ended || this.#renewal) return;
    this.#isWanted = false;
    this.#tell('device');
  };

  readonly #onLost = () => {
    this.#rest();
    void this.#renew().then((isBack) => void (!isBack && this.#isWanted && this.#tell('failed')));
  };

  /** Some browsers forget where to begin. */
  readonly #onLength = () => {
    if (Math.abs(this.#element.currentTime - this.#at) > 1) this.#element.currentTime = this.#at;
  };

  #position(): number {
    const { ended, error, readyState, currentTime } = this.#element;
    if (ended) return this.#wish.seconds;
    // Before its length is known, and after a failure, the element does not say where it is.
    if (!error && readyState > 0) this.#at = Math.min(currentTime, this.#wish.seconds - BEFORE_END);
    return this.#at;
  }

  /** Counts no more as heard. */
  #rest(): void {
    clearTimeout(this.#patience);
    [this.#heard, this.#heardSince] = [this.now(), null];
  }

  #load(audio: NonNullable<Audio>): void {
    this.#element.src = audio.address;
    this.#element.currentTime = this.#at;
    this.#volume = volumeOf(audio);
    this.#element.volume = this.#volume;
  }

  async #start(): Promise<boolean> {
    // At its end an element would begin anew.
    if (this.#element.ended) return true;
    try {
      await this.#element.play();
      return true;
    } catch (error) {
      const why = error instanceof DOMException ? error.name : '';
      if (why === 'NotAllowedError') throw error;
      // A pause came first, or another address: that one goes its own way.
      return why === 'AbortError' || this.#renew();
    }
  }

  /** One renewal at a time: a failure is told by the element and by its promise. */
  #renew(): Promise<boolean> {
    this.#renewal ??= this.#askAgain().finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  async #askAgain(): Promise<boolean> {
    const at = this.#position();
    const isSame = this.#lostAt !== null && Math.abs(at - this.#lostAt) < SAME_PLACE;
    const isPressed = this.#isBroken;
    [this.#lostAt, this.#isBroken] = [at, true];
    if (isSame && !isPressed) return false;
    try {
      const audio = await this.#wish.fresh();
      if (!audio || this.#isClosed) return false;
      this.#load(audio);
      this.#isBroken = false;
      if (this.#isWanted) await this.#element.play();
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true;
      // Whatever it is, the page says that the recording does not come, and offers another try.
      this.#isBroken = true;
      return false;
    }
  }
}

/** An element only lowers: what is too soft stays as it is. */
function volumeOf(audio: Audio): number {
  return evenedVolume(audio?.gain ?? 1);
}
