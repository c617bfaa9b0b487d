import { createHmac } from 'node:crypto';

/** The provider's signature header over a body: scheme v1, HMAC-SHA256 of `<seconds>.<body>` under the webhook secret. */
export function signed(body: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
