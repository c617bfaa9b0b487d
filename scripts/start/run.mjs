import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './places.mjs';

/** How a process that was ended by a signal is told by an exit code. */
export const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** Runs a program to its end in the checkout, its words going to the terminal, and gives its exit code. */
export function runToEnd([file, ...args], env = process.env) {
  const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
  const stopWithUs = () => child.kill();
  process.once('exit', stopWithUs);
  return new Promise((done, fail) =>
    child.once('error', fail).once('exit', (code, signal) => done(codeOf(code, signal))),
  ).finally(() => process.off('exit', stopWithUs));
}
