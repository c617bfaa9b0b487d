import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { countStep } from './counts.mjs';
import { COMPILED, ROOT } from '../start/places.mjs';
import { REPORTS } from './places.mjs';
import { failuresIn } from './report/failures.mjs';
import { secondsIn } from './report/seconds.mjs';
import { makeTemporary } from './temporary.mjs';

// Ends what hangs. What is slow is told of as slow at the end of the run (decision 35).
const STEP_MINUTES = 30;
const TO_CLOSE_MS = 20_000;
// Tools must meet this Node, whatever the machine's own is.
const PATH = [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const running = new Set();

/** Ends every step under way, with what it started. */
export function stopSteps(signal) {
  for (const pid of running) stopGroup(pid, signal);
}

function stopGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs one step to its end. Answers its name, seconds, counts, what failed, and the path of its log. */
export async function runStep(step) {
  const slug = step.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const [log, report] = [join(REPORTS, `${slug}.log`), join(REPORTS, `${slug}.json`)];
  rmSync(report, { force: true });
  const started = Date.now();
  const temporary = makeTemporary();
  const code = await finish(step, { log, report, temporary });
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
  return {
    name: step.name,
    seconds: (Date.now() - started) / 1000,
    counts: countStep({ kind: step.kind, report, code }),
    failures: failuresIn({ kind: step.kind, report }),
    tests: secondsIn({ kind: step.kind, report }),
    log,
  };
}

function finish(step, { log, report, temporary }) {
  const [tool, ...args] = step.command.map((part) => part.replace('{report}', report));
  const env = {
    ...process.env,
    ...step.env,
    PATH,
    TMPDIR: temporary,
    NODE_COMPILE_CACHE: COMPILED,
    CI: '1',
    NO_COLOR: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  delete env.FORCE_COLOR;
  return new Promise((resolve) => {
    const child = spawn(tool, args, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
    const out = createWriteStream(log);
    running.add(child.pid);
    const tooLong = () => {
      out.write(`\nstopped: longer than ${STEP_MINUTES} minutes\n`);
      stopGroup(child.pid, 'SIGTERM');
      setTimeout(() => stopGroup(child.pid, 'SIGKILL'), TO_CLOSE_MS).unref();
    };
    const timer = setTimeout(tooLong, STEP_MINUTES * 60_000);
    child.stdout.pipe(out, { end: false });
    child.stderr.pipe(out, { end: false });
    const done = (code) => {
      clearTimeout(timer);
      running.delete(child.pid);
      out.end(() => resolve(code ?? 1));
    };
    child.on('error', (error) => out.write(`${error.message}\n`));
    child.on('close', done);
  });
}
