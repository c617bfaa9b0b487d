import type { HomeData } from '#contract/home/home.schemas.ts';
import { standingOf } from '#server/features/subscription/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { GuideDeps } from './guide-deps.ts';
import { guideStore } from './guide.store.ts';
import { guideWeeks } from './guide.ts';
import { herDays } from './her-days.ts';
import { guideReplyOf } from './tell-guide.ts';

/** Today's part of the guide, for home; nothing for who has not begun, who pauses, and where today's week is closed. */
export async function guideAtHome(
  deps: Pick<GuideDeps, 'clock' | 'payments'>,
  me: Me,
): Promise<Pick<HomeData, 'guide'>> {
  const document = await guideStore.read(me);
  if (document.since === null || document.pausedOn !== null) return {};
  const [weeks, her, { access }] = await Promise.all([
    guideWeeks(),
    herDays(me, deps.clock.now()),
    standingOf(deps, me),
  ]);
  const { today } = guideReplyOf(weeks, { document, her, access });
  if (!today || today.thing.isDone) return {};
  const { title, plain, bent } = today.thing;
  const { text } = document.isPlain ? plain : bent;
  return { guide: { week: today.week, title, text } };
}
