import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SHELL, WHOLE } from './places.mjs';

const MOST_MS = 300_000;
const APT = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  timeout: MOST_MS,
};
const apt = (...args) => spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], APT).status === 0;
const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);

/**
 * Makes sure of the browsers of the journeys: installs Debian's Chromium and its headless shell where it may (root,
 * apt-get). Without the shell they take longer and are the same. Answers null, or why there is no browser.
 */
export function ensureChromium() {
  const missing = [WHOLE, SHELL].filter((path) => !existsSync(path));
  if (missing.length === 0) return null;
  const may = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!may)
    return existsSync(WHOLE)
      ? null
      : `no Chromium at ${WHOLE}; as root: apt-get install -y --no-install-recommends chromium chromium-headless-shell`;
  console.log('Installing Chromium for the browser journeys (apt-get) ...');
  const packages = ['chromium', 'chromium-headless-shell'];
  const done = install(...packages) || (apt('update') && (install(...packages) || install('chromium')));
  return done || existsSync(WHOLE) ? null : 'apt-get could not install chromium';
}
