import { parseArgs } from 'node:util';
import { chancesFrom, looksAhead } from './forecast/blind.ts';
import { afterOne, figuresOf, judge, type Figures } from './forecast/figures.ts';
import { readCycles } from './forecast/read-cycles.ts';
import { ANCHORS, lookingAhead, places, product, type Study } from './forecast/walk.ts';

const DROPPED = 0.1;
const CHECKED_PLACES = 5;

const { values } = parseArgs({ options: { data: { type: 'string' }, json: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } } });
if (!values.data) throw new Error('say which file: --data FILE');
const lengths = readCycles(values.data);
const chance = chancesFrom(Number(values.seed));

const clean: Study = { lengths, logged: lengths.map((own) => [...own, 0].map(() => true)) };
const missed: Study = { lengths, logged: lengths.map((own) => [...own, 0].map((_, start) => start === 0 || chance() >= DROPPED)) };

proveBlind();
const [cleanRun, missedRun] = [run(clean), run(missed)];
if (cleanRun.product.n === 0 || missedRun.product.n === 0) throw new Error('nothing to measure: no woman has two cycles');
if (values.json) process.stdout.write(`${JSON.stringify({ clean: cleanRun.product, missed: missedRun.product, firstAfterOne: cleanRun.afterOne.product, anchors: { clean: cleanRun.anchors, missed: missedRun.anchors, firstAfterOne: cleanRun.afterOne.anchors } })}\n`);
else print();

function proveBlind(): void {
  const all = places(clean);
  const sample = Array.from({ length: CHECKED_PLACES }, () => all[Math.floor(chance() * all.length)]).filter((place) => place !== undefined);
  if (!looksAhead(lookingAhead, { study: clean, places: all, chance })) throw new Error('the check against looking ahead is blind: it let the planted cheat pass');
  for (const forecaster of Object.values(ANCHORS)) if (looksAhead(forecaster, { study: missed, places: places(missed), chance })) throw new Error('an anchor looks ahead');
  if (looksAhead(product, { study: clean, places: sample, chance })) throw new Error('the forecast looks ahead');
}

function run(study: Study) {
  const input = { study, places: places(study) };
  const judged = judge(product, input);
  const anchors = Object.entries(ANCHORS).map(([name, forecaster]) => ({ name, judged: judge(forecaster, input) }));
  return {
    product: figuresOf(judged),
    anchors: Object.fromEntries(anchors.map((anchor) => [anchor.name, maeOf(figuresOf(anchor.judged))])),
    afterOne: { product: afterOne(judged), anchors: Object.fromEntries(anchors.map((anchor) => [anchor.name, maeOf(afterOne(anchor.judged))])) },
  };
}

function maeOf(figures: Pick<Figures, 'n' | 'mae'>): { n: number; mae: number } {
  return { n: figures.n, mae: figures.mae };
}

function print(): void {
  const line = (label: string, cells: readonly (string | number)[]) => process.stdout.write(`${label.padEnd(30)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`);
  process.stdout.write(`${lengths.length} women, ${lengths.flat().length} cycles, seed ${values.seed}; constants fitted anew without each woman; the planted look-ahead was caught\n`);
  line('', ['n', 'MAE', 'within 3', 'cover 80', 'width 80', 'int.score']);
  for (const [label, done] of [['clean', cleanRun], ['10 % of starts unlogged', missedRun]] as const) {
    line(label, Object.values(done.product));
    for (const [name, figures] of Object.entries(done.anchors)) line(`  ${name}`, [figures.n, figures.mae, `x ${(done.product.mae / figures.mae).toFixed(3)}`]);
  }
  line('after one cycle', [cleanRun.afterOne.product.n, cleanRun.afterOne.product.mae]);
  for (const [name, figures] of Object.entries(cleanRun.afterOne.anchors)) line(`  ${name}`, [figures.n, figures.mae, `x ${(cleanRun.afterOne.product.mae / figures.mae).toFixed(3)}`]);
}
