import type { SessionsReply } from '#contract/privacy/privacy.schemas.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { sessionStore, type ListedSession } from '#server/platform/sessions/sessions.store.ts';

/** Where the member is signed in: here first, then by when they were last seen. */
export async function herSessions(me: Me): Promise<SessionsReply> {
  const sessions = (await sessionStore.mine(me)).map((row) => told(row, me.here?.session ?? null));
  return { sessions: [...sessions.filter(({ here }) => here), ...sessions.filter(({ here }) => !here)] };
}

function told(
  { id, device, shared, createdAt, seenAt }: ListedSession,
  here: string | null,
): SessionsReply['sessions'][number] {
  return { id, device, here: id === here, shared, since: createdAt.toISOString(), seenAt: seenAt.toISOString() };
}
