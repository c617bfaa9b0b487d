import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { crisisIn, type Crisis } from './crisis.ts';

const KINDS = ['self_harm', 'abuse', 'bleeding'] as const;
const schema = z.array(
  z.strictObject({
    group: z.string().min(3),
    kinds: z.array(z.enum(KINDS)),
    texts: z.array(z.string().min(5).max(300)).min(4),
  }),
);

type Sentence = { readonly text: string; readonly kinds: readonly Crisis[]; readonly group: string };
const read = (file: string): Sentence[] =>
  schema
    .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
    .flatMap(({ group, kinds, texts }) => texts.map((text) => ({ text, kinds, group })));
// The rules were written with the first file in sight. The second was written when they were finished, and no rule was
// changed after it: its figures are the honest ones, and they are far lower.
const HALVES = { tuned: read('corpus-tuned.json'), 'held out': read('corpus-held-out.json') } as const;

type Score = { readonly hits: number; readonly misses: number; readonly alarms: number; readonly quiet: number };
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const recall = ({ hits, misses }: Score) => share(hits, hits + misses);
const precision = ({ hits, alarms }: Score) => share(hits, hits + alarms);
const percent = (value: number) => `${(100 * value).toFixed(0)} %`;

function scoreOf(sentences: readonly Sentence[], is: (kinds: readonly Crisis[]) => boolean): Score {
  const score = { hits: 0, misses: 0, alarms: 0, quiet: 0 };
  for (const { text, kinds } of sentences) {
    const found = is(crisisIn(text));
    if (is(kinds)) score[found ? 'hits' : 'misses'] += 1;
    else score[found ? 'alarms' : 'quiet'] += 1;
  }
  return score;
}
const any = (kinds: readonly Crisis[]) => kinds.length > 0;
const told = (name: string, score: Score) =>
  `${name.padEnd(22)} ${String(score.hits).padStart(3)} hits ${String(score.misses).padStart(3)} misses ${String(score.alarms).padStart(3)} false alarms ${String(score.quiet).padStart(3)} rightly quiet   precision ${percent(precision(score))}, recall ${percent(recall(score))}`;

// Below these the test fails. They stand a little under what was measured, and the held-out half has the lower ones.
const FLOORS = {
  tuned: { any: { precision: 0.95, recall: 0.95 }, kind: { precision: 0.9, recall: 0.9 } },
  'held out': { any: { precision: 0.87, recall: 0.48 }, kind: { precision: 0.8, recall: 0.38 } },
} as const;

describe('words of crisis, measured', () => {
  it('the corpus is large, and half of it harmless', () => {
    const all = [...HALVES.tuned, ...HALVES['held out']];
    expect(HALVES['held out'].length).toBeGreaterThanOrEqual(160);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length);
    const harmless = all.filter(({ kinds }) => kinds.length === 0).length;
    expect(harmless / all.length).toBeGreaterThan(0.45);
    expect(harmless / all.length).toBeLessThan(0.6);
    for (const kind of KINDS) expect(all.filter(({ kinds }) => kinds.includes(kind)).length).toBeGreaterThanOrEqual(18);
  });

  it.each(['tuned', 'held out'] as const)('%s: hits and misses, over their floors', (name) => {
    const sentences = HALVES[name];
    const overall = scoreOf(sentences, any);
    const byKind = KINDS.map((kind) => [kind, scoreOf(sentences, (kinds) => kinds.includes(kind))] as const);
    const lines = [told(`${name}, any`, overall), ...byKind.map(([kind, score]) => told(`${name}, ${kind}`, score))];
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(precision(overall)).toBeGreaterThanOrEqual(FLOORS[name].any.precision);
    expect(recall(overall)).toBeGreaterThanOrEqual(FLOORS[name].any.recall);
    for (const [kind, score] of byKind) {
      expect(precision(score), kind).toBeGreaterThanOrEqual(FLOORS[name].kind.precision);
      expect(recall(score), kind).toBeGreaterThanOrEqual(FLOORS[name].kind.recall);
    }
  });

  it('the sentences of the tuned half that are missed are told by name', () => {
    const wrong = HALVES.tuned.filter(({ text, kinds }) => crisisIn(text).join(' ') !== [...kinds].join(' '));
    for (const { text, kinds, group } of wrong)
      process.stdout.write(
        `tuned, read as [${crisisIn(text).join(' ')}] and not as [${kinds.join(' ')}]: ${text} (${group})\n`,
      );
    expect(wrong.length).toBeLessThanOrEqual(4);
  });

  it('the longest text is read in time, whatever is in it', () => {
    const harmless = HALVES.tuned.filter(({ kinds }) => kinds.length === 0).map(({ text }) => text);
    const floods = [
      'he is so very ',
      'i was ',
      'pads an hour ',
      'my dad always ',
      'want to just really ',
      'a-',
      '. ',
      'a. ',
      'don’t want to ',
      'i hope i just ',
      'when he makes me keep ',
      'took all the pills up ',
      'the my own thoughts of ',
    ].map((flood) => flood.repeat(Math.ceil(5_000 / flood.length)));
    for (const text of [...floods, harmless.join(' ').slice(0, 5_000)]) {
      const took = Math.min(...Array.from({ length: 5 }, () => timeOf(text)));
      process.stdout.write(`${took.toFixed(1).padStart(6)} ms: ${text.slice(0, 40)}\n`);
      expect(took, text.slice(0, 40)).toBeLessThan(100);
    }
  });
});

function timeOf(text: string): number {
  const started = performance.now();
  crisisIn(text);
  return performance.now() - started;
}
