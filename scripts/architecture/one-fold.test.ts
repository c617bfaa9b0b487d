import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { ROOT } from './finding.ts';

const FOLD = 'src/web/ui/layout/fold.tsx';

test('there is one disclosure, with one sign: a fold of its own is nowhere (rule 7)', () => {
  const files = listFiles(ROOT, ['src/web']).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const folds = files.filter((file) => /<(?:details|summary)\b/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(folds).toEqual([FOLD]);
});
