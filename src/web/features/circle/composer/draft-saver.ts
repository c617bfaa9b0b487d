/** How long after the last letter a draft is saved, in milliseconds. */
const REST = 1000;

/**
 * Saves the newest of what is put, a second after the last put or when it is flushed; what is put meanwhile goes next.
 * `save` is told when the page is being left: what it begins may not end.
 */
export class DraftSaver<Draft> {
  readonly #save: (draft: Draft, isLeaving: boolean) => Promise<void>;
  #waiting: { readonly draft: Draft } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(save: (draft: Draft, isLeaving: boolean) => Promise<void>) {
    this.#save = save;
  }

  put(draft: Draft): void {
    this.#waiting = { draft };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), REST);
  }

  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    const next = this.#waiting;
    this.#waiting = null;
    if (next) await this.#save(next.draft, isLeaving);
  }
}
