import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the configurations of several hosts lie. */
export const DEPLOY = resolve(import.meta.dirname, '../../deploy');
const PLACE = /@([A-Z_0-9]+)@/g;

/** The names that a configuration leaves open, as `@NAME@`. */
export function placesIn(file: string): string[] {
  const text = readFileSync(join(DEPLOY, file), 'utf8');
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))];
}

/** A configuration with its places filled. Throws where one has no value, and where a value has no place. */
export function filled(file: string, values: Readonly<Record<string, string | number>>): string {
  const open = placesIn(file);
  const missing = open.filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`deploy/${file}: no value for ${missing.join(', ')}`);
  const surplus = Object.keys(values).filter((name) => !open.includes(name));
  if (surplus.length > 0) throw new Error(`deploy/${file}: no place for ${surplus.join(', ')}`);
  return readFileSync(join(DEPLOY, file), 'utf8').replaceAll(PLACE, (_, name: string) => String(values[name]));
}
