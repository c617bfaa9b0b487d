import { describe, expect, it } from 'vitest';
import type { Crisis } from './crisis.ts';
import { helpFor } from './help.ts';
import { HELP_PLACES } from './helplines.ts';

const calls = (timeZone: string, crisis: readonly Crisis[], teen = false) => {
  const { here } = helpFor(crisis, { timeZone, teen });
  return here && [here.emergency, ...here.lines.map(({ call }) => call)];
};

describe('whom she can call', () => {
  it.each([
    ['America/New_York', ['911', '988']],
    ['America/Indiana/Knox', ['911', '988']],
    ['America/Toronto', ['911', '988']],
    ['Europe/London', ['999', '116 123']],
    ['Europe/Dublin', ['112', '116 123']],
    ['Europe/Berlin', ['112']],
    ['Atlantic/Canary', ['112']],
    ['Australia/Perth', ['000', '13 11 14']],
    ['Pacific/Auckland', ['111', '1737']],
    ['America/Sao_Paulo', null],
    ['Asia/Tokyo', null],
    ['Europe/Zurich', null],
    ['UTC', null],
  ])('in %s', (zone, numbers) => {
    expect(calls(zone, ['self_harm'])).toEqual(numbers);
  });

  it('other lines for other needs, each once, lines for the young for the young alone', () => {
    expect(calls('Europe/London', ['abuse'])).toEqual(['999', '0808 2000 247']);
    expect(calls('Europe/London', ['self_harm', 'abuse'], true)).toEqual([
      '999',
      '0800 1111',
      '116 123',
      '0808 2000 247',
    ]);
    expect(calls('America/Toronto', ['self_harm', 'abuse'], true)).toEqual(['911', '1-800-668-6868', '988']);
    expect(calls('Europe/London', ['bleeding'])).toEqual(['999']);
  });

  it.each(['Europe/London', 'Asia/Tokyo'])('every other place comes after her own, in %s too', (timeZone) => {
    const { here, elsewhere } = helpFor(['self_harm'], { timeZone, teen: false });
    const places = [...(here ? [here.place] : []), ...elsewhere.map(({ place }) => place)];
    expect(places.toSorted()).toEqual(
      Object.values(HELP_PLACES)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(elsewhere.find(({ place }) => place === 'Australia')?.lines.map(({ call }) => call)).toEqual(['13 11 14']);
  });
});

it('every number says where it was read and when, and is dialled as it is written', () => {
  for (const { emergency, emergencySource, selfHarm, abuse } of Object.values(HELP_PLACES)) {
    expect(emergency).toMatch(/^\d{3}$/);
    expect(emergencySource).toMatch(/\(read 20\d\d\)$/);
    for (const { source, href, call } of [...selfHarm, ...abuse]) {
      expect(source).toMatch(/^[\p{Lu}\d].* \(read 20\d\d\)$/u);
      expect(href).toBe(`tel:${call.replaceAll(/[ -]/g, '')}`);
    }
  }
});
