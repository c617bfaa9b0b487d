import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/**
 * As if five minutes had gone by: the next question for a proof of identity is asked. Nothing but that one answer is
 * stood in for.
 */
export async function proofRanOut(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({ status: 403, json: { message: 'Please show that it is you.', code: 'step_up_required' } }),
    { times: 1 },
  );
}

/** What the member's code app shows, so many steps from now. Each step is good for one use. */
export function shown(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
}
