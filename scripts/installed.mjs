/**
 * `node scripts/installed.mjs [--browser] [flags of Node] <script> [arguments]`: installs what a long measurement needs
 * where it is missing (every package, with `--browser` Chromium too), and runs the script on the Node of the product,
 * under whatever Node (>= 20.19) the machine has. Its end is ours.
 */
import { spawn } from 'node:child_process';
import { ensureChromium } from './check/chromium.mjs';
import { ensureAllPackages } from './check/packages.mjs';
import { findNode } from './start/pinned-node.mjs';
import { ROOT } from './start/places.mjs';
import { codeOf } from './start/run.mjs';

async function main([first, ...rest]) {
  await ensureAllPackages();
  const wantsBrowser = first === '--browser';
  const lacking = wantsBrowser ? ensureChromium() : null;
  if (lacking) console.log(`Without a browser: ${lacking}`);
  const child = spawn(findNode(), wantsBrowser ? rest : [first, ...rest], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((done, fail) =>
    child.once('error', fail).once('exit', (code, signal) => done(codeOf(code, signal))),
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
