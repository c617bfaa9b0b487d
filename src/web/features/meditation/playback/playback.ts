import { breathSpans } from '#domain/meditation/breath.ts';
import type { Cue } from '#domain/meditation/cues.ts';
import { dueBetween } from '#domain/meditation/playing.ts';
import type { Speech } from '#web/platform/speech/speech.ts';
import { Speaker } from '#web/platform/speech/speaker.ts';
import { PositionClock } from './clock.ts';
import { silentMix, SoundFailed, type Mix, type OpenMix, type Track } from './mix.ts';

export const PACES = [0.75, 1, 1.25] as const;
export type PlayPace = (typeof PACES)[number];
/** The voice that speaks the cues, its own pace, and how loud it is over the sounds (0 to 1). */
export type VoiceWish = { readonly uri: string; readonly pace: number; readonly loudness: number };
export type Sounds = {
  readonly levels: Readonly<Record<string, number>>;
  /** Of all sounds together, 0 to 1. */ readonly loudness: number;
};
/** Where the member is, in whole seconds, and how long this playing was listened to; at a stop or on the way. */
export type Told = { readonly second: number; readonly listened: number; readonly isStop: boolean };
/** Why it stands: the member's press, the device, the sleep timer, or a recording that does not come. */
export type PausedBy = 'member' | 'device' | 'sleep' | 'failed';
export type PlaybackState = {
  readonly run: 'opening' | 'playing' | 'paused' | 'finished';
  readonly pausedBy: PausedBy | null;
  /** Whole seconds. */ readonly second: number;
  readonly pace: PlayPace;
  /** There is no sound in this browser: captions alone. */ readonly isSilent: boolean;
  /** The voice stopped working: captions and bells go on. */ readonly isVoiceLost: boolean;
  /** Whole seconds until the sleep timer fades; null where none is set. */ readonly sleepIn: number | null;
  /** Whole seconds listened, pauses left out. */ readonly listened: number;
};

/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 200;
/** A cue that is found later than this, in seconds, is not spoken any more, and its bell does not ring. */
const LATE = 1.5;
/** How long the sleep timer fades, and how near to the end a bell of the cues stands for the end bell, in seconds. */
const SLEEP_FADE = 20;
const LAST_BELL = 20;
const RATES = { least: 0.5, most: 2 } as const;

type Script = {
  readonly seconds: number;
  readonly cues: readonly Cue[];
  readonly bed: { readonly fadeSeconds: number };
};
type Needs = {
  readonly openMix: OpenMix;
  readonly speech: Speech | null;
  /** Told at each stop and now and then. */ readonly onPlace: (told: Told) => void;
};
type Start = { readonly from: number; readonly sounds: Sounds; readonly voice: VoiceWish | null };

/** How often the place is told while it plays, in seconds. */
const TELL_EVERY = 30;

/**
 * One playing of a meditation. Captions, bells, breath and voice all follow one clock: that of the sounds, or the
 * device's where there are none. Each cue is spoken once, at its time; what is late, or passed over, is not spoken.
 */
export class Playback {
  readonly #script: Script;
  readonly #needs: Needs;
  readonly #speaker: Speaker | null;
  readonly #listeners = new Set<() => void>();
  #mix: Mix | null = null;
  #clock: Track | null = null;
  #look: ReturnType<typeof setInterval> | undefined;
  #voice: VoiceWish | null;
  #sounds: Sounds;
  /** Where it begins: a jump while the sounds still open moves it. */ #from: number;
  /** Up to where cues have been dealt with, in seconds. */ #dealt: number;
  /** What the clock of the sounds said at the beginning. */ #since = 0;
  #told = 0;
  #sleepAt: number | null = null;
  #isFading = false;
  #isClosed = false;
  #state: PlaybackState;

  constructor(script: Script, { from, sounds, voice }: Start, needs: Needs) {
    [this.#script, this.#needs, this.#from, this.#sounds, this.#voice] = [script, needs, from, sounds, voice];
    this.#dealt = justBefore(from);
    this.#speaker = needs.speech && new Speaker(needs.speech, () => this.#change({ isVoiceLost: true }));
    this.#state = {
      run: 'opening',
      pausedBy: null,
      second: Math.floor(from),
      pace: 1,
      isSilent: false,
      isVoiceLost: false,
      sleepIn: null,
      listened: 0,
    };
  }

  readonly state = (): PlaybackState => this.#state;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };

  /** The exact position, in seconds. */
  readonly position = (): number => this.#clock?.position() ?? this.#from;

