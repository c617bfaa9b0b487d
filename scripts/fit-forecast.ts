import { parseArgs } from 'node:util';
import { fit, score } from './forecast/fit.ts';
import { meanLuteal } from './forecast/ovulation.ts';
import { readStudy } from './forecast/read-cycles.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data/cycles/cycles.csv' } } });
const { women } = readStudy(values.data);
const lengths = women.map((woman) => woman.lengths);
const constants = fit(lengths);
process.stdout.write(
  `${JSON.stringify(constants)}\n${women.length} women, ${lengths.flat().length} cycles, mean log score ${score(lengths, constants).toFixed(4)}\n`,
);
process.stdout.write(`days from ovulation to the next period, on average: ${meanLuteal(women).toFixed(2)}\n`);
