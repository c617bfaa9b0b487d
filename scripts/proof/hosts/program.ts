import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

type Start = {
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** Where its lines go. */
  readonly said: string;
  /** Milliseconds after which it is started again when it ended by itself. */
  readonly againMs?: number | null;
};

/** Whatever ends this proof leaves nothing running. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A program of one host: started as its unit says, killed as the kernel does, and started again. */
export class Program {
  readonly #start: Start;
  #child: ChildProcess | null = null;
  #isWanted = false;

  constructor(start: Start) {
    this.#start = start;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start(): void {
    const { command, env, cwd, said, againMs = null } = this.#start;
    this.#isWanted = true;
    const [file = '', ...args] = command;
    const log = openSync(said, 'a', 0o600);
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', log, log] });
    running.add(child);
    child.once('exit', () => running.delete(child)).on('error', () => running.delete(child));
    this.#child = child;
    closeSync(log);
    const again = () => void (this.#isWanted && !this.isRunning && this.start());
    if (againMs !== null) child.once('exit', () => void (this.#isWanted && setTimeout(again, againMs)));
  }

  /** Ends it and every process below it, without a word to any of them; resolves when it is gone. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#isWanted = false;
    if (!child || !this.isRunning) return;
    const gone = once(child, 'exit');
    const below = signal === 'SIGKILL' ? childrenOf(this.pid) : [];
    child.kill(signal);
    below.forEach(endNow);
    const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
    await gone;
    clearTimeout(late);
  }

  /** The last of what it said, for whoever wonders why it is not there. */
  lastWords(): string {
    return readFileSync(this.#start.said, 'utf8').slice(-2_000);
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It went with its parent.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
