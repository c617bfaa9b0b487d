import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scratchCopy, writeFiles } from '../architecture/scratch-copy.ts';

const { root, remove } = scratchCopy();
afterAll(remove);

const HEAD = "import { expect, test } from 'vitest';\n";
const runs = (text: string): boolean => {
  writeFiles(root, { 'src/domain/planted/planted.test.ts': HEAD + text });
  return (
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'domain', 'planted'],
      { cwd: root, stdio: 'ignore' },
    ).status === 0
  );
};

test('a test that asserts nothing fails, one that asserts passes', () => {
  expect(runs("test('x', () => void expect);\n")).toBe(false);
  expect(runs("test('x', () => expect(1).toBe(1));\n")).toBe(true);
});
