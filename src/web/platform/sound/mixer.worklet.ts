import { openMixer, type Mixer } from '#domain/sound/mixer.ts';
import type { ToMixer } from './to-mixer.ts';

/** What the browser gives a processor of sound, none of which is in the types of a page. */
declare const sampleRate: number;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };
declare function registerProcessor(name: string, processor: new (node: never) => object): void;

type Node = { readonly processorOptions: { readonly seed: number } };

/** The mixer on the browser's own thread for sound: it is told what to play, and asked for 128 samples at a time. */
class MixerProcessor extends AudioWorkletProcessor {
  readonly #mixer: Mixer;
  #goesOn = true;

  constructor({ processorOptions: { seed } }: Node) {
    super();
    this.#mixer = openMixer({ rate: sampleRate, seed });
    this.port.onmessage = ({ data }: MessageEvent<ToMixer>) => this.#take(data);
  }

  #take(said: ToMixer): void {
    if (said.is === 'level') this.#mixer.setLevel(said.sound, said.level);
    else if (said.is === 'loudness') this.#mixer.setLoudness(said.loudness, said.seconds);
    else if (said.is === 'ring') this.#mixer.ring(said.bell);
    else this.#goesOn = false;
  }

  process(_inputs: unknown, [output]: readonly (readonly Float32Array[])[]): boolean {
    const [left, right] = output ?? [];
    if (left && right) this.#mixer.fill(left, right, left.length);
    return this.#goesOn;
  }
}

registerProcessor('mixer', MixerProcessor);
