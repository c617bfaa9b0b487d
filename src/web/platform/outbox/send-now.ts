import type { RouteName } from '#contract/table.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call, type CallInput, type CallReply } from '#web/platform/api.ts';

type Open = {
  readonly text: string;
  readonly key: string;
  /** Its answer, while it is on its way. */ readonly running?: Promise<unknown>;
};
const unanswered = new Map<string, Open>();

/**
 * Like call, for one thing at a time, without an outbox: the same words sent again before they were answered go under
 * the same idempotency key, so that a retry after a lost answer does nothing twice; sent while they are on their way (a
 * double press) they wait for that one answer. Other words for the same thing are a new action.
 */
export function sendNow<N extends RouteName>(name: N, input: CallInput<N>, entityKey: string): Promise<CallReply<N>> {
  const place = `${name} ${entityKey}`;
  const text = JSON.stringify(input);
  const before = unanswered.get(place);
  const same = before?.text === text ? before : null;
  if (same?.running) return same.running as Promise<CallReply<N>>;
  const key = same?.key ?? crypto.randomUUID();
  const running = send<N>([name, { ...input, key }], { place, text, key });
  unanswered.set(place, { text, key, running });
  return running;
}

async function send<N extends RouteName>(
  asked: readonly [N, unknown],
  { place, text, key }: { place: string; text: string; key: string },
): Promise<CallReply<N>> {
  try {
    const reply = await call(...(asked as unknown as Parameters<typeof call<N>>));
    settle(place, key);
    return reply;
  } catch (error) {
    if (isAnswer(error)) settle(place, key);
    else if (unanswered.get(place)?.key === key) unanswered.set(place, { text, key });
    throw error;
  }
}

// A newer action on the same thing keeps its own key.
function settle(place: string, key: string): void {
  if (unanswered.get(place)?.key === key) unanswered.delete(place);
}

/** A fault or a busy server may have done the thing or not; a refusal says that it did not. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.code !== 'in_flight';
}
