import { writeFileSync } from 'node:fs';
import type { Population } from '#domain/forecast/populations.ts';
import type { TriedFamilies, TriedStudy } from '#domain/forecast/tried.ts';
import type { FamilyResult } from './families/calibration.ts';
import type { Measured } from './measure.ts';

const FILE = new URL('../../src/domain/forecast/tried.ts', import.meta.url);

/** The figures of a study that the product's words quote. */
export function triedStudy({ clean, halves }: Measured): TriedStudy {
  return {
    cycles: clean.product.n,
    error: tenths(clean.product.mae),
    within3: hundredths(clean.product.within3),
    held: hundredths(clean.product.coverage80),
    steadierWithin3: hundredths(halves.easier.product.within3),
  };
}

/** The figures of simulated women by population: over its families, what the range held least and most, and its errors. */
export function triedFamilies(results: readonly FamilyResult[]): Partial<Record<Population, TriedFamilies>> {
  const populations = [...new Set(results.map(({ family }) => family.population))];
  return Object.fromEntries(
    populations.map((population) => {
      const own = results.filter(({ family }) => family.population === population);
      const figures = own.flatMap(({ starts }) => starts);
      const held = figures.map(({ coverage80 }) => coverage80);
      const errors = figures.map(({ mae }) => mae);
      const told: TriedFamilies = {
        families: own.length,
        women: own.reduce((sum, { starts }) => sum + (starts[0]?.n ?? 0), 0),
        heldLeast: hundredths(Math.min(...held)),
        heldMost: hundredths(Math.max(...held)),
        errorLeast: Math.round(Math.min(...errors)),
        errorMost: Math.round(Math.max(...errors)),
      };
      return [population, told];
    }),
  );
}

/** Writes the figures into the domain, from where the words take them. */
export function writeTried({ ships, families }: { ships: Measured; families: readonly FamilyResult[] }): void {
  writeFileSync(FILE, triedSource({ study: triedStudy(ships), families: triedFamilies(families) }));
}

function triedSource(figures: { study: TriedStudy; families: Partial<Record<Population, TriedFamilies>> }): string {
  const rows = Object.entries(figures.families).map(([population, told]) => `  ${population}: ${literal(told)},`);
  return `${HEAD}
export const TRIED_STUDY: TriedStudy = ${literal(figures.study)};

/** Simulated women: of whom there are no real cycles to try it on. */
export const TRIED_FAMILIES: Readonly<Partial<Record<Population, TriedFamilies>>> = {
${rows.join('\n')}
};
`;
}

function literal(figures: object): string {
  return `{ ${Object.entries(figures)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')} }`;
}

const HEAD = `// Written by \`npm run bench:forecast -- --data FILE --write\`. Do not change it by hand.
import type { Population } from './populations.ts';

/** Shares of 100; errors in days. */
export type TriedStudy = {
  readonly cycles: number;
  readonly error: number;
  readonly within3: number;
  readonly held: number;
  readonly steadierWithin3: number;
};
export type TriedFamilies = {
  readonly families: number;
  readonly women: number;
  readonly heldLeast: number;
  readonly heldMost: number;
  readonly errorLeast: number;
  readonly errorMost: number;
};

/** 75 women of a university study with natural cycles, whose cycles the constants were fitted on. */`;

function hundredths(share: number): number {
  return Math.round(100 * share);
}

function tenths(days: number): number {
  return Math.round(10 * days) / 10;
}
