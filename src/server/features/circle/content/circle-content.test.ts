import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '#domain/circle/limits.ts';
import { loadCircleContent } from './circle-content.ts';

const FOLDER = new URL('../../../../../content/circle/', import.meta.url);
const content = loadCircleContent();

// A copy of the content with one file changed.
function changed(file: string, change: (text: string) => string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'circle-'));
  cpSync(FOLDER, folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return pathToFileURL(`${folder}/`);
}

describe('what the circle says of its own', () => {
  it('the categories of the pictures, in their order', () => {
    expect(content.categories.community.map(({ name }) => name)).toEqual([
      'Cycle wisdom',
      'Womb health',
      'Rituals',
      'Menopause',
      'Fertility',
      'Loss',
    ]);
    expect(content.categories.teen.map(({ name }) => name)).toEqual([
      'First periods',
      'Cramps and school',
      'Moods',
      'Friends and home',
    ]);
    expect(content.teenTopics.map(({ category }) => category)).toEqual(content.categories.teen.map(({ slug }) => slug));
  });

  it('the four rules of each room, as drawn', () => {
    expect(content.houseRules.community.rules.map(({ rule }) => rule)).toEqual([
      'Speak from your own body.',
      'No diagnosing, no cures for sale.',
      'What’s shared here stays here.',
      'Every body that bleeds, bled or will is welcome.',
    ]);
    expect(content.houseRules.teen.rules.map(({ rule }) => rule)).toEqual([
      'Be kind first.',
      'No names, schools or towns.',
      'No telling others what they have.',
      'Ask a grown-up you trust, too.',
    ]);
  });

  it('plant names enough, none of them a jest, a medicine for the womb, a drug or a person', () => {
    expect(content.plantNames.community.length).toBeGreaterThanOrEqual(120);
    expect(content.plantNames.teen.length).toBeGreaterThanOrEqual(60);
    expect(content.plantNames.teen.slice(0, 2)).toEqual(['Little Owl', 'Fern']);
    const never =
      /pussy|cock(?!le)|tit|nipple|naked|horny|bleed|cramp|maiden|bladder|womb|birth|mother|virgin|chaste|penny ?royal|tansy|\brue\b|poppy|cannabis|hemp|hemlock|nightshade|foxglove|whale|\bpig|cow\b|hippo|elephant|slug|toad|snake|\brat\b|^(?:rosemary|heather|lily|violet|daisy|ivy|iris|hazel|willow|olive|laurel|ginger|poppy|jasmine|myrtle|robin|rose|sage|basil|angelica|veronica)$/i;
    for (const name of [...content.plantNames.community, ...content.plantNames.teen]) expect(name).not.toMatch(never);
  });

  it('each room has its reasons, and the most urgent ones', () => {
    for (const room of ROOMS) {
      const reports = content.reasons.reports.filter(({ rooms }) => rooms.includes(room));
      expect(reports.filter(({ urgency }) => urgency === 3).map(({ id }) => id)).toEqual(
        room === 'teen' ? ['harm', 'worried', 'stranger'] : ['harm', 'worried'],
      );
      expect(reports.at(-1)?.id).toBe('other');
      expect(content.reasons.decisions.filter(({ rooms }) => rooms.includes(room)).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('a statement of health in a topic has its source', () => {
    const health = /most girls|is usual|common|in one study|months after|keeps you home|90 days/i;
    for (const { text, source } of content.teenTopics.flatMap(({ opening }) => opening))
      if (health.test(text)) expect(source, text).toBeDefined();
  });

  it('cruel words are asked about, urging to harm is held, and the pain of one’s own body is neither', () => {
    expect(content.readAgain('you are disgusting')).toBe('cruel');
    expect(content.readAgain('go and kill yourself')).toBe('harm');
    expect(content.readAgain('my cramps are a bitch')).toBeNull();
  });

  it('nothing written for teens speaks of sex, fertility, weight or buying', () => {
    const said = JSON.stringify([content.categories.teen, content.houseRules.teen, content.teenTopics]);
    expect(said).not.toMatch(/\bsex|fertil|pregnan|weight|calor|\bdiet|premium|subscri|trial/i);
  });
});

describe('the server does not start on content that is not whole', () => {
  it.each([
    ['house-rules.json', (text: string) => text.replace('"Be kind first."', '"x"'), /house-rules\.json/],
    ['plant-names.json', (text: string) => text.replace('"Yarrow"', '"Juniper"'), /plant-names\.json.*\n?.*twice/s],
    ['categories.json', (text: string) => text.replace('"first-periods"', '"firsts"'), /has no category/],
    ['categories.json', (text: string) => text.replace('"orbit"', '"rocket"'), /categories\.json/],
    ['sources.json', (text: string) => text.replace('"acog-760"', '"acog-761"'), /not in sources\.json: acog-760/],
    ['cruel-words.json', (text: string) => text.replace('"kys"', '"KYS!"'), /cruel-words\.json/],
    ['reasons.json', (text: string) => text.replace('"community": "no_cures"', '"community": "no_rule"'), /diagnosing/],
    ['reasons.json', (text: string) => text.replace('"id": "retold"', '"id": "again"'), /twice|again/],
  ] as const)('%s', (file, change, told) => {
    expect(() => loadCircleContent(changed(file, change))).toThrow(told);
  });
});
