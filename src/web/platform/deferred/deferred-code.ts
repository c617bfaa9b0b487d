import type { ComponentType } from 'react';
import { onNextPress, onFirstInteraction } from './first-interaction.ts';

export type CodeOutcome<Props> = { readonly part: ComponentType<Props> } | { readonly error: unknown };

/** The server has every late part before its first drawing, and so have tests; nothing is fetched ahead of that. */
export const IS_AWAITED = import.meta.env.SSR || import.meta.env.MODE === 'test';

const awaited: (() => Promise<unknown>)[] = [];

/**
 * For the server, and for tests: fetches every late part, also those that others bring along, so that they are drawn at
 * once.
 */
export async function fetchDeferred(): Promise<void> {
  for (let count = -1; count !== awaited.length;) {
    count = awaited.length;
    await Promise.all(awaited.map((fetch) => fetch()));
  }
}

/**
 * The code of one late part. A fetch that failed is an outcome, not an error: an error would take the whole screen with
 * it.
 */
export class DeferredCode<Props> {
  readonly #load: () => Promise<ComponentType<Props>>;
  #underway: Promise<CodeOutcome<Props>> | null = null;
  #signed: Promise<CodeOutcome<Props>> | null = null;
  #failures = 0;
  /** Here when it is known, so that it is drawn at once. */
  outcome: CodeOutcome<Props> | null = null;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
    if (IS_AWAITED) awaited.push(() => this.#orThrow());
  }

  fetch(): Promise<CodeOutcome<Props>> {
    return (this.#underway ??= this.#tried());
  }

  /**
   * For what the document shows already: the code comes with the first sign of the member. One that does not come is
   * asked for at each further press, and what is shown stays.
   */
  onSign(): Promise<CodeOutcome<Props>> {
    return (this.#signed ??= this.#awaited());
  }

  /** What failed stands until this one ends. */
  async again(): Promise<void> {
    this.#underway = this.#tried();
    await this.#underway;
  }

  /** Ahead of need: a failure tells nobody anything, and the first drawing tries anew. */
  async ahead(): Promise<void> {
    if (this.#underway || 'part' in (await this.fetch())) return;
    this.#failures = 0;
    this.#forget();
  }

  async #orThrow(): Promise<void> {
    const outcome = await this.fetch();
    if ('error' in outcome) throw outcome.error;
  }

  /**
   * Whether a second try failed although there is a connection: then the files are another version's, or the browser
   * keeps its failure.
   */
  isStale(): boolean {
    return this.#failures > 1 && navigator.onLine;
  }

  async #awaited(): Promise<CodeOutcome<Props>> {
    for (await new Promise<void>(onFirstInteraction); ; await new Promise<void>(onNextPress)) {
      const outcome = await this.fetch();
      if ('part' in outcome || this.isStale()) return outcome;
      this.#forget();
    }
  }

  #forget(): void {
    this.outcome = null;
    this.#underway = null;
  }

  async #tried(): Promise<CodeOutcome<Props>> {
    try {
      return (this.outcome = { part: await this.#load() });
    } catch (error) {
      this.#failures += 1;
      return (this.outcome = { error });
    }
  }
}
