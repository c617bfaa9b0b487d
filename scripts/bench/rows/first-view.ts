import type { Browser } from '@playwright/test';
import { BARE_PATH } from '../floors/static-page.ts';
import { bytesOf, isCall, isScript, isStyle, takePhone, type Visit } from '../phone.ts';
import { judge, unbuilt, type Row } from '../row.ts';
import { kilobytes, median, pairedRatio, shown } from '../statistics.ts';
import { packedSize } from './built.ts';
import type { Context } from './context.ts';

type Pair = { readonly cold: Visit[]; readonly warm: Visit[] };
/** `bare` is the floor without the headers that the product's documents must bear. */
export type Visits = { readonly floor: Pair; readonly bare: Pair; readonly signIn: Pair; readonly home: Pair | null };

/**
 * Visits the floor, the same without its headers, the sign-in page and home by turns, each on a fresh phone, cold and
 * then warm. Home is null while no home page is built.
 */
export async function visitAll(browser: Browser, { product, page, cookie, runs }: Context): Promise<Visits> {
  const hasHome = (await fetch(`${product.origin}/`, { headers: { cookie }, redirect: 'manual' })).status === 200;
  const visits = { floor: pair(), bare: pair(), signIn: pair(), home: pair() };
  const stops = [
    { into: visits.floor, origin: page.origin, path: '/' },
    { into: visits.bare, origin: page.origin, path: BARE_PATH },
    { into: visits.signIn, origin: product.origin, path: '/auth' },
    ...(hasHome ? [{ into: visits.home, origin: product.origin, path: '/', cookie }] : []),
  ];
  for (let run = 0; run < runs; run += 1) {
    for (const { into, path, ...who } of run % 2 ? stops.toReversed() : stops) {
      const phone = await takePhone(browser, who);
      into.cold.push(await phone.visit(path));
      await phone.page.goto('about:blank');
      into.warm.push(await phone.visit(path));
      await phone.context.close();
    }
  }
  return { ...visits, home: hasHome ? visits.home : null };
}

const pair = (): Pair => ({ cold: [], warm: [] });
const of = (visits: readonly Visit[], key: 'fcp' | 'lcp' | 'interactive' | 'longest') =>
  visits.map((visit) => visit[key]);
const last = (visits: readonly Visit[]): Visit => {
  const visit = visits.at(-1);
  if (!visit) throw new Error('no page was visited');
  return visit;
};

/** Rows 3 to 6: what the sign-in page costs a phone. */
export function signInRows({ floor, bare, signIn, home }: Visits): Row[] {
  const scripts = [
    ...new Set(
      last(signIn.cold)
        .files.filter(isScript)
        .map(({ url }) => new URL(url).pathname),
    ),
  ];
  const packed = scripts.reduce((sum, url) => sum + packedSize(url), 0);
  const fcp = pairedRatio(of(signIn.cold, 'fcp'), of(floor.cold, 'fcp'));
  const lcp = pairedRatio(of(signIn.cold, 'lcp'), of(floor.cold, 'lcp'));
  const beside = pairedRatio(of(signIn.cold, 'lcp'), of(bare.cold, 'lcp'));
  const interactive = pairedRatio(of(signIn.cold, 'interactive'), of(floor.cold, 'fcp'));
  const longest = median(of(signIn.cold, 'longest'));
  const warm = [{ name: 'sign-in', own: signIn.warm }, ...(home ? [{ name: 'home', own: home.warm }] : [])].map(
    ({ name, own }) => ({
      name,
      lcp: pairedRatio(of(own, 'lcp'), of(floor.warm, 'lcp')),
      beside: pairedRatio(of(own, 'lcp'), of(bare.warm, 'lcp')),
      again: bytesOf(last(own), (file) => isScript(file) || isStyle(file)),
    }),
  );
  const row6 = judge(
    {
      n: 6,
      what: 'warm load, sign-in and home',
      goal: 'largest paint <= 1.3 of the floor warm; no JS or CSS over the wire',
      measured:
        warm
          .map(
            ({ name, lcp: ratio, beside, again }) =>
              `${name} ${shown(ratio)} (without headers ${shown(beside)}), ${kilobytes(again)} of JS and CSS`,
          )
          .join('; ') + (home ? '' : '; home not built yet'),
    },
    ...warm.flatMap(({ lcp: ratio, again }) => [ratio <= 1.3, again === 0]),
  );
  return [
    judge(
      {
        n: 3,
        what: 'all JS of the landing route',
        goal: '<= 75 KB brotli',
        measured: `${kilobytes(packed)} in ${scripts.length} files`,
      },
      scripts.length > 0,
      packed <= 75 * 1024,
    ),
    judge(
      {
        n: 4,
        what: 'cold first and largest paint, sign-in',
        goal: '<= 1.10 of the static floor',
        measured: `first ${shown(fcp)}, largest ${shown(lcp)}, of one without headers ${shown(beside)} (${shown(median(of(signIn.cold, 'fcp')), 0)} ms beside ${shown(median(of(floor.cold, 'fcp')), 0)} ms)`,
      },
      fcp <= 1.1,
      lcp <= 1.1,
    ),
    judge(
      {
        n: 5,
        what: 'cold interactive; blocking',
        goal: "<= 2.5 of the floor's first paint; no task over 100 ms",
        measured: `${shown(interactive)}; longest task ${shown(longest, 0)} ms`,
      },
      interactive <= 2.5,
      longest <= 100,
    ),
    home || row6.verdict === 'miss' ? row6 : { ...row6, verdict: 'partly' },
  ];
}

/** Row 7: home, signed in, cold. */
export function homeRow({ floor, bare, home }: Visits): Row {
  const about = {
    what: 'home, signed in, cold',
    goal: 'largest paint <= 1.6 of the floor; <= 110 KB JS; no API call before the first content; <= 10 requests',
  };
  if (!home) return unbuilt(7, { ...about, why: 'no home page yet' });
  const lcp = pairedRatio(of(home.cold, 'lcp'), of(floor.cold, 'lcp'));
  const visit = last(home.cold);
  const scripts = bytesOf(visit, isScript);
  const [document] = visit.files;
  const early = visit.files.filter((file) => isCall(file) && file.began - (document?.began ?? 0) < visit.fcp).length;
  const measured = `${shown(lcp)} (of one without headers ${shown(pairedRatio(of(home.cold, 'lcp'), of(bare.cold, 'lcp')))}); ${kilobytes(scripts)} of JS; ${early} calls before the first content; ${visit.files.length} requests`;
  return judge({ n: 7, ...about, measured }, lcp <= 1.6, scripts <= 110 * 1024, early === 0, visit.files.length <= 10);
}
