import { addressOf } from '#contract/address.ts';
import type { PageAnswers, FirstData } from '#contract/first-data.ts';
import type { Route } from '#contract/kit/route.ts';
import { pageCalls, type PageCall } from '#contract/page-data.ts';
import { table } from '#contract/table.ts';
import type { ScreenMatch } from '#contract/screens.ts';
import { localDate, monthOf } from '#domain/calendar/local-date.ts';
import { memberStore, memberToday, toUser } from '#server/features/account/public.ts';
import { unreadNotices } from '#server/features/reminder/public.ts';
import type { Me, Visitor } from '#server/platform/http/handler.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import type { AppContext } from '../create-services.ts';
import { innerReply } from '../mounting/inner-call.ts';
import type { AnyHandler } from '../mounting/mount.ts';

type MemberCallDeps = Pick<AppContext, 'handlers' | 'mounting'>;
/** The page that is asked for, and who is at the other end of the line. */
export type PageVisit = {
  readonly at: ScreenMatch | null;
  readonly search: string;
  readonly visitor: Visitor;
};
type Member = { readonly me: Me; readonly session: Session };

/** What the document of a page carries for a member, so that no call stands before its first content. */
export async function memberData(
  deps: MemberCallDeps,
  { me: asked, session }: Member,
  visit: PageVisit,
): Promise<FirstData> {
  // Several handlers ask for the same documents of the member's.
  const me = { ...asked, tx: asked.tx.remembering() };
  const now = deps.mounting.clock.now();
  const { atOnce, onceKnown } = callsOf(visit, me.ageGroup);
  const answer = (calls: readonly PageCall[]) => answersTo(deps, { calls, member: { me, session }, visit });
  const known = memberStore.read(me);
  const [member, unread, first, second] = await Promise.all([
    known,
    unreadNotices(me, now),
    answer(atOnce),
    known.then((member) => {
      const today = memberToday(member, now);
      return answer(onceKnown({ today, month: monthOf(today), timeZone: member.timeZone }));
    }),
  ]);
  return {
    user: toUser(member, { now, roles: me.roles }),
    today: memberToday(member, now),
    now: now.toISOString(),
    theme: member.theme,
    ...(unread > 0 && { unreadNotices: unread }),
    answers: { ...first, ...second },
  };
}

/** What the document of a page carries for a visitor: the replies of public endpoints. */
export function visitorAnswers(deps: MemberCallDeps, visit: PageVisit): Promise<PageAnswers> {
  return answersTo(deps, { calls: callsOf(visit, null).atOnce, member: null, visit });
}

/** Any member will do to see which routes are asked once she is known. */
const ANYBODY = { today: localDate('2000-01-01'), month: '2000-01', timeZone: 'UTC' };

/** The routes that answer what a page carries for a member. */
export function routesOf(visit: PageVisit, ageGroup: 'teen' | 'adult'): Route[] {
  const { atOnce, onceKnown } = callsOf(visit, ageGroup);
  return [...atOnce, ...onceKnown(ANYBODY)].map(({ name }) => table[name]);
}

function callsOf({ at, search }: PageVisit, ageGroup: 'teen' | 'adult' | null) {
  return pageCalls({ at, search: new URLSearchParams(search), ageGroup });
}

type Asked = { readonly calls: readonly PageCall[]; readonly member: Member | null; readonly visit: PageVisit };

async function answersTo(
  { handlers, mounting }: MemberCallDeps,
  { calls, member, visit }: Asked,
): Promise<PageAnswers> {
  const told = await Promise.all(
    calls
      .filter(({ later }) => !later)
      .map(async (sent) => {
        const route: Route = table[sent.name];
        const handler = handlers[sent.name] as AnyHandler;
        const reply = await innerReply(mounting, { route, handler, sent, member, visitor: visit.visitor });
        return [addressOf(route.path, sent), reply] as const;
      }),
  );
  return Object.fromEntries(told.filter(([, reply]) => reply !== undefined));
}