  /** Opens the sounds, or silence where there are none, and begins. */
  async begin(): Promise<void> {
    const mix = await this.#openSounds();
    if (this.#isClosed) return mix.close();
    this.#mix = mix;
    const { seconds: total, cues } = this.#script;
    this.#clock = mix.track ?? new PositionClock(mix, { total, breaths: breathSpans(cues), from: this.#from });
    mix.onPause((by = 'device') => void (this.#state.run === 'playing' && !this.#isFading && this.pause(by)));
    this.#since = mix.now();
    await this.play();
  }

  async play(): Promise<void> {
    const [mix, { run }] = [this.#mix, this.#state];
    if (!mix || run === 'playing' || this.#isClosed) return;
    if (run === 'finished') this.seek(0);
    if (this.#isFading) {
      this.#isFading = false;
      mix.setLoudness(this.#sounds.loudness);
    }
    this.#change({ run: 'playing', pausedBy: null });
    try {
      await mix.play();
    } catch (error) {
      // The recording does not come, or the browser wants another press before it plays.
      return this.pause(error instanceof SoundFailed ? 'failed' : 'device');
    }
    clearInterval(this.#look);
    if (this.#state.run !== 'playing' || this.#isClosed) return;
    this.#look = setInterval(() => this.#tick(), LOOK_MS);
    this.#tick();
  }

  pause(by: PausedBy = 'member'): void {
    if (this.#state.run !== 'playing') return;
    clearInterval(this.#look);
    this.#speaker?.hush();
    this.#mix?.pause();
    this.#change({ run: 'paused', pausedBy: by });
    this.#tell(true);
  }

  toggle(): void {
    if (this.#state.run === 'playing') this.pause();
    else void this.play();
  }

  /** Goes to a second. What was being said is broken off, and nothing before that second is said any more. */
  seek(second: number): void {
    this.#speaker?.hush();
    if (!this.#clock) {
      this.#from = Math.min(Math.max(second, 0), this.#script.seconds);
      this.#dealt = justBefore(this.#from);
      return this.#change({ second: Math.floor(this.#from) });
    }
    this.#clock.seek(second);
    this.#dealt = justBefore(this.#clock.position());
    if (this.#state.run === 'finished') this.#change({ run: 'paused', pausedBy: 'member' });
    this.#show();
  }

  skip(seconds: number): void {
    this.seek(this.position() + seconds);
  }

  setPace(pace: PlayPace): void {
    this.#clock?.setPace(pace);
    this.#change({ pace });
  }

  setLevel(sound: string, level: number): void {
    this.#sounds = { ...this.#sounds, levels: { ...this.#sounds.levels, [sound]: level } };
    this.#mix?.setLevel(sound, level);
  }

  setLoudness(loudness: number): void {
    this.#sounds = { ...this.#sounds, loudness };
    this.#mix?.setLoudness(loudness);
  }

  /** Takes another voice, or none. One that is chosen anew is trusted again; it speaks from the next cue on. */
  setVoice(voice: VoiceWish | null): void {
    const isOther = voice?.uri !== this.#voice?.uri;
    this.#voice = voice;
    if (!isOther) return;
    this.#speaker?.begin();
    this.#change({ isVoiceLost: false });
  }

  /** Fades and stands after so many minutes of listening; never for null. */
  setSleep(minutes: number | null): void {
    this.#sleepAt = minutes === null ? null : this.#listened() + minutes * 60;
    this.#show();
  }

  /** Tells the place once more: the page is hidden or left. */
  tellPlace(): void {
    if (this.#state.run === 'playing') this.#tell(true);
  }

  readonly isClosed = (): boolean => this.#isClosed;

  close(): void {
    if (this.#isClosed) return;
    this.tellPlace();
    this.#isClosed = true;
    clearInterval(this.#look);
    this.#speaker?.hush();
    this.#mix?.close();
    this.#listeners.clear();
  }

  async #openSounds(): Promise<Mix> {
    try {
      const mix = await this.#needs.openMix(this.#sounds);
      if (mix) return mix;
    } catch {
      // Its code did not come, or the browser refused: the meditation is whole without a sound.
    }
    this.#change({ isSilent: true });
    return silentMix();
  }

  #tick(): void {
    const position = this.position();
    const due = dueBetween(this.#script.cues, [this.#dealt, position]);
    this.#dealt = position;
    for (const cue of due) if (cue.bell && !this.#isLate(cue)) this.#mix?.ring(cue.bell);
    const latest = due.at(-1);
    if (latest && !this.#isLate(latest)) this.#say(latest.say);
    this.#sleepWhenDue();
    this.#show();
    if (position >= this.#script.seconds) return this.#finish();
    if (this.#listened() - this.#told >= TELL_EVERY) this.#tell(false);
  }

  #isLate({ at }: Cue): boolean {
    return (this.position() - at) / this.#state.pace > LATE;
  }

  #say(text: string): void {
    const voice = this.#voice;
    if (!voice || this.#isFading) return;
    const rate = Math.min(RATES.most, Math.max(RATES.least, voice.pace * this.#state.pace));
    this.#speaker?.say(text, { voice: voice.uri, rate, volume: voice.loudness });
  }

  #sleepWhenDue(): void {
    if (this.#sleepAt === null || this.#isFading || this.#listened() < this.#sleepAt) return;
    this.#sleepAt = null;
    this.#isFading = true;
    void this.#mix?.fadeOut(SLEEP_FADE).then(() => void (this.#isFading && this.pause('sleep')));
  }

  #finish(): void {
    clearInterval(this.#look);
    const rang = this.#script.cues.some(({ at, bell }) => bell && at >= this.#script.seconds - LAST_BELL);
    if (!rang) this.#mix?.ring('low');
    this.#change({ run: 'finished', pausedBy: null });
    this.#tell(true);
    this.#isFading = true;
    void this.#mix?.fadeOut(this.#script.bed.fadeSeconds);
  }

  #listened(): number {
    return (this.#mix?.now() ?? this.#since) - this.#since;
  }

  #tell(isStop: boolean): void {
    this.#told = this.#listened();
    this.#needs.onPlace({ second: Math.floor(this.position()), listened: Math.floor(this.#told), isStop });
  }

  #show(): void {
    const sleepIn = this.#sleepAt === null ? null : Math.max(0, Math.ceil(this.#sleepAt - this.#listened()));
    this.#change({ second: Math.floor(this.position()), listened: Math.floor(this.#listened()), sleepIn });
  }

  #change(change: Partial<PlaybackState>): void {
    const now = this.#state;
    const isSame = (Object.keys(change) as (keyof PlaybackState)[]).every((key) => now[key] === change[key]);
    if (isSame) return;
    this.#state = { ...now, ...change };
    this.#listeners.forEach((tell) => tell());
  }
}

/** A cue that begins at this very second is still to come. */
function justBefore(second: number): number {
  return second - 0.001;
}
