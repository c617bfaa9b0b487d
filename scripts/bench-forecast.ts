import { parseArgs } from 'node:util';
import { chancesFrom } from './forecast/blind.ts';
import { measure, type Measured } from './forecast/measure.ts';
import { readStudy, UnreadableStudy } from './forecast/read-cycles.ts';
import { printFigures } from './forecast/print.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

try {
  const seed = Number(values.seed);
  if (!values.data) throw new UnreadableStudy('Say which file: --data FILE.');
  if (!Number.isSafeInteger(seed)) throw new UnreadableStudy('--seed takes a whole number.');
  const file = readStudy(values.data);
  const measured = measure(file.women, chancesFrom(seed));
  if (values.json) process.stdout.write(`${JSON.stringify(figuresOnly(measured))}\n`);
  else printFigures(measured, { file, seed });
} catch (error) {
  if (!(error instanceof UnreadableStudy)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
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
