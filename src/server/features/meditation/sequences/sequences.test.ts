import { describe, expect, test } from 'vitest';
import { LIFE_STAGES, hidesFertility } from '#domain/stage/stage.ts';
import { EASES, FORBIDDEN, FORBIDDEN_TO_TEENS, POSES, risksOfSteps, WAYS } from '#domain/wellness/wellness.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import { readScripts } from '../content/read-scripts.ts';
import { isForMember } from './for-member.ts';
import { problemsOfSequence } from './sequence-rules.ts';
import type { Sequence } from './sequence-schema.ts';
import { SEQUENCES } from './sequence-source.ts';

const LEAST = 24;
const LEAST_OF_A_WAY = 3;
const BODY = /womb|period|cramp|pelvi|flush|flash|birth|born|grief|sleep|bleed|breast|baby|teen|pain|leak/;
const all = [...SEQUENCES.values()];
const members = LIFE_STAGES.flatMap((stage) => (['teen', 'adult'] as const).map((ageGroup) => ({ stage, ageGroup })));
const wordsOf = ({ stages: _, madeFor: __, risks: ___, eases: ____, ...said }: Sequence) => JSON.stringify(said);

describe('the sequences', () => {
  test('are enough, three and more of each way, and some for every need', () => {
    expect(all.length).toBeGreaterThanOrEqual(LEAST);
    expect(WAYS.filter((way) => all.filter((one) => one.way === way).length < LEAST_OF_A_WAY)).toEqual([]);
    expect(EASES.filter((ease) => !all.some(({ eases }) => eases.includes(ease)))).toEqual([]);
    expect(POSES.filter((pose) => !all.some(({ cues }) => cues.some((cue) => cue.pose === pose)))).toEqual([]);
  });
  test('have ids of their own that say nothing of a body, since those stand in addresses', () => {
    const taken = new Set(readScripts().map(({ id }) => id));
    expect(all.filter(({ id }) => taken.has(id) || BODY.test(id)).map(({ id }) => id)).toEqual([]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
  test('nothing that a stage or an age forbids is there for a member, by what its steps are', () => {
    const wrong = members.flatMap((member) =>
      all
        .filter((one) => isForMember(one, member))
        .flatMap((one) => {
          const never = [...(FORBIDDEN[member.stage] ?? []), ...(member.ageGroup === 'teen' ? FORBIDDEN_TO_TEENS : [])];
          const has = [...one.risks, ...risksOfSteps(one.cues)].filter((risk) => never.includes(risk));
          return has.map((risk) => `${one.id}, ${risk}: ${member.stage}, ${member.ageGroup}`);
        }),
    );
    expect(wrong).toEqual([]);
    // Compared something: some are kept from somebody.
    expect(all.filter((one) => !members.every((member) => isForMember(one, member))).length).toBeGreaterThan(5);
  });
  test('every member has several, a teen and a pregnant one too', () => {
    const few = members.filter((member) => all.filter((one) => isForMember(one, member)).length < 8);
    expect(few).toEqual([]);
  });
  test('send nobody to one that is hidden from them', () => {
    const lost = all.flatMap((from) =>
      all
        .filter((to) => to !== from && wordsOf(from).includes(to.title))
        .flatMap((to) => {
          const asked = from.before.filter(({ instead }) => instead.includes(to.title));
          const isForThePregnant = asked.some(({ who }) => /pregnan/i.test(who));
          return isForThePregnant && !to.stages.includes('pregnant') ? [`${from.id} sends to ${to.id}`] : [];
        }),
    );
    expect(lost).toEqual([]);
  });
  test('say nothing of fertility where a stage hides it, and no word of it or of sex to teens', () => {
    const hidden = all.filter(({ stages }) => stages.some(hidesFertility));
    expect(hidden.filter((one) => speaksOfFertility(wordsOf(one))).map(({ id }) => id)).toEqual([]);
    const teens = all.filter(({ audience }) => audience === 'both');
    expect(teens.filter((one) => /\bsex\b|sexual|contracep/i.test(wordsOf(one))).map(({ id }) => id)).toEqual([]);
  });
});

describe('a sequence that breaks a rule', () => {
  const found = SEQUENCES.get('brick');
  if (!found) throw new Error('the example is gone');
  const whole: Sequence = found;
  const [first, ...others] = whole.cues;
  if (!first) throw new Error('the example has no step');
  test('a whole one has nothing wrong with it', () => expect(problemsOfSequence(whole)).toEqual([]));
  test.each<[string, Partial<Sequence>, RegExp]>([
    ['hides a risk of its steps', { risks: [] }, /steps bring belly_heat/],
    ['is for whom it is forbidden', { stages: ['pregnant'] }, /belly_heat is forbidden in pregnant/],
    ['brings pelvic work to teens', { risks: ['belly_heat', 'pelvic_work'] }, /pelvic_work is forbidden for teens/],
    [
      'says nothing after surgery',
      { risks: ['pelvic_work'], before: [{ who: 'Anyone', instead: 'Rest.' }] },
      /another way/,
    ],
    ['tells nobody another way', { before: [] }, /tells nobody/],
    ['is made for nobody it is for', { madeFor: ['menopause'], stages: ['menstruating'] }, /hidden from it/],
    ['begins without a position', { cues: [{ ...first, pose: undefined }, ...others] }, /shows no position/],
    ['is shown by another figure', { pose: 'walk' }, /no step has/],
    ['shames', { line: 'You should do this.' }, /it says “should”/],
    ['has a straight quote', { exitLine: "That's it." }, /straight quote/],
    ['speaks of fertility', { line: 'For the days of ovulation.' }, /fertility/],
    [
      'is hard to read',
      { posture: 'Utilizing appropriate anatomical alignment methodologies.'.repeat(6) },
      /reading ease/,
    ],
    ['breaks a rule of scripts', { cues: [{ ...first, at: 1 }, ...others] }, /first cue is at 0/],
  ])('%s', (_, change, problem) => {
    expect(problemsOfSequence({ ...whole, ...change }).join('\n')).toMatch(problem);
  });
});
