import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM } from './places.mjs';

const APT = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
const apt = (...args) => spawnSync('apt-get', args, APT).status === 0;

/** Makes sure of Chromium: installs Debian's where it may (root, apt-get). Answers null, or why there is none. */
export function ensureChromium() {
  if (existsSync(CHROMIUM)) return null;
  if (!existsSync('/usr/bin/apt-get')) return 'no Chromium at /usr/bin/chromium, and no apt-get to install it with';
  if (process.getuid?.() !== 0) return 'no Chromium at /usr/bin/chromium; as root: apt-get install -y --no-install-recommends chromium';
  console.log('Installing Chromium for the browser journeys (apt-get) ...');
  const done = apt('-qq', 'update') && apt('-qq', 'install', '-y', '--no-install-recommends', 'chromium');
  return done && existsSync(CHROMIUM) ? null : 'apt-get could not install chromium';
}
