import type { HeardEvent, Recogniser } from './recogniser.ts';

type Spoken = readonly [words: string, isFinal: boolean];

/** A recogniser for tests: it says what it is told to. */
export class FakeRecogniser implements Recogniser {
  static all: FakeRecogniser[] = [];
  static unstartable = false;
  static available?: (() => Promise<string>) | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  starts = 0;
  isOn = false;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;

  constructor() {
    FakeRecogniser.all.push(this);
  }

  /** Every test begins with a fresh browser. */
  static reset(): void {
    FakeRecogniser.all = [];
    FakeRecogniser.unstartable = false;
    FakeRecogniser.available = undefined;
  }

  start(): void {
    if (FakeRecogniser.unstartable) throw new DOMException('no microphone', 'InvalidStateError');
    this.starts += 1;
    this.isOn = true;
  }

  stop(): void {
    this.end();
  }

  abort(): void {
    this.end();
  }

  end(): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.onend?.();
  }

  say(...spoken: readonly Spoken[]): void {
    const results = spoken.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.onresult?.({ resultIndex: 0, results } satisfies HeardEvent);
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.end();
  }
}
