import { seededRandom } from '#server/features/demo/public.ts';

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const byteAt = (word: number, at: number) => HEX[(word >>> (at * 8)) & 255] ?? '00';

/** What looks like chance and is the same for the same seed. */
export class Chance {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** A whole number from 0 to below `most`. */
  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  /** Whether something happens that happens this often, of 1. */
  happens(often: number): boolean {
    return this.next() < often;
  }

  /** One of a list; the earlier ones more often, the higher the `lean`. */
  pick<T>(list: readonly T[], lean = 1): T {
    const found = list[Math.floor(this.next() ** lean * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  /** A number of 1 or more with a long tail: the higher `steep`, the shorter. */
  longTail(steep: number, most: number): number {
    return Math.min(most, Math.floor((1 - this.next()) ** (-1 / steep)));
  }

  /** An id in the shape of a random one (version 4). */
  id(): string {
    const [a, b, c, d] = [this.#word(), this.#word(), this.#word(), this.#word()];
    const second = (((b >>> 16) & 0x0f) | 0x40).toString(16);
    const third = (((c >>> 8) & 0x3f) | 0x80).toString(16);
    return `${byteAt(a, 0)}${byteAt(a, 1)}${byteAt(a, 2)}${byteAt(a, 3)}-${byteAt(b, 0)}${byteAt(b, 1)}-${second}${byteAt(b, 3)}-${third}${byteAt(c, 0)}-${byteAt(c, 2)}${byteAt(c, 3)}${byteAt(d, 0)}${byteAt(d, 1)}${byteAt(d, 2)}${byteAt(d, 3)}`;
  }

  #word(): number {
    return (this.next() * 4_294_967_296) >>> 0;
  }
}
