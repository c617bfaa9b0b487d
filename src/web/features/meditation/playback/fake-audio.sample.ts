/** An audio element for tests: its time goes by the timers of the test, and it plays the addresses that are good. */
export class FakeAudio extends EventTarget {
  readonly seconds = 119.6;
  readonly bad = new Set<string>();
  readonly loaded: string[] = [];
  preload = '';
  volume = 1;
  paused = true;
  error: object | null = null;
  readyState = 0;
  /** The browser wants a press first. */ isRefused = false;
  defaultPlaybackRate = 1;
  #rate = 1;
  #at = 0;
  #since: number | null = null;
  #end: ReturnType<typeof setTimeout> | undefined;

  asElement(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement;
  }

  set src(address: string) {
    this.loaded.push(address);
    this.#stand(0);
    [this.paused, this.error, this.readyState, this.#rate] = [true, null, 0, this.defaultPlaybackRate];
  }

  get src(): string {
    return this.loaded.at(-1) ?? '';
  }

  get currentTime(): number {
    const gone = this.#since === null ? 0 : ((Date.now() - this.#since) / 1000) * this.#rate;
    return Math.min(this.seconds, this.#at + gone);
  }

  set currentTime(second: number) {
    this.#stand(Math.min(second, this.seconds));
    if (!this.paused) this.#run();
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    const at = this.currentTime;
    this.#rate = rate;
    this.currentTime = at;
  }

  get ended(): boolean {
    return this.currentTime >= this.seconds;
  }

  async play(): Promise<void> {
    if (this.isRefused) throw new DOMException('a press is wanted', 'NotAllowedError');
    if (this.bad.has(this.src)) {
      this.lose();
      throw new DOMException('no such sound', 'NotSupportedError');
    }
    if (this.ended) this.#at = 0;
    [this.paused, this.readyState] = [false, 4];
    this.#run();
    this.dispatchEvent(new Event('playing'));
  }

  pause(): void {
    if (this.paused) return;
    this.#stand(this.currentTime);
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  /** The sound went away: its address ran out, or the connection broke. */
  lose(): void {
    this.#stand(0);
    this.error = {};
    this.dispatchEvent(new Event('error'));
  }

  /** Nothing comes, and nothing says why. */
  stall(): void {
    this.#stand(this.currentTime);
    this.dispatchEvent(new Event('waiting'));
  }

  load(): void {
    this.readyState = 0;
  }

  removeAttribute(): void {
    this.#stand(0);
  }

  #stand(at: number): void {
    clearTimeout(this.#end);
    [this.#at, this.#since] = [at, null];
  }

  #run(): void {
    this.#since = Date.now();
    this.#end = setTimeout(() => this.#finish(), ((this.seconds - this.#at) / this.#rate) * 1000);
  }

  #finish(): void {
    this.#stand(this.seconds);
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}
