import type { APIRequestContext } from '@playwright/test';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { Route } from '#contract/kit/route.ts';
import { isForAdults, screens, type ScreenName } from '#contract/screens.ts';
import { table } from '#contract/table.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { guideAddress } from '#domain/womb-health/guides.ts';
import { mailFor } from './mailbox.ts';

export type FoundWords = { readonly where: string; readonly words: string };

/** The words of fertility, and no exception: whoever adds a page, a route, a feed or a message is held to them. */
export const FERTILITY =
  /fertil|ovulat|conceiv|\bconception|\bLH (test|surge)|luteini[sz]ing|cervical (fluid|mucus)|egg.?white|safe days?/i;
/**
 * The same for everybody, and nothing of the member's: the sheet of drawings for builders, and the legal texts, which
 * say what no forecast is for.
 */
const NOT_HERS: readonly ScreenName[] = [
  'gallery',
  'moderation',
  'adminHouse',
  'adminUsers',
  'adminUsersToo',
  'adminMeditations',
  'adminMeditationsToo',
  'teacherProfileSetup',
  'teacherDashboard',
  'adminTeachers',
  'adminOverview',
  'adminShop',
  'adminFeedback',
  'adminPayouts',
  'privacyProof',
  'privacy',
  'termsOfUse',
  'legalDisclaimer',
];
/**
 * The legal texts once more, the receipt of a deletion, which nobody has who is here, and the step between password and
 * session.
 */
const NOT_ASKED = ['getLegalDocument', 'getReceipt', 'getSecondStep', 'getOrder', 'getMoonYear', 'getWorkbook'];
/** What other members say in their rooms, and the topics they say it under: nothing there is reckoned of her. */
const OF_OTHERS = /^\/(?:api\/)?(?:community|teen-circle|about-teen-circle|circle-figures|events|courses|thanks)/;
type AgeGroup = 'teen' | 'adult';
const GETS = (Object.entries(table) as [string, Route][]).filter(
  ([name, { method, path, access }]) =>
    method === 'GET' &&
    !NOT_ASKED.includes(name) &&
    !OF_OTHERS.test(path) &&
    (access.who === 'member' || access.who === 'public'),
);

/**
 * All that the product tells whoever these requests are signed in as, read as text and without a page: each document
 * with its first data, each reading endpoint, each download, the member's calendar, the member's mail.
 */
export async function everythingTold(
  request: APIRequestContext,
  { email, month }: { email: string; month: string },
): Promise<FoundWords[]> {
  const feed = await request.post(table.makeFeed.path, { data: { titles: 'plain' } });
  const calendar = ((await feed.json()) as { path?: string }).path ?? '';
  const id = await pageOf(request, month);
  const feedback = await caseOf(request);
  const { user } = (await (await request.get(table.getUser.path)).json()) as { user: { ageGroup: AgeGroup } };
  const ageGroup = user.ageGroup;
  const addresses = [
    ...(await pagesOf(request, ageGroup)),
    ...(await hersOf(request, { ageGroup, id })).map(
      ([name, route]) => pathOf(name, { route, id }).replace(':feedback', feedback) + queryOf(name, { route, month }),
    ),
    ...Object.values(DOWNLOADS).filter((path) => !path.includes(':')),
    calendar,
  ];
  const told: FoundWords[] = [];
  for (const where of addresses) {
    const reply = await request.get(where);
    if (!reply.ok()) throw new Error(`${where} answered ${reply.status()}`);
    told.push({ where, words: wordsOf(await reply.text()) });
  }
  const mails = await mailFor(email);
  return [
    ...told,
    ...mails.map((mail) => ({
      where: `mail: ${mail.subject ?? ''}`,
      words: `${mail.subject ?? ''}\n${mail.text ?? ''}\n${mail.html ?? ''}`,
    })),
  ];
}

/** Where something is said of fertility, with the words. */
export function fertilityIn(told: readonly FoundWords[]): string[] {
  return told.flatMap(({ where, words }) => {
    const found = FERTILITY.exec(words);
    return found ? [`${where}: ...${words.slice(Math.max(0, found.index - 60), found.index + 60)}...`] : [];
  });
}

