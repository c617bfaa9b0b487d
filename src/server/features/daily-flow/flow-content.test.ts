import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { flowWords } from '#domain/daily-flow/flow-words.ts';
import { loadFlowContent } from './flow-content.ts';

const content = loadFlowContent();
const PHASES = ['rest', 'create', 'shine', 'reflect'] as const;
const DAYS = Array.from({ length: 28 }, (_, day) => addDays(localDate('2026-11-01'), day));
const CLAIMS =
  /\b(proven|studies|research|reduces?|improves?|lowers?|boosts?|heals?|cures?|hormones?|oestrogen|progesterone|energy rises|cortisol|nervous system)\b/i;
const FERTILITY = /fertil|ovulat|conceiv|pregnan|womb|uterus|menstru|period/i;

describe('the words of the flow', () => {
  test('differ for each of four phases under each of eight moons', () => {
    const said = PHASES.flatMap((phase) =>
      MOON_PHASES.map((moon) =>
        flowWords(content, { ageGroup: 'adult', today: DAYS[0] ?? localDate('2026-11-01'), moon, phase }).lines.join(
          ' ',
        ),
      ),
    );
    expect(new Set(said).size).toBe(32);
  });

  test('change from day to day and are the same all day', () => {
    const on = (today: (typeof DAYS)[number]) =>
      flowWords(content, { ageGroup: 'adult', today, moon: 'full', phase: 'rest' });
    for (const [place, day] of DAYS.slice(1).entries()) expect(on(day)).not.toEqual(on(DAYS[place] ?? day));
    expect(on(localDate('2026-11-05'))).toEqual(on(localDate('2026-11-05')));
  });

  test('without a phase speak of the moon alone', () => {
    for (const moon of MOON_PHASES)
      for (const today of DAYS) {
        const { lines } = flowWords(content, { ageGroup: 'adult', today, moon, phase: null });
        expect([...content.moons[moon].adult.beside, ...content.moons[moon].adult.alone]).toEqual(
          expect.arrayContaining([...lines]),
        );
        expect(lines).toHaveLength(2);
      }
  });

  test('have a voice of their own for teens, and never a phase', () => {
    for (const moon of MOON_PHASES) {
      const { adult, teen } = content.moons[moon];
      expect(
        [...adult.beside, ...adult.alone].filter((line) => [...teen.beside, ...teen.alone].includes(line)),
      ).toEqual([]);
      const { lines } = flowWords(content, { ageGroup: 'teen', today: localDate('2026-11-05'), moon, phase: 'shine' });
      expect([...teen.beside, ...teen.alone]).toEqual(expect.arrayContaining([...lines]));
    }
  });

  test('claim nothing of health and say nothing of fertility', () => {
    const all = JSON.stringify(content);
    expect(CLAIMS.exec(all)?.[0]).toBeUndefined();
    expect(FERTILITY.exec(all)?.[0]).toBeUndefined();
  });
});

test.each([
  ['settle', ['Both feet on the floor.'], /settle\.json/],
  ['intentions', { adult: content.intentions.adult, teen: content.intentions.teen, elder: [] }, /intentions\.json/],
  ['moons', { new: content.moons.new }, /moons\.json/],
])('%s that is not whole stops the start', (name, words, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'flow-'));
  cpSync(new URL('../../../../content/flow/', import.meta.url), folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(words));
  expect(() => loadFlowContent(pathToFileURL(`${folder}/`))).toThrow(says);
});
