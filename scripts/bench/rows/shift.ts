import type { Browser } from '@playwright/test';
import { screens, type ScreenName } from '#contract/screens.ts';
import { takePhone } from '../phone.ts';
import { judge, type Row } from '../row.ts';
import { shown } from '../statistics.ts';
import type { Context } from './context.ts';

const MOST = 0.01;
/** The same page under three addresses is visited once; the gallery is for development. */
const LEFT_OUT: readonly ScreenName[] = ['login', 'simpleAuth', 'gallery'];

/** Row 8: how far anything moves by itself on any route, cold: signed out where a page opens so, else signed in. */
export async function shiftRow(browser: Browser, { product, cookie }: Context): Promise<Row> {
  const shifts: { name: string; shift: number }[] = [];
  for (const name of (Object.keys(screens) as ScreenName[]).filter((each) => !LEFT_OUT.includes(each))) {
    const { path, signedOut } = screens[name];
    const phone = await takePhone(browser, { origin: product.origin, ...(signedOut ? {} : { cookie }) });
    shifts.push({ name, shift: (await phone.visit(path)).shift });
    await phone.context.close();
  }
  const worst = shifts.reduce((most, each) => (each.shift > most.shift ? each : most));
  return judge(
    {
      n: 8,
      what: 'layout shift on every route',
      goal: '<= 0.01',
      measured: `at most ${shown(worst.shift, 3)} (${worst.name}), of ${shifts.length} routes`,
    },
    worst.shift <= MOST,
  );
}
