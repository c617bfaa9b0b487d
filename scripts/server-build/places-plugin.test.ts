import { expect, test } from 'vitest';
import { inAscii, inPlace } from './places-plugin.ts';

test.each([
  [
    "new URL('./roles.sql', import.meta.url)",
    'new URL(\'./roles.sql\', new URL("../../src/server/db/roles.ts", import.meta.url).href)',
    '/at/src/server/db/roles.sql',
  ],
  [
    'new URL(`file://${import.meta.dirname}/a.css`)',
    'new URL(`file://${decodeURIComponent(new URL("../../src/server/db", import.meta.url).pathname)}/a.css`)',
    '/at/src/server/db/a.css',
  ],
])('%s in a bundle still means the place of its module', (code, written, path) => {
  const moved = inPlace(code, 'src/server/db/roles.ts');
  expect(moved).toBe(written);
  const address = new Function('at', `return ${moved.replaceAll('import.meta.url', 'at')}`) as (at: string) => URL;
  expect(address('file:///at/dist/server/main.js').pathname).toBe(path);
});

test.each([["'Łódź'"], ["'🌙'"], ['`½ ${1} ☾`'], ["/^[０-９]$/.test('５')"]])('%s means the same in ASCII', (code) => {
  const escaped = inAscii(code);
  expect(/^[\0-\x7f]*$/.test(escaped)).toBe(true);
  expect(new Function(`return ${escaped}`)()).toEqual(new Function(`return ${code}`)());
});
