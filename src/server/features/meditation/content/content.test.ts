import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isMeantFor, NEEDS } from '#domain/meditation/meditation.ts';
import { hidesFertility, LIFE_STAGES } from '#domain/stage/stage.ts';
import { readScripts } from './read-scripts.ts';
import { lengthsSaid } from './said-lengths.ts';
import { problemsOf } from './script-rules.ts';
import type { Script, ScriptCue } from './script-schema.ts';

const scripts = readScripts();
const LEAST_SCRIPTS = 26;
/** The words that the journeys hold hidden stages to, and those of sex for teens. */
const FERTILITY =
  /fertil|ovulat|conceiv|\bconception|\bLH (test|surge)|luteini[sz]ing|cervical (fluid|mucus)|egg.?white|safe days?/i;
const NOT_FOR_TEENS = /fertil|ovulat|conceiv|conception|contracep|sexual|\bsex\b|condom/i;
const PREGNANCY = /pregnan/i;
const BODY = /womb|period|cramp|pelvi|flush|birth|born|grief|sleep|bleed|breast|baby|teen|pain/;

const ids = (some: readonly Script[]) => some.map(({ id }) => id);
/** All that a script says to a member; stages and needs are names of ours. */
const wordsOf = ({ stages: _, needs: __, sources, ...said }: Script) => JSON.stringify([said, sources]);
const isShownTo = ({ stages }: Script, hides: (stage: Exclude<Script['stages'], 'all'>[number]) => boolean) =>
  stages === 'all' || stages.some(hides);

