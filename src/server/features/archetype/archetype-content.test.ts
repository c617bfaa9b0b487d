import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ARCHETYPES } from '#domain/archetype/archetype.ts';
import { loadArchetypeContent } from './archetype-content.ts';

const { questions, pages } = loadArchetypeContent();
const NOT_HERE = /fertil|ovulat|conceiv|concept|sexual|pregnan|goddess|queen|mother|witch/i;

describe('the archetypes', () => {
  test('each has a page of 350 to 500 words and three practices of 2 to 10 minutes', () => {
    for (const { reading, practices } of pages) {
      const words = reading.join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(500);
      expect(new Set(practices.map(({ title }) => title)).size).toBe(3);
    }
  });

  test("each can be chosen in each of sixteen situations, and no place on the page is one archetype's", () => {
    expect(questions).toHaveLength(16);
    for (const archetype of ARCHETYPES) {
      const places = questions.map(({ answers }) => answers.findIndex(({ leans }) => leans === archetype));
      for (let place = 0; place < ARCHETYPES.length; place += 1)
        expect(places.filter((one) => one === place).length).toBeLessThanOrEqual(4);
    }
  });

  test('say nothing of fertility, and name no archetype in an answer', () => {
    expect(NOT_HERE.exec(JSON.stringify({ questions, pages }))?.[0] ?? null).toBeNull();
    expect(
      questions.flatMap(({ answers }) => answers).filter(({ text }) => pages.some(({ name }) => text.includes(name))),
    ).toEqual([]);
  });

  test('content that is not whole stops the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'archetypes-'));
    writeFileSync(join(folder, 'questions.json'), JSON.stringify(questions.slice(1)));
    writeFileSync(join(folder, 'archetypes.json'), JSON.stringify(pages));
    const load = () => loadArchetypeContent(pathToFileURL(`${folder}/`));
    expect(load).toThrow(/questions\.json/);
    writeFileSync(join(folder, 'questions.json'), JSON.stringify(questions));
    expect(load().pages).toHaveLength(5);
    writeFileSync(join(folder, 'archetypes.json'), JSON.stringify([...pages.slice(1), pages[1]]));
    expect(load).toThrow(/has no page/);
  });
});
