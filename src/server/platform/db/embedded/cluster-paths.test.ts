import { expect, test } from 'vitest';
import { socketFolder } from './cluster-paths.ts';

const NAME = '/socket/.s.PGSQL.5432'.length;

test('the socket stays in the data folder up to 107 bytes, and moves to the temporary one at 108', () => {
  const fits = `/${'d'.repeat(107 - NAME - 1)}`;
  expect(socketFolder(fits, '/tmp')).toBe(`${fits}/socket`);
  expect(socketFolder(`${fits}d`, '/tmp')).toMatch(/^\/tmp\/moonhearth-[0-9a-f]{16}$/);
});

test('bytes count, not characters', () => {
  expect(socketFolder(`/${'ä'.repeat(50)}`, '/tmp')).toMatch(/^\/tmp\//);
});

test('two data folders never share a socket', () => {
  const long = `/${'d'.repeat(100)}`;
  expect(socketFolder(`${long}1`, '/tmp')).not.toBe(socketFolder(`${long}2`, '/tmp'));
});

test('a temporary folder that is too long itself is refused in words', () => {
  expect(() => socketFolder(`/${'d'.repeat(100)}`, `/${'t'.repeat(100)}`)).toThrow('DATABASE_URL');
});
