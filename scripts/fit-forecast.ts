import { parseArgs } from 'node:util';
import { fit, score } from './forecast/fit.ts';
import { readCycles } from './forecast/read-cycles.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data/cycles/cycles.csv' } } });
const women = readCycles(values.data);
const constants = fit(women);
process.stdout.write(`${JSON.stringify(constants)}\n${women.length} women, ${women.flat().length} cycles, mean log score ${score(women, constants).toFixed(4)}\n`);
