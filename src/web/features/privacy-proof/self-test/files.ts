import type { ReleaseFile } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { fetchFile } from '#web/platform/outside/beyond-the-table.ts';
import { call } from '#web/platform/api.ts';
import { proof } from '../privacy-proof.copy.ts';
import type { SelfTestOutcome } from './outcome.ts';
import { checkSignature } from '../signature.ts';

const { words } = proof.test;
const AT_ONCE = 6;

/** Compares the files of this release, byte for byte, with the signed list. `tell` hears how far it has come. */
export async function compareFiles(tell: (word: string) => void): Promise<SelfTestOutcome> {
  if (!globalThis.crypto?.subtle) return { verdict: 'open', word: words.cannot };
  const signed = await call('getSignedProof').catch(() => null);
  if (!signed) return { verdict: 'open', word: words.unread };
  if ((await checkSignature(signed)) === 'bad') return { verdict: 'bad', word: words.badSignature };
  const all = signed.payload.release.files;
  const files = savesData() ? all.filter(({ path }) => isOfThisPage(path)) : all;
  if (files.length === 0) return { verdict: 'open', word: words.cannot };
  const results = await compared(files, tell);
  const differing = results.filter((result) => result === 'differs').length;
  if (differing > 0) return { verdict: 'bad', word: words.differ(differing) };
  if (results.includes('unread')) return { verdict: 'open', word: words.unread };
  return { verdict: 'good', word: files.length === all.length ? words.match : words.matchOfPage(files.length) };
}

type Result = 'same' | 'differs' | 'unread';

async function compared(files: readonly ReleaseFile[], tell: (word: string) => void): Promise<readonly Result[]> {
  const waiting = [...files];
  const results: Result[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      results.push(await compare(file));
      tell(words.counted(results.length, files.length));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function compare({ path, sha256 }: ReleaseFile): Promise<Result> {
  const file = await fetchFile(path);
  if (!file) return 'unread';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file.content));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return file.ok && hex === sha256 ? 'same' : 'differs';
}

function savesData(): boolean {
  return (
    (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  );
}

function isOfThisPage(path: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);
}
