import { resolve } from 'node:path';
import { ROOT } from '../start/places.mjs';

/** Where steps leave their logs and reports. */
export const REPORTS = resolve(ROOT, '.cache/check');
/** Debian's Chromium, which the journeys run in. */
export const CHROMIUM = '/usr/bin/chromium';
/** Debian's PostgreSQL 15, the oldest the product promises to run on. */
export const POSTGRES_15 = '/usr/lib/postgresql/15/bin';
