import { sidOf, tokenHash } from '#server/platform/sessions/sessions.ts';
import type { Browser } from './browser.ts';
import { run } from './database.ts';
import type { TestApp } from './open-test-app.ts';

/** Makes the last proof of identity of a browser's session so many seconds old. */
export async function ageProof(open: TestApp, browser: Browser, seconds: number): Promise<void> {
  const hash = tokenHash(sidOf(browser.cookies.get('sid') ?? ''));
  const { rowCount } = await run(open.database.adminUrl, (client) =>
    client.query("update auth.session set stepped_up_at = now() - $2 * interval '1 second' where token_hash = $1", [
      hash,
      seconds,
    ]),
  );
  if (rowCount !== 1) throw new Error('this browser has no session');
  open.services.mounting.sessions.drop(hash.toString('hex'));
}
