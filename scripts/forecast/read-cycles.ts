import { readFileSync } from 'node:fs';

const COLUMNS = ['woman', 'cycle_number', 'length'] as const;

/** Reads a file with the columns woman, cycle_number and length: each woman's lengths in days, oldest first. Throws on any row it cannot read. */
export function readCycles(file: string): number[][] {
  const [header = '', ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  const [woman, number, length] = COLUMNS.map((name) => columnOf(names, name));
  const women = new Map<string, { number: number; length: number }[]>();
  rows.forEach((row, index) => {
    const cells = row.split(',');
    const cycle = { number: Number(cells[number ?? 0]), length: Number(cells[length ?? 0]) };
    if (!Number.isInteger(cycle.number) || !(cycle.length >= 1 && cycle.length <= 400)) throw new Error(`row ${index + 2} is not a cycle`);
    const key = cells[woman ?? 0] ?? '';
    women.set(key, [...(women.get(key) ?? []), cycle]);
  });
  return [...women.values()].map((cycles) => cycles.sort((a, b) => a.number - b.number).map((cycle) => cycle.length));
}

function columnOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`the file has no column "${name}"`);
  return index;
}
