import { readSync } from 'node:fs';
import { Unfit } from './unfit.ts';

const BLOCK = 1 << 20;

/** A file read through a window of a megabyte: what is asked for beyond its end is damage. */
export class Window {
  readonly size: number;
  readonly #fd: number;
  #held = Buffer.alloc(0);
  #at = 0;

  constructor(fd: number, size: number) {
    this.#fd = fd;
    this.size = size;
  }

  /** `count` bytes from a place on; good until the next call. */
  bytes(at: number, count: number): Buffer {
    if (at < 0 || count < 0 || at + count > this.size) throw new Unfit('damaged');
    if (at < this.#at || at + count > this.#at + this.#held.length) this.#load(at, Math.max(count, BLOCK));
    return this.#held.subarray(at - this.#at, at - this.#at + count);
  }

  /** The same as Latin letters. */
  text(at: number, count: number): string {
    return at + count > this.size ? '' : this.bytes(at, count).toString('latin1');
  }

  #load(at: number, count: number): void {
    const block = Buffer.allocUnsafe(Math.min(count, this.size - at));
    let read = 0;
    while (read < block.length) {
      const more = readSync(this.#fd, block, read, block.length - read, at + read);
      if (more === 0) throw new Unfit('damaged');
      read += more;
    }
    this.#held = block;
    this.#at = at;
  }
}
