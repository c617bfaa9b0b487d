import { describe, expect, it } from 'vitest';
import { hasDuplicateKeys } from './duplicate-keys.ts';

describe('a key that comes twice', () => {
  it.each<[string, boolean]>([
    ['{}', false],
    ['[]', false],
    ['"a"', false],
    ['{"a":1,"b":2}', false],
    ['{"a":1,"a":1}', true],
    ['{"a":1, "b" : 2 , "a":3}', true],
    ['{"a":{"b":1},"b":2}', false],
    ['{"a":{"b":1,"b":2}}', true],
    ['[{"a":1},{"a":2}]', false],
    ['[{"a":1},{"a":2,"c":[{"d":1,"d":1}]}]', true],
    ['{"a":"a","b":"a"}', false],
    ['{"a":["a","a"],"b":["a"]}', false],
    ['{"a":1,"\\u0061":2}', true],
    ['{"a\\"":1,"a\\"":2}', true],
    ['{"a\\\\":1,"a":2}', false],
    ['{"a":"\\\\","b":1,"b":2}', true],
    ['{"a":"{\\"a\\":1","b":2}', false],
    ['{"__proto__x":1,"constructor":2}', false],
    ['{"":1,"":2}', true],
    ['{"a":{"x":[]},"c":{"x":{}},"a":0}', true],
  ])('%s: %s', (text, twice) => {
    JSON.parse(text);
    expect(hasDuplicateKeys(text)).toBe(twice);
  });

  it('agrees with the parser on random documents', () => {
    let seed = 20261122;
    const next = (most: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 16) % most;
    };
    let twice = 0;
    const text = (depth: number): string => {
      const kind = depth > 3 ? 2 : next(4);
      if (kind === 0) return `[${Array.from({ length: next(4) }, () => text(depth + 1)).join(' , ')}]`;
      if (kind === 2) return ['1', '"a"', '"\\\\\\"{,"', 'null', '-2.5e3', '"é:["'][next(6)] ?? '';
      const keys = Array.from({ length: next(4) }, () => ['"a"', '"b"', '"\\u0061"', '"c\\""', '"d"'][next(5)] ?? '');
      if (new Set(keys.map((key) => JSON.parse(key) as string)).size < keys.length) twice += 1;
      return `{ ${keys.map((key) => `${key}: ${text(depth + 1)}`).join(',')} }`;
    };
    let found = 0;
    for (let round = 0; round < 2000; round += 1) {
      twice = 0;
      const document = text(0);
      JSON.parse(document);
      expect([document, hasDuplicateKeys(document)]).toEqual([document, twice > 0]);
      found += twice > 0 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(100);
  });

  it('costs a page of 256 KiB a few milliseconds at most', () => {
    const plain = JSON.stringify({ title: 'Rain', content: 'Rain on “the” harbour.\n'.repeat(10_000) });
    const escaped = JSON.stringify({ content: '"\\'.repeat(60_000), tags: ['a'] });
    const many = JSON.stringify(Array.from({ length: 9_000 }, (_, at) => ({ date: `d${at}`, flow: 'light' })));
    for (const text of [plain, escaped, many]) {
      expect(text.length).toBeGreaterThan(200_000);
      hasDuplicateKeys(text);
      const times = Array.from({ length: 15 }, () => {
        const from = performance.now();
        hasDuplicateKeys(text);
        return performance.now() - from;
      }).toSorted((one, other) => one - other);
      expect(times[0]).toBeLessThan(8);
    }
  });
});
