import type { RouteName } from '#contract/table.ts';
import type { CallInput, CallReply } from '#web/platform/api.ts';
import { sendNow } from './send-now.ts';
import { outboxOf } from './connection.ts';

/**
 * Like call, for one thing at a time (`thing`: "the log of 2026-11-21"), and kept in the outbox before it is sent: the
 * same words sent again before they were answered do nothing twice, later words for the same thing wait for the
 * earlier. Rejects with KeptForLater when it is kept and not answered yet: what the member did is safe then, and stays
 * on screen as done. A call that is never kept, and any call where the outbox cannot be had, rejects with NetworkError
 * instead, and nothing is kept.
 */
export async function sendQueued<N extends RouteName>(
  name: N,
  input: CallInput<N>,
  entityKey: string,
): Promise<CallReply<N>> {
  const outbox = await outboxOf();
  return outbox ? (outbox.post({ name, input, entityKey }) as Promise<CallReply<N>>) : sendNow(name, input, entityKey);
}
