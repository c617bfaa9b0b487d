import type { PracticeCall } from './endpoint.ts';
import { formTextOf, wholeOf, type Params } from './form.ts';
import { invalid, ProviderRefusal } from './refused.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** When a page closes: within half an hour and a day from now. */
export function expiry({ context, params }: PracticeCall): number {
  const at = wholeOf(params, 'expires_at') ?? context.at + DAY;
  if (at < context.at + HOUR / 2 || at > context.at + DAY)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  return at;
}

/** Where a page leads; throws Refused on what is no address. */
export function returnUrl(params: Params, name: string): string | null {
  const url = formTextOf(params, name);
  if (url !== null && !URL.canParse(url))
    throw new ProviderRefusal(400, {
      type: 'invalid_request_error',
      code: 'url_invalid',
      param: name,
      message: 'Not a valid URL',
    });
  return url;
}
