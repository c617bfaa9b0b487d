import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
/**
 * What Node has compiled: a command of the product is 400 modules, and begins in two thirds of the time where one
 * before it left them compiled.
 */
export const COMPILED = resolve(ROOT, '.cache/compile');
