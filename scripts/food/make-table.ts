/**
 * Makes content/food/foods.txt, the compact table of foods, of the files of a folder with the data: foods.csv,
 * portions.csv, synonyms.csv. `node scripts/food/make-table.ts FOLDER [--check]`; with --check it only compares.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '#domain/import/csv.ts';
import { NUTRIENTS } from '#domain/food/nutrients.ts';
import { ALSO, american, isBranded, portionsOf, valueOf, type CsvRow } from './rows.ts';

const [folder = '../shared/data/food', flag] = process.argv.slice(2);
const OUT = new URL('../../content/food/foods.txt', import.meta.url);
const FILES = ['foods.csv', 'portions.csv', 'synonyms.csv'] as const;
const CREDIT =
  'Nutrient data: U.S. Department of Agriculture, Agricultural Research Service, National Nutrient Database for Standard Reference, Release 28 (2015), and FoodData Central, Foundation Foods (October 2024); iodine: USDA, FDA and ODS-NIH Database for the Iodine Content of Common Foods, Release 4.0 (2024). Public domain.';

const sources = FILES.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { file, text, sha256: createHash('sha256').update(text).digest('hex') };
});
const [foods = [], portions = [], synonyms = []] = sources.map(({ text }) => rowsOf(text));

const everyday = Map.groupBy(synonyms, ({ food_id: id = '' }) => id);
const measures = Map.groupBy(portions, ({ food_id: id = '' }) => id);
// Everyday foods first, then what people eat by USDA's survey, then the rest; brands last. A search keeps this order.
const rank = (row: CsvRow) =>
  Number(!everyday.has(row['id'] ?? '')) * 4 + Number(row['survey'] !== '1') * 2 + Number(isBranded(row['name'] ?? ''));
const lines = foods
  .map((row) => ({ row, rank: rank(row) }))
  .toSorted((one, other) => one.rank - other.rank)
  .map(({ row }) => lineOf(row));
const head = {
  credit: CREDIT,
  nutrients: NUTRIENTS,
  sources: sources.map(({ file, sha256 }) => ({ file, sha256 })),
};
const made = `${JSON.stringify(head)}\n${lines.join('\n')}\n`;

if (flag === '--check') {
  if (readFileSync(OUT, 'utf8') !== made) throw new Error('content/food/foods.txt is not what the data make');
} else writeFileSync(OUT, made);
console.log(`${lines.length} foods, ${Math.round(made.length / 1024)} KB`);

function lineOf(row: CsvRow): string {
  const id = row['id'] ?? '';
  const [known] = everyday.get(id) ?? [];
  return [
    id,
    american(known?.['label'] ?? ''),
    row['name'] ?? '',
    [known?.['synonyms'] || (row['also'] ?? '').toLowerCase(), ALSO[id] ?? '', saidElsewhere(known?.['label'] ?? '')]
      .filter(Boolean)
      .join('|'),
    `${known ? 'e' : ''}${row['survey'] === '1' ? 's' : ''}${known?.['flags'] ?? ''}`,
    NUTRIENTS.map((nutrient) => valueOf(row, nutrient)).join(','),
    portionsOf(measures.get(id) ?? []).join('|'),
  ]
    .map((cell) => cell.replaceAll(/[\t\n]/g, ' '))
    .join('\t');
}

function rowsOf(text: string): CsvRow[] {
  const [names = [], ...rows] = readCsv(text);
  return rows
    .filter((cells) => cells.length === names.length)
    .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

/** A label that is said otherwise here is still found by what it was. */
function saidElsewhere(label: string): string {
  return american(label) === label ? '' : label.toLowerCase();
}
