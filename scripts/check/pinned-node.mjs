import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { findNode } from '../start/pinned-node.mjs';
import { codeOf } from '../start/run.mjs';
import { ensureAllPackages } from './packages.mjs';

/**
 * Installs what is missing, then runs `main` on the Node of the product: here when this is it, else in a child whose
 * end is ours.
 */
export async function onPinnedNode(main) {
  await ensureAllPackages();
  const node = findNode();
  if (realpathSync(process.execPath) === realpathSync(node)) return main();
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (code, signal) => resolve(codeOf(code, signal))),
  );
}
