import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvColumns } from '#domain/export/csv-fields.ts';

const DOC = readFileSync(join(import.meta.dirname, '../../../../docs/export.md'), 'utf8').replaceAll(/\s+/g, ' ');

test('docs/export.md names the columns of the CSV, and those that a teen has not', () => {
  const [, all = '', without = ''] = /Columns, in [^:]*: `([^`]+)`\. A teen's has no ([^.]+)\./.exec(DOC) ?? [];
  const [adult, teen] = [csvColumns('adult'), csvColumns('teen')];
  expect(all.split(', ')).toEqual(adult);
  expect(without.split(', ').map((name) => name.replaceAll('`', ''))).toEqual(
    adult.filter((column) => !teen.includes(column)),
  );
});