/** The pages of the member's age. */
async function pagesOf(request: APIRequestContext, ageGroup: AgeGroup): Promise<string[]> {
  const names = (Object.keys(screens) as ScreenName[]).filter(
    (name) => !NOT_HERS.includes(name) && !OF_OTHERS.test(screens[name].path),
  );
  const isHers = (name: ScreenName) => ageGroup === 'adult' || !isForAdults(name);
  await expectAbsent(
    request,
    names.filter((name) => !isHers(name)).map((name) => screens[name].path),
  );
  return names.filter(isHers).map((name) => screens[name].path);
}

/** The reading endpoints of the member's age. */
async function hersOf(
  request: APIRequestContext,
  { ageGroup, id }: { ageGroup: AgeGroup; id: string },
): Promise<[string, Route][]> {
  // All guides so far are written for adults.
  const isHers = ([name, { access }]: [string, Route]) =>
    (access.age === 'any' || access.age === ageGroup) && (ageGroup === 'adult' || name !== 'getGuide');
  await expectAbsent(
    request,
    GETS.filter((get) => !isHers(get)).map(([name, route]) =>
      name === 'getGuide' ? pathOf(name, { route, id }) : route.path,
    ),
  );
  return GETS.filter(isHers);
}

/** What is for another age does not exist for the member. */
async function expectAbsent(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const status = (await request.get(path)).status();
    if (status !== 404) throw new Error(`${path} is not for her age and answered ${status}`);
  }
}

/** A page of the member's journal, changed once, so that there is an earlier version too. */
async function pageOf(request: APIRequestContext, month: string): Promise<string> {
  const made = await request.post(table.createJournalEntry.path, {
    data: { title: 'A page', content: 'Soup.', mood: 'calm', dreamInsights: '', date: `${month}-01` },
  });
  const { id } = (await made.json()) as { id: string };
  await request.patch(`/api/journal-entries/${id}`, {
    data: { content: 'Soup again.' },
    headers: { 'if-match': '"1"' },
  });
  return id;
}

/** A case of feedback of the member's. */
async function caseOf(request: APIRequestContext): Promise<string> {
  const sent = await request.post(table.sendFeedback.path, {
    data: { kind: 'idea', words: 'A larger moon, please.', facts: {}, picture: null },
  });
  return ((await sent.json()) as { id: string }).id;
}

// A route about one thing is asked about a page of the member's journal; one of another kind must be given a thing
// here.
function pathOf(name: string, { route: { path }, id }: { route: Route; id: string }): string {
  const ofPage = path.startsWith('/api/journal-entries/') ? path.replace(':id', id).replace(':version', '1') : path;
  const known = ofPage
    .replace(':meditation', 'lanterns')
    .replace(':sequence', 'meadow')
    .replace(':week', '1')
    .replace(':piece', pieceAddress('what-cramps-are'))
    .replace(':meal', pieceAddress('mujaddara'))
    .replace(':date', '2026-11-20')
    .replace(':guide', guideAddress('endometriosis'))
    .replace(':product', 'beeswax-candles')
    .replace(':teacher', '7ea0c1de-0000-4000-8000-000000000001');
  if (known.replace(':feedback', '').includes(':')) throw new Error(`nothing is known to ask ${name} about`);
  return known;
}

// A route with a query of another kind must be given one here: its schema refuses what it does not know.
function queryOf(name: string, { route, month }: { route: Route; month: string }): string {
  if (route.query === null) return '';
  const tried = [
    { month },
    { month, zone: 'Europe/Berlin' },
    { month, timeZone: 'Europe/Berlin' },
    { from: `${month}-01`, to: `${month}-20`, kind: 'full' },
    { date: `${month}-01` },
    { year: month.slice(0, 4) },
    { years: '2' },
    { room: 'community' },
    {},
  ].find((query) => route.query?.safeParse(query).success);
  if (!tried) throw new Error(`no query is known for ${name}`);
  return `?${new URLSearchParams(tried).toString()}`;
}

// Neither the stylesheet in a document nor the name of a file of code is a word of the page.
function wordsOf(text: string): string {
  return text.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/\/?assets\/[\w./-]+/g, '');
}
