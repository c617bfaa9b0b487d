/**
 * What the build puts before the worker: the version of this build, all of its files to keep, and the document for a
 * time without a line.
 */
export type Built = {
  readonly version: string;
  readonly files: readonly string[];
  readonly shell: string;
  /** A file that this build's shell names, and no other's. */ readonly shellNames: string;
};

const OURS = 'app ';
/** How many files are fetched at once: the member may be reading. */
const AT_ONCE = 6;
const ANY = { ignoreVary: true, ignoreSearch: true } as const;

/**
 * The files of one version of the product, as this browser keeps them. Their names change with their content, so
 * whatever fits an address is right, whichever version brought it.
 */
export class ShellFiles {
  readonly #built: Built;
  readonly #caches: CacheStorage;

  constructor(built: Built, caches: CacheStorage) {
    this.#built = built;
    this.#caches = caches;
  }

  /**
   * Keeps every file of this version and its shell. Rejects, and is tried again at another time, where one does not
   * come or the shell is another version's.
   */
  async fetchAll(): Promise<void> {
    const { files, shell, shellNames } = this.#built;
    const cache = await this.#open();
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = files.filter((file) => !there.has(file));
    for (let from = 0; from < missing.length; from += AT_ONCE) await cache.addAll(missing.slice(from, from + AT_ONCE));
    // Comes last: where it is, everything is.
    if (there.has(shell)) return;
    const page = await fetch(new Request(shell, { cache: 'reload' }));
    if (!page.ok || !(await page.clone().text()).includes(shellNames))
      throw new Error('the shell is of another version');
    await cache.put(shell, page);
  }

  /** Drops the files of all other versions: nobody uses them any more when this one takes over. */
  async dropOthers(): Promise<void> {
    const names = await this.#caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(OURS) && name !== this.#name).map((name) => this.#caches.delete(name)),
    );
  }

  /** A file from here, else from the server; what comes from there stays, where files are kept at all. */
  async file(request: Request): Promise<Response> {
    const kept = await this.#caches.match(request, ANY);
    if (kept) return kept;
    const fresh = await fetch(request);
    // After a sign-out nothing is kept here: the page that is leaving must not bring the emptied cache back.
    if (fresh.ok && (await this.#caches.has(this.#name))) await (await this.#open()).put(request, fresh.clone());
    return fresh;
  }

  /** The document for a time without a line; undefined before it was kept. */
  async shell(): Promise<Response | undefined> {
    return this.#caches.match(this.#built.shell, { ...ANY, cacheName: this.#name });
  }

  get #name(): string {
    return `${OURS}${this.#built.version}`;
  }

  #open(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }
}
