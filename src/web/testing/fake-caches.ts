export type CacheKey = string | Request;

const pathOf = (asked: CacheKey): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, location.href).pathname;

/** The part of a browser's caches that the service worker uses. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  async match(asked: CacheKey, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.#caches) {
      if (cacheName !== undefined && name !== cacheName) continue;
      const found = await cache.match(asked);
      if (found) return found;
    }
    return undefined;
  }
  /** What lies in each cache, by path. */
  all(): Record<string, string[]> {
    return Object.fromEntries([...this.#caches].map(([name, cache]) => [name, cache.paths()]));
  }
}

class FakeCache {
  readonly #kept = new Map<string, Response>();

  async keys(): Promise<{ url: string }[]> {
    return this.paths().map((path) => ({ url: new URL(path, location.href).href }));
  }
  async addAll(paths: readonly string[]): Promise<void> {
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
    paths.forEach((path, at) => this.#kept.set(path, answers[at] as Response));
  }
  async put(asked: CacheKey, answer: Response): Promise<void> {
    this.#kept.set(pathOf(asked), answer);
  }
  async match(asked: CacheKey): Promise<Response | undefined> {
    return this.#kept.get(pathOf(asked))?.clone();
  }
  paths(): string[] {
    return [...this.#kept.keys()].toSorted();
  }
}
