import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../start/places.mjs';

/** Where steps leave their logs and reports. */
export const REPORTS = resolve(ROOT, '.cache/check');
/** Of which files each static step was green last. */
export const GREEN = resolve(REPORTS, 'green.json');
/** Which statements the API tests ran, in a folder for each PostgreSQL. */
export const STATEMENTS = resolve(REPORTS, 'statements');
/** Chromium without a window's machinery, from Debian: the same engine for about a third less work. */
export const SHELL = '/usr/lib/chromium/chromium-headless-shell';
/** Chromium as a whole, from Debian. */
export const WHOLE = '/usr/bin/chromium';

/** The browser that the journeys run in: the shell where there is one. */
export const journeysBrowser = () => (existsSync(SHELL) ? SHELL : WHOLE);
/** Debian's PostgreSQL 15, the oldest the product promises to run on. */
export const POSTGRES_15 = '/usr/lib/postgresql/15/bin';
