import { randomUUID } from 'node:crypto';
import type { Route } from '#contract/kit/route.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { guideAddress } from '#domain/womb-health/guides.ts';

/** What a read may ask for; whatever it does not know is left out again. */
const ASKED: Readonly<Record<string, string>> = {
  from: '2026-11-01',
  to: '2026-11-20',
  month: '2026-11',
  year: '2026',
  date: '2026-11-20',
  day: '2026-11-20',
  on: '2026-11-20',
  zone: 'UTC',
  kind: 'full',
  for: 'new',
  room: 'community',
  years: '2',
  version: '1',
  meditation: 'stone',
  piece: pieceAddress('what-cramps-are'),
  meal: pieceAddress('mujaddara'),
  guide: guideAddress('endometriosis'),
  week: '1',
};
/** An address of a route with something in each of its places, which the route takes. */
export function filledAddress({ path, query }: Route): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? randomUUID() : (ASKED[name] ?? randomUUID()),
  );
  const tries = [
    {},
    ...Object.entries(ASKED).map(([name, value]) => ({ [name]: value })),
    pick('from', 'to'),
    pick('from', 'to', 'kind'),
    pick('month', 'zone'),
  ];
  const fits = tries.find((each) => !query || query.safeParse(each).success) ?? {};
  return `${filled}?${new URLSearchParams(fits as Record<string, string>).toString()}`;
}
const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ASKED[name] ?? '']));
