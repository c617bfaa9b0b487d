import type { Bell } from '#domain/sound/bell.ts';
import { SOUNDS, type Levels, type Sound } from '#domain/sound/sound.ts';
import { ownScriptUrl } from '#web/platform/worker.ts';
import { onFewerOutputs } from './on-fewer-outputs.ts';
import type { ToMixer } from './to-mixer.ts';

/**
 * Sounds that play. Levels go from 0 to 100, loudness from 0 to 1. What is heard comes out of `element`, an ordinary
 * media element: the phone's lock screen knows it, and it goes on with the page in the background.
 */
export type Mix = {
  /** Begins or goes on. Only from a press of the member; rejects where the browser refuses. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  readonly setLevel: (sound: Sound, level: number) => void;
  /** The loudness of all sounds but the bells, reached within `seconds` (a tenth where none are given). */
  readonly setLoudness: (loudness: number, seconds?: number) => void;
  /** Fades to silence, then pauses; the loudness before is there again at the next `play`. */
  readonly fadeOut: (seconds: number) => Promise<void>;
  readonly ring: (bell: Bell) => void;
  /** Seconds of the clock of sound: it stands while the mix is paused. */
  readonly now: () => number;
  readonly element: HTMLAudioElement;
  /** Calls the listener when somebody else paused it: the system, a call, headphones pulled out. Returns how to stop. */
  readonly onPause: (listener: () => void) => () => void;
  readonly close: () => void;
};

type Opened = { readonly levels: Levels; readonly loudness?: number };

const MILLISECONDS = 1000;

/** Opens a mix, silent until `play`. Null where the browser makes no sound of its own. */
export async function openMix({ levels, loudness = 1 }: Opened): Promise<Mix | null> {
  if (!('AudioWorkletNode' in globalThis)) return null;
  const context = new AudioContext({ latencyHint: 'playback' });
  const node = await mixerNode(context).catch(async (error: unknown) => {
    await context.close();
    throw error;
  });
  const element = heard(context, node);
  const say = (said: ToMixer) => node.port.postMessage(said);
  const listeners = new Set<() => void>();
  let [isWanted, wished, fade] = [false, loudness, 0];
  const stop = () => {
    isWanted = false;
    clearTimeout(fade);
    element.pause();
    void context.suspend();
  };
  const stoppedElsewhere = () => {
    if (!isWanted) return;
    stop();
    for (const listener of listeners) listener();
  };
  element.addEventListener('pause', stoppedElsewhere);
  context.addEventListener('statechange', () => {
    // Safari says `interrupted` when a call comes in; its types do not know the word.
    if ((context.state as string) === 'interrupted') stoppedElsewhere();
  });
  const forgetOutputs = onFewerOutputs(stoppedElsewhere);
  for (const sound of SOUNDS) if (levels[sound]) say({ is: 'level', sound, level: levels[sound] });
  say({ is: 'loudness', loudness, seconds: 0 });
  return {
    play: async () => {
      isWanted = true;
      clearTimeout(fade);
      say({ is: 'loudness', loudness: wished, seconds: 0.2 });
      await Promise.all([context.resume(), element.play()]).catch((error: unknown) => {
        stop();
        throw error;
      });
    },
    pause: stop,
    setLevel: (sound, level) => say({ is: 'level', sound, level }),
    setLoudness: (to, seconds = 0.1) => say({ is: 'loudness', loudness: (wished = to), seconds }),
    fadeOut: (seconds) =>
      new Promise((done) => {
        say({ is: 'loudness', loudness: 0, seconds });
        clearTimeout(fade);
        fade = window.setTimeout(() => {
          stop();
          done();
        }, seconds * MILLISECONDS);
      }),
    ring: (bell) => say({ is: 'ring', bell }),
    now: () => context.currentTime,
    element,
    onPause: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      stop();
      forgetOutputs();
      say({ is: 'end' });
      element.srcObject = null;
      void context.close();
    },
  };
}

async function mixerNode(context: AudioContext): Promise<AudioWorkletNode> {
  const { default: script } = await import('./mixer.worklet.ts?worker&url');
  await context.suspend();
  await context.audioWorklet.addModule(ownScriptUrl(script));
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return new AudioWorkletNode(context, 'mixer', {
    numberOfInputs: 0,
    outputChannelCount: [2],
    processorOptions: { seed: seed >>> 8 },
  });
}

function heard(context: AudioContext, node: AudioWorkletNode): HTMLAudioElement {
  const stream = context.createMediaStreamDestination();
  node.connect(stream);
  const element = new Audio();
  element.srcObject = stream.stream;
  return element;
}
