import { parseArgs } from 'node:util';
import { chancesFrom } from './forecast/blind.ts';
import { measureFamilies, WOMEN_OF_A_FAMILY, type FamilyResult } from './forecast/families/calibration.ts';
import { printFamilies } from './forecast/families/print-families.ts';
import { measure, type Measured } from './forecast/measure.ts';
import { readStudy, UnreadableStudy } from './forecast/read-cycles.ts';
import { line, printAbout, printFigures, printHead, say } from './forecast/print.ts';
import { FEWEST_TO_FIT, refitted, shipped, type ConstantsFor } from './forecast/walk.ts';
import { writeTried } from './forecast/tried.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** What `--json` tells of: what ships, or with `--no-shipped` constants fitted anew without each woman. */
    shipped: { type: 'boolean', default: true },
    seed: { type: 'string', default: '1' },
    /** Writes the figures that the product's words quote. */
    write: { type: 'boolean', default: false },
  },
});

try {
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new UnreadableStudy('--seed takes a whole number.');
  if (values.json) printJson(seed);
  else printTable(seed);
} catch (error) {
  if (!(error instanceof UnreadableStudy)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function printJson(seed: number): void {
  if (!values.data) throw new UnreadableStudy('Say which file: --data FILE.');
  const { women } = readStudy(values.data);
  const constantsFor = values.shipped ? shipped : refitted;
  const measured = measure(women, { chance: chancesFrom(seed), constantsFor });
  process.stdout.write(`${JSON.stringify(figuresOnly(measured))}\n`);
}

function printTable(seed: number): void {
  const file = values.data ? readStudy(values.data) : null;
  const measured = (constantsFor: ConstantsFor) =>
    file && measure(file.women, { chance: chancesFrom(seed), constantsFor });
  const ships = measured(shipped);
  if (file) printAbout(file, seed);
  else say('No real data: --data FILE adds it.');
  printHead();
  if (file && ships) printFigures(ships, { ...file, title: "WHAT SHIPS: the product's own constants" });
  const families: FamilyResult[] = measureFamilies(seed, { women: WOMEN_OF_A_FAMILY });
  printFamilies(families, { say, line });
  if (file && file.women.length >= FEWEST_TO_FIT) {
    const fitted = measured(refitted);
    if (fitted) printFigures(fitted, { ...file, title: 'REFITTED: constants fitted anew without each woman' });
  } else if (file) say('REFITTED: too few women to fit on');
  if (values.write && ships) writeTried({ ships, families });
}

function figuresOnly({ clean, missed, running35, ovulation }: Measured) {
  return {
    clean: clean.product,
    missed: missed.product,
    firstAfterOne: clean.afterOne.product,
    running35: running35.product,
    ovulation: ovulation.signs,
  };
}
