import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Keyring, UnreadableRow } from './keyring.ts';
import { parseRootKeys } from './root-key.ts';
import { Vault } from './vault.ts';
import { unwrapKey, wrapKey } from './wrap.ts';

const ring = (userId = 'mara', version = 1, bytes = randomBytes(32)) => new Keyring(userId, [{ version, bytes }]);
const place = { table: 'day_log', rowId: 'row-1' };

describe('a sealed document', () => {
  it('opens to what was sealed', () => {
    const keys = ring();
    const document = { note: 'a drop of rain ☔', nested: [1, null, { deep: true }] };
    expect(keys.open(place, keys.seal(place, document))).toEqual(document);
  });

  it.each([
    ['another table', { table: 'member', rowId: 'row-1' }],
    ['another row', { table: 'day_log', rowId: 'row-2' }],
  ])('does not open in %s', (_name, elsewhere) => {
    const keys = ring();
    expect(() => keys.open(elsewhere, keys.seal(place, 'x'))).toThrow();
  });

  it('does not open for another member, even under the same key', () => {
    const bytes = randomBytes(32);
    expect(() => ring('ines', 1, bytes).open(place, ring('mara', 1, bytes).seal(place, 'x'))).toThrow();
  });

  it('does not open when any byte was changed', () => {
    const keys = ring();
    const blob = keys.seal(place, { flow: 'heavy' });
    for (let at = 0; at < blob.length; at += 1) {
      const changed = Buffer.from(blob);
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
      expect(() => keys.open(place, changed), `byte ${at}`).toThrow();
    }
  });

  it('tells of its length no more than a step of 256 bytes', () => {
    const keys = ring();
    const length = (text: string) => keys.seal(place, text).length;
    expect(length('a')).toBe(length('a'.repeat(200)));
    expect(length('a'.repeat(300)) - length('a')).toBe(256);
  });

  it('is never sealed the same twice', () => {
    const keys = ring();
    expect(keys.seal(place, 'x').equals(keys.seal(place, 'x'))).toBe(false);
  });
});

describe('look-up values', () => {
  it('are equal for equal days of one member and meaningless to others', () => {
    const bytes = randomBytes(32);
    const keys = ring('mara', 1, bytes);
    expect(keys.blind('day', '2026-11-04').equals(keys.blind('day', '2026-11-04'))).toBe(true);
    expect(keys.blind('day', '2026-11-04').equals(keys.blind('month', '2026-11-04'))).toBe(false);
    expect(keys.blind('day', '2026-11-04').equals(ring('ines').blind('day', '2026-11-04'))).toBe(false);
  });

  it('stay the same when a new data key is added, and old documents still open', () => {
    const first = { version: 1, bytes: randomBytes(32) };
    const before = new Keyring('mara', [first]);
    const sealed = before.seal(place, 'old');
    const after = new Keyring('mara', [first, { version: 2, bytes: randomBytes(32) }]);
    expect(after.open(place, sealed)).toBe('old');
    expect(after.blind('day', 'x').equals(before.blind('day', 'x'))).toBe(true);
    expect(after.seal(place, 'new').readUInt32BE(1)).toBe(2);
  });
});

describe('a renewed data key', () => {
  it('seals once it is usable, opens what it sealed, and keeps look-ups when the first one is gone', () => {
    const first = { version: 1, bytes: randomBytes(32) };
    const before = new Keyring('mara', [first]);
    const second = { version: 2, bytes: randomBytes(32), index: before.indexSubkey() };
    const waiting = new Keyring('mara', [first, { ...second, usable: false }]);
    expect([waiting.newest, waiting.highest]).toEqual([1, 2]);
    const both = new Keyring('mara', [first, second]);
    expect(waiting.open(place, both.seal(place, 'new'))).toBe('new');
    const old = before.seal(place, 'old');
    expect([both.isOld(old), both.isOld(both.seal(place, 'new'))]).toEqual([true, false]);
    const alone = new Keyring('mara', [second]);
    expect(() => alone.open(place, old)).toThrow(UnreadableRow);
    expect(alone.open(place, both.reseal(place, old))).toBe('old');
    expect(alone.blind('day', 'x').equals(before.blind('day', 'x'))).toBe(true);
    expect(alone.indexSubkey().equals(before.indexSubkey())).toBe(true);
  });
});

describe('root keys', () => {
  const text = () => randomBytes(32).toString('base64');

  it('wrap a key for one owner only', () => {
    const [root] = parseRootKeys(text());
    if (!root) throw new Error('no key');
    const key = randomBytes(32);
    const wrapped = wrapKey(root, key, 'user|mara|1');
    expect(unwrapKey([root], wrapped, 'user|mara|1').equals(key)).toBe(true);
    expect(() => unwrapKey([root], wrapped, 'user|ines|1')).toThrow();
  });

  it('are read again when another process has rotated them', () => {
    const [old, fresh] = [text(), text()];
    let live = old;
    const vault = new Vault(() => parseRootKeys(live));
    const made = new Vault(() => parseRootKeys(fresh)).makeKeyring('mara');
    const stored = [{ version: 1, root_key_id: made.sealed.rootKeyId, wrapped: made.sealed.wrapped }];
    expect(() => vault.keyring('mara', stored)).toThrow('not live');
    live = `${fresh},${old}`;
    expect(vault.keyring('mara', stored).open(place, made.keyring.seal(place, 'x'))).toBe('x');
  });

  it.each(['', 'c2hvcnQ=', 'not base64 at all'])('refuse %j', (bad) => {
    expect(() => parseRootKeys(bad)).toThrow('ROOT_KEY');
  });
});
