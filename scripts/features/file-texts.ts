/** The words a feature is written with: "comfort-kit" as ComfortKit, comfortKit and "Comfort kit". */
export type Names = { readonly word: string; readonly type: string; readonly value: string; readonly title: string };

/** Spells a feature's word in the ways code needs it. */
export function namesOf(word: string): Names {
  const parts = word.split('-');
  const type = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const spaced = parts.join(' ');
  return {
    word,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  };
}

const domain = ({ word, value }: Names): Record<string, string> => ({
  [`src/domain/${word}/${word}.ts`]: `import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/** Which day of hers this is, the first one being 1. */
export function ${value}Day(since: LocalDate, today: LocalDate): number {
  return daysBetween(since, today) + 1;
}
`,
  [`src/domain/${word}/${word}.test.ts`]: `import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { ${value}Day } from './${word}.ts';

test.each([
  ['2026-11-21', 1],
  ['2026-11-22', 2],
  ['2027-11-21', 366],
])('on %s it is day %i', (today, day) => {
  expect(${value}Day(localDate('2026-11-21'), localDate(today))).toBe(day);
});
`,
});

const contract = ({ word, type, value, title }: Names): Record<string, string> => ({
  [`src/contract/${word}/${word}.schemas.ts`]: `import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';

export const ${value}Reply = z.object({ since: localDateSchema, day: z.int() });
export type ${type}Reply = z.output<typeof ${value}Reply>;
`,
  [`src/contract/${word}/${word}.routes.ts`]: `import { MEMBER, route } from '#contract/kit/route.ts';
import { ${value}Reply } from './${word}.schemas.ts';

export const ${value}Routes = {
  get${type}: route({ method: 'GET', path: '/api/${word}', summary: '${title}: since when she is here', access: MEMBER, rate: 'read', bodyLimit: 0, params: null, query: null, body: null, reply: ${value}Reply, status: 200, cache: 'no-store', errors: [] }),
} as const;
`,
});

const server = ({ word, type, value }: Names): Record<string, string> => ({
  [`src/server/features/${word}/${word}.handlers.ts`]: `import { dayInZone } from '#domain/calendar/local-date.ts';
import { ${value}Day } from '#domain/${word}/${word}.ts';
import type { ${value}Routes } from '#contract/${word}/${word}.routes.ts';
import { memberStore, todayOf } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';

export function ${value}Handlers(clock: Clock): HandlersOf<typeof ${value}Routes> {
  return {
    get${type}: async ({ me }) => {
      const member = await memberStore.read(me);
      const since = dayInZone(member.createdAt, member.timeZone);
      return { since, day: ${value}Day(since, todayOf(member, clock.now())) };
    },
  };
}
`,
  [`src/server/features/${word}/${word}.manifest.ts`]: `import { manifest } from '#server/platform/manifest/manifest.ts';
import { ${value}Handlers } from './${word}.handlers.ts';

export const ${value}Manifest = manifest({
  name: '${word}',
  tables: {},
  offline: {},
  handlers: ({ clock }) => ${value}Handlers(clock),
});
`,
  [`src/server/features/${word}/${word}.api.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type OpenHouse } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ at: '2026-11-21T12:00:00Z' });
});
afterAll(() => open.close());

test('a member reads since when she is here', async () => {
  const { browser } = await member(open);
  expect(await browser.call('get${type}')).toMatchObject({ status: 200, body: { since: '2026-11-21', day: 1 } });
});

test('a stranger reads nothing', async () => {
  expect((await open.browser().call('get${type}')).status).toBe(401);
});
`,
});

const web = ({ word, type, value, title }: Names): Record<string, string> => ({
  [`src/web/features/${word}/${word}.copy.ts`]: `import type { LocalDate } from '#domain/calendar/local-date.ts';

/** The words of ${title}. */
export const ${value}Copy = {
  title: '${title}',
  loading: 'Loading...',
  failed: 'We could not fetch this just now.',
  since: ({ since, day }: { since: LocalDate; day: number }) => \`Day \${day} here, since \${since}.\`,
};
`,
  [`src/web/features/${word}/${word}-screen.tsx`]: `import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';
import { ${value}Copy } from './${word}.copy.ts';

/** /${word}: since when she is here. */
export function ${type}Screen() {
  const { data, isError } = useQuery(read('get${type}'));
  return (
    <>
      <h1>{${value}Copy.title}</h1>
      <p aria-live="polite">{data ? ${value}Copy.since(data) : isError ? ${value}Copy.failed : ${value}Copy.loading}</p>
    </>
  );
}
`,
  [`src/web/features/${word}/${word}-screen.test.tsx`]: `import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, Refusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ${type}Screen } from './${word}-screen.tsx';

const at = '/${word}';
const data = { user: sampleUser() };

test('says since when she is here', async () => {
  fakeApi({ get${type}: () => ({ since: localDate('2026-11-21'), day: 3 }) });
  const { screen } = renderScreen(<${type}Screen />, { at, data });
  expect(await screen.findByText('Day 3 here, since 2026-11-21.')).toBeTruthy();
});

test('says when it could not be fetched', async () => {
  fakeApi({ get${type}: () => new Refusal('unauthenticated') });
  const { screen } = renderScreen(<${type}Screen />, { at, data });
  expect(await screen.findByText('We could not fetch this just now.', {}, { timeout: 5000 })).toBeTruthy();
});
`,
});

/** Every file of a new feature: its files in each layer, with one small true thing that goes through all of them. */
export function fileTexts(names: Names): Record<string, string> {
  return { ...domain(names), ...contract(names), ...server(names), ...web(names) };
}
