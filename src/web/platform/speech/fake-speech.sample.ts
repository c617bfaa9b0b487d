import type { Piece, Speech, Voice } from './speech.ts';

export const AVA: Voice = { uri: 'ava', name: 'Ava', lang: 'en-US', isLocal: true };
export const CLOUD: Voice = { uri: 'cloud', name: 'Cloud', lang: 'en-US', isLocal: false };
type Manner = 'speaks' | 'never_begins' | 'stalls' | 'lies' | 'fails' | 'throws' | 'slow';

/** A voice for tests: it speaks by the timers of the test, in the manner it is told. */
export class FakeSpeech implements Speech {
  manner: Manner = 'speaks';
  all: readonly Voice[] = [AVA];
  /** What was begun, with the moment of it. */ readonly said: { text: string; at: number; rate: number }[] = [];
  cancels = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #last: Piece | null = null;

  voices(): readonly Voice[] {
    return this.all;
  }

  onVoices(): () => void {
    return () => undefined;
  }

  speak(piece: Piece): void {
    if (this.manner === 'throws') throw new DOMException('no voice', 'InvalidStateError');
    this.#last = piece;
    this.said.push({ text: piece.text, at: Date.now(), rate: piece.rate });
    const letters = this.manner === 'slow' ? 5 : 15;
    const takes = this.manner === 'lies' ? 1 : (piece.text.length / (letters * piece.rate)) * 1000;
    if (this.manner === 'never_begins') return;
    this.#after(1, piece.onStart);
    if (this.manner === 'fails') this.#after(2, piece.onError);
    else if (this.manner !== 'stalls') this.#after(takes, piece.onEnd);
  }

  cancel(): void {
    this.cancels += 1;
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    // Browsers tell a broken-off piece as an error or as an end, and late.
    const last = this.#last;
    if (last) setTimeout(() => (last.onError(), last.onEnd()), 0);
    this.#last = null;
  }

  #after(milliseconds: number, tell: () => void): void {
    this.#timers.push(setTimeout(tell, milliseconds));
  }
}
