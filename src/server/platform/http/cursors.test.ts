import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cursor } from '#contract/kit/paging.ts';
import { Keyring } from '../vault/keyring.ts';
import { cursorsOf } from './cursors.ts';
import { refuse } from './handler.ts';

const hers = (userId = 'mara', bytes = randomBytes(32)) => ({ keys: new Keyring(userId, [{ version: 1, bytes }]) });
const list = cursorsOf('pages', 2);
const position = ['2026-11-04', 'b'];
const sealed = (me = hers()) => list.seal(me, position) ?? '';
const REFUSED = refuse('bad_cursor');

describe('a cursor', () => {
  it('opens to its position; none begins at the top, none ends the list', () => {
    const me = hers();
    expect(list.open(me, sealed(me))).toEqual(position);
    expect(list.open(me, undefined)).toBeNull();
    expect(list.seal(me, null)).toBeNull();
  });

  it('says nothing of the position, is of one length for any, and fits an address', () => {
    const me = hers();
    const long = list.seal(me, ['2026-11-04T08:00:00.000Z', 'a'.repeat(100)]) ?? '';
    expect(Buffer.from(sealed(me), 'base64url').toString('latin1')).not.toContain('2026');
    expect(sealed(me)).toMatch(/^[\w-]+$/);
    expect(long).toHaveLength(sealed(me).length);
    expect(cursor.safeParse(long).success).toBe(true);
  });

  it.each([
    ['nothing', () => ''],
    ['words', () => 'first'],
    ['no base64', () => '%%%💥\u0000'],
    ['an id', () => '5f0c2b1e-0000-4000-8000-000000000001'],
    ['one cut short', (good: string) => good.slice(0, -2)],
    [
      'one with a changed letter',
      (good: string) => `${good.slice(0, 60)}${good[60] === 'A' ? 'B' : 'A'}${good.slice(61)}`,
    ],
    ['one that begins as another form', (good: string) => `B${good.slice(1)}`],
  ])('of %s is refused', (_what, made) => {
    const me = hers();
    expect(list.open(me, made(sealed(me)))).toEqual(REFUSED);
  });

  it('of another list, another member, another key or another form is refused', () => {
    const bytes = randomBytes(32);
    const good = sealed(hers('mara', bytes));
    expect(list.open(hers('mara', bytes), good)).toEqual(position);
    expect(cursorsOf('posts', 2).open(hers('mara', bytes), good)).toEqual(REFUSED);
    expect(cursorsOf('pages', 3).open(hers('mara', bytes), good)).toEqual(REFUSED);
    expect(list.open(hers('ines', bytes), good)).toEqual(REFUSED);
    expect(list.open(hers('mara'), good)).toEqual(REFUSED);
    const odd = hers('mara', bytes).keys.seal({ table: 'cursor', rowId: 'pages' }, { date: 1, at: 2 });
    expect(list.open(hers('mara', bytes), odd.toString('base64url'))).toEqual(REFUSED);
  });
});
