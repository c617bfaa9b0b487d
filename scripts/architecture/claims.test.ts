import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { ROOT } from './finding.ts';

/**
 * What is said of who can read what a member writes must be true as the proof page tells it: the server opens it while
 * it makes a page for the member, and whoever holds server, database and root key could. "Keep it where only you can
 * read it" speaks of a file of the member's own.
 */
const TOO_MUCH: readonly RegExp[] = [
  /(?<!where )\bonly you (?:can|could|may) (?:read|open|see)\b/i,
  /\bnobody\b[^.]{0,60}\b(?:has a way to read|can (?:read|open))\b/i,
  /\bnobody who works (?:here|on)\b/i,
  /\bfor you alone\b/i,
  /\b(?:looks after you|parents?) would not mind\b/i,
  /\btogether with a parent before\b/i,
];
/** Comments are not told to a member. */
const said = (text: string) => text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
const found = (text: string) => TOO_MUCH.flatMap((claim) => claim.exec(text)?.[0] ?? []);

test.each([
  'It lies in your journal. Only you can read it.',
  'A page only you can read',
  'Nobody who works on Moonhearth has a way to read your cycle or your journal.',
  'Your key opens your record for you alone.',
  'use Moonhearth only if the person who looks after you would not mind.',
  'then please read this together with a parent before you sign up.',
])('%j promises more than there is', (claim) => expect(found(claim)).not.toEqual([]));

/** A published version stays as it is; what applies is the newest of each document. */
const isOlder = (file: string, all: readonly string[]) => {
  const [, name, version] = /legal\/([a-z-]+)\.(\d+)\.json$/.exec(file) ?? [];
  return name !== undefined && all.some((other) => other.endsWith(`${name}.${Number(version) + 1}.json`));
};

test('no page, goal, quiz or document in force promises that nobody but the member could read it', () => {
  const all = listFiles(ROOT, ['src/domain', 'src/web', 'src/server', 'content']).filter(
    (file) => /\.(?:tsx?|json)$/.test(file) && !/\.(?:test|sample)\./.test(file),
  );
  const promises = all
    .filter((file) => !isOlder(file, all))
    .flatMap((file) => found(said(readFileSync(join(ROOT, file), 'utf8'))).map((claim) => `${file}: ${claim}`));
  expect(all.length).toBeGreaterThan(500);
  expect(promises).toEqual([]);
});
