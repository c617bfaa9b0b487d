import { onTestFinished, vi } from 'vitest';
import type { Levels, Sound } from '#domain/sound/sound.ts';
import type { ToMixer } from '#web/platform/sound/to-mixer.ts';

export type FakeSound = {
  /** What the mixer was told, in order. */ readonly said: ToMixer[];
  /** The levels it stands at now. */ readonly levels: () => Levels;
  readonly isPlaying: () => boolean;
  /** Headphones were pulled out, or a call came: the element stops without being asked. */ readonly interrupt: () => void;
  /** The browser refuses the next plays. */ refuses: boolean;
};

/**
 * A browser's sound, without any: the context, the processor and the media element, as far as `openMix` speaks to them.
 * It says what it was told.
 */
export function fakeSound(): FakeSound {
  const said: ToMixer[] = [];
  let element: HTMLMediaElement | null = null;
  const fake: FakeSound = {
    said,
    levels: () => {
      const levels = new Map<Sound, number>();
      for (const one of said) if (one.is === 'level') levels.set(one.sound, one.level);
      return Object.fromEntries([...levels].filter(([, level]) => level > 0));
    },
    isPlaying: () => element !== null && !element.paused,
    interrupt: () => element?.pause(),
    refuses: false,
  };
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', nodeThatTells(said));
  vi.stubGlobal('Audio', function FakeAudio() {
    element = audioOf(fake);
    return element;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return fake;
}

class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  audioWorklet = { addModule: () => Promise.resolve() };
  createMediaStreamDestination() {
    return { stream: null };
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
}

function nodeThatTells(said: ToMixer[]) {
  return class FakeNode {
    port = { postMessage: (message: ToMixer) => void said.push(message) };
    connect(): void {
      // Nothing is heard in a test.
    }
  };
}

function audioOf(fake: FakeSound): HTMLMediaElement {
  let isPaused = true;
  const element = document.createElement('audio');
  const set = (paused: boolean) => {
    if (isPaused === paused) return;
    isPaused = paused;
    element.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  };
  Object.defineProperties(element, {
    paused: { get: () => isPaused },
    srcObject: { value: null, writable: true },
    play: {
      value: async () => {
        if (fake.refuses) throw new DOMException('a press is wanted', 'NotAllowedError');
        set(false);
      },
    },
    pause: { value: () => set(true) },
  });
  return element;
}
