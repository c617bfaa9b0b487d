import type { dailyFlowRoutes } from '#contract/daily-flow/daily-flow.routes.ts';
import { flowOn, withChange } from '#domain/daily-flow/daily-flow.ts';
import { intentionOn, withIntention } from '#domain/daily-flow/intentions.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { summaryStore } from '#server/features/cycle/public.ts';
import { keepIntention } from '#server/features/engagement/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';
import { dailyFlowStore, type FlowDocument } from './daily-flow.store.ts';
import { readDailyFlow, toldFlow } from './read-daily-flow.ts';

export function dailyFlowHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof dailyFlowRoutes> {
  return {
    getDailyFlow: ({ me }) => readDailyFlow(me, clock.now()),
    patchDailyFlow: async ({ me, body: { date, intention, breathing, bell, ...change } }) => {
      const now = clock.now();
      const [member, summary, before] = await Promise.all([
        memberStore.read(me),
        summaryStore.read(me),
        dailyFlowStore.readForUpdate(me),
      ]);
      // A page left open over midnight must not write yesterday's steps into today.
      if (date !== memberToday(member, now)) return refuse('flow_moved_on');
      const document: FlowDocument = {
        ...before,
        day: withChange(flowOn(before.day, date), change),
        intentions:
          intention === undefined ? before.intentions : withIntention(before.intentions, { on: date, text: intention }),
        breathing: breathing ?? before.breathing,
        bell: bell ?? before.bell,
      };
      // What the member set themselves last greets the member when the member comes back; the same words again are no
      // news.
      const told = intentionOn(document.intentions, date);
      if (told !== null && told !== intentionOn(before.intentions, date)) keepIntention(me, { text: told, now });
      dailyFlowStore.write(me, { document, now });
      return toldFlow(me, { document, around: { member, summary, now } });
    },
  };
}