describe('the scripts', () => {
  test('are as many as the shelf promises, each once, and two of them are free', () => {
    expect(scripts.length).toBeGreaterThanOrEqual(LEAST_SCRIPTS);
    expect(new Set(scripts.map(({ title }) => title)).size).toBe(scripts.length);
    expect(new Set(scripts.map(({ cover }) => cover)).size).toBe(scripts.length);
    expect(ids(scripts.filter(({ free }) => free))).toEqual(['lanterns', 'stone']);
  });

  test('leave no need of the shelf without one', () => {
    expect(NEEDS.filter((need) => !scripts.some(({ needs }) => needs.includes(need)))).toEqual([]);
  });

  test('send nobody to one that is hidden from them', () => {
    const members = LIFE_STAGES.flatMap((stage) => (['teen', 'adult'] as const).map((ageGroup) => ({ stage, ageGroup })));
    const seers = (script: Script) => members.filter((member) => isMeantFor(script, member));
    const named = scripts.flatMap((from) =>
      scripts.filter((to) => to !== from && wordsOf(from).includes(to.title)).map((to) => ({ from, to })),
    );
    expect(named.length).toBeGreaterThan(0);
    const lost = named.filter(({ from, to }) => !seers(from).every((member) => isMeantFor(to, member)));
    expect(lost.map(({ from, to }) => `${from.id} names ${to.title}`)).toEqual([]);
  });

  test('say nothing of a body by their ids, which stand in addresses', () => {
    expect(ids(scripts.filter(({ id }) => BODY.test(id)))).toEqual([]);
  });

  test('say nothing of fertility where a stage hides it, and nothing of it or of sex to teens', () => {
    const hidden = scripts.filter((script) => isShownTo(script, hidesFertility));
    expect(hidden.length).toBeGreaterThan(0);
    expect(ids(hidden.filter((script) => FERTILITY.test(wordsOf(script))))).toEqual([]);
    const teens = scripts.filter(({ audience }) => audience === 'both');
    expect(ids(teens.filter((script) => NOT_FOR_TEENS.test(wordsOf(script))))).toEqual([]);
    // A pregnancy is named to teens only where it keeps somebody safe.
    const unsafe = teens.map((script): Script => ({ ...script, before: [], redFlags: [] }));
    expect(ids(unsafe.filter((script) => PREGNANCY.test(wordsOf(script))))).toEqual([]);
  });

  test('have some for Yearly, and none that a hard day asks for (decisions 13)', () => {
    const yearly = scripts.filter(({ yearlyOnly }) => yearlyOnly);
    expect(yearly.length).toBeGreaterThanOrEqual(3);
    const hard = ['cramps', 'pelvic_ease', 'hot_flush', 'waiting', 'grief', 'birth', 'newborn', 'worry', 'sleep'] as const;
    expect(ids(yearly.filter(({ pain, needs }) => pain || hard.some((need) => needs.includes(need))))).toEqual([]);
  });

  test('use the marks of print', () => {
    expect(ids(scripts.filter((script) => /\w'\w/.test(wordsOf(script))))).toEqual([]);
  });

  test.each(scripts.map((script) => [script.id, script] as const))('%s keeps every rule', (_, script) => {
    expect(problemsOf(script)).toEqual([]);
  });
});

const cue = (at: number, say: string, more: Partial<ScriptCue> = {}): ScriptCue => ({ at, say, ...more });
const cues: ScriptCue[] = [
  cue(0, 'Here we begin.', { part: 'Arrive' }),
  cue(40, 'In for four.', { part: 'Breathe', breath: { in: 4, hold: 0, out: 6, rounds: 2 } }),
  cue(60, 'Breathe as you like.', { breath: 'free' }),
  cue(100, 'A minute of quiet.', { quiet: 60 }),
  cue(165, 'Back again.', { part: 'After' }),
];
const whole: Script = {
  id: 'kite',
  title: 'Kite',
  line: 'Three minutes up there.',
  cover: 'kite',
  seconds: 180,
  kind: 'practice',
  phases: [],
  needs: ['rest'],
  energy: ['low'],
  pain: false,
  audience: 'both',
  stages: 'all',
  free: false,
  yearlyOnly: false,
  posture: 'Any.',
  otherPostures: ['Another.'],
  bed: { layers: [{ sound: 'wind', level: 40 }], fadeSeconds: 6 },
  before: [],
  redFlags: [],
  known: [],
  sources: [],
  checked: '2026-11-23' as Script['checked'],
  checkAgain: '2027-11-23' as Script['checked'],
  reviewedBy: null,
  exitLine: 'You stopped.',
  cues,
};
const source = { n: 1, title: 'A page', publisher: 'An office', year: 2026, where: 'a.example', seen: 'primary' } as const;
/** The same script with one cue in another's place. */
const instead = (index: number, one: Partial<ScriptCue>): Script => ({
  ...whole,
  cues: cues.map((each, at) => (at === index ? { ...each, ...one } : each)),
});
const said = (say: string): Script => instead(2, { say });
const block = (more: Partial<Exclude<ScriptCue['breath'], 'free' | undefined>>) =>
  instead(1, { breath: { in: 4, hold: 0, out: 6, rounds: 2, ...more } });
const held = block({ in: 2, hold: 2 });

describe('a script that breaks a rule', () => {
  test('a whole one has nothing wrong with it', () => expect(problemsOf(whole)).toEqual([]));
  test.each<[string, Script, RegExp]>([
    ['begins late', instead(0, { at: 1 }), /first cue is at 0/],
    ['begins outside of a part', instead(0, { part: undefined }), /begins a part|at least 3 parts/],
    ['has two parts', instead(4, { part: undefined }), /at least 3 parts/],
    ['has one part twice', instead(4, { part: 'Arrive' }), /of its own name/],
    ['has two cues at once', instead(3, { at: 60 }), /not later/],
    ['speaks into the next cue', instead(3, { at: 61 }), /60: its words end at 62/],
    ['speaks past its end', instead(4, { at: 179, say: 'There is no room for this.' }), /after 180/],
    ['is silent unannounced', instead(3, { quiet: undefined }), /not announced/],
    ['announces no length', instead(3, { say: 'Now some quiet.' }), /do not say 60/],
    ['is quiet for less than it says', instead(3, { say: 'Ninety seconds of quiet.', quiet: 90 }), /90 seconds are said/],
    ['is quiet for longer than it says', instead(3, { say: 'Forty seconds of quiet.', quiet: 40 }), /40 seconds are/],
    ['cuts a breath in two', block({ rounds: 3 }), /breaths end at 70, the next begin at 60/],
    ['leaves its breaths before the next', block({ rounds: 1 }), /breaths end at 50/],
    ['never ends its breaths', instead(2, { breath: undefined }), /begin at no second/],
    ['holds the breath', held, /pregnant/],
    ['has a cue of twenty words', said(`${'and '.repeat(19)}on`), /20 words/],
    ['tells a belly to soften', said('Let your belly soften.'), /belly/],
    ['tells a pelvis to open', said('Feel the pelvis opening.'), /pelvis/],
    ['asks for closed eyes', said('Gently close your eyes.'), /closed eyes/],
    ['says it by the eyes', said('Let your eyes fall shut.'), /closed eyes/],
    ['names a source that is not there', { ...whole, known: [{ text: 'So.', grade: 2, sources: [1] }] }, /not there/],
    ['grades without a source', { ...whole, known: [{ text: 'So.', grade: 1, sources: [] }] }, /names no source/],
    [
      'is sure by hearsay',
      { ...whole, known: [{ text: 'So.', grade: 3, sources: [1] }], sources: [{ ...source, seen: 'secondary' }] },
      /hearsay/,
    ],
    ['has one number twice', { ...whole, sources: [source, source] }, /one number/],
    ['is evidence and knows nothing', { ...whole, kind: 'evidence' }, /nothing is known/],
    ['is never checked again', { ...whole, checkAgain: whole.checked }, /checked again/],
    ['is free and for Yearly', { ...whole, free: true, yearlyOnly: true }, /Yearly/],
    ['is for Yearly, and for cramps', { ...whole, yearlyOnly: true, needs: ['gratitude', 'cramps'] }, /may need it/],
  ])('%s', (_, script, says) => expect(problemsOf(script).join('\n')).toMatch(says));
  test('a held breath with another way, open eyes and an untouched belly are fine', () => {
    expect(problemsOf({ ...held, before: [{ who: 'If you are pregnant', instead: 'Leave the hold out.' }] })).toEqual([]);
    expect(problemsOf(said('Eyes open, half open or closed.'))).toEqual([]);
    expect(problemsOf(said('Leave your belly alone.'))).toEqual([]);
  });
  test.each([
    ['another name', { ...whole, id: 'tide' }, /another id/],
    ['a key nobody knows', { ...whole, voice: true }, /voice/],
    ['forty-one minutes', { ...whole, seconds: 41 * 60 }, /seconds/],
    ['two minutes', { ...whole, seconds: 120 }, /seconds/],
    ['a broken rule', said('Close your eyes.'), /closed eyes/],
  ])('%s stops the start', (_, script, says) => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    writeFileSync(join(folder, 'kite.json'), JSON.stringify({ ...script, cues: script.cues.concat(more) }));
    expect(() => readScripts(pathToFileURL(`${folder}/`))).toThrow(says);
  });
});
const more = [168, 171, 174].map((at) => cue(at, 'And so on.'));

test.each([
  ['Ten seconds of quiet.', [10]],
  ['Quiet for twenty-five seconds.', [25]],
  ['A minute of quiet.', [60]],
  ['Half a minute.', [30]],
  ['A minute and a half of nothing.', [90]],
  ['Two minutes. 45 seconds.', [120, 45]],
  ['Some seconds, a while.', []],
])('%s names %j', (text, seconds) => expect(lengthsSaid(text)).toEqual(seconds));
