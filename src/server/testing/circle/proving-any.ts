import { Secret } from 'otpauth';
import { actOf, type Route } from '#contract/kit/route.ts';
import type { CodeApp } from '#contract/safety/safety.schemas.ts';
import { table, type RouteName } from '#contract/table.ts';
import { codeAt } from '#server/platform/factors/one-time-code.ts';
import { sql, type Person } from './circle-cases.ts';
import type { TestApp } from '../open-test-app.ts';

/** Sets up an authenticator app for staff; what it gives proves one act of any route, by its name. */
export async function provingAny(open: TestApp, { browser, id }: Person): Promise<(name: RouteName) => Promise<void>> {
  const { key } = (await browser.call('startCodeApp')).body as CodeApp;
  const seed = Buffer.from(Secret.fromBase32(key).bytes);
  await browser.call('confirmCodeApp', { body: { code: codeAt(seed, open.clock.real()) } });
  return async (name) => {
    await sql(open, 'update auth.code_app set last_step = 0 where user_id = $1', [id]);
    const proof = { by: 'code', code: codeAt(seed, open.clock.real()), act: actOf(table[name] as Route) } as const;
    const { status } = await browser.call('stepUp', { body: proof });
    if (status !== 200) throw new Error(`the proof answered ${status}`);
  };
}
