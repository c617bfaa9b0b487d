import { AsyncLocalStorage } from 'node:async_hooks';
import { later, type Position } from './position.ts';

/**
 * How far one request has written. Every commit within the request notes itself, whichever login it is by, so that no
 * route can forget to say so.
 */
export class RequestPlace {
  #wrote: Position | null = null;

  /** Null while nothing was written. */
  get wrote(): Position | null {
    return this.#wrote;
  }

  note(position: Position): void {
    this.#wrote = later(this.#wrote, position);
  }
}

const places = new AsyncLocalStorage<RequestPlace>();

/** Runs what belongs to a request. */
export function within<T>(place: RequestPlace, work: () => T): T {
  return places.run(place, work);
}

/** That of the request under way; undefined outside of one, and where no replicas are set. */
export function requestPlace(): RequestPlace | undefined {
  return places.getStore();
}
