import type { DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { flowOn } from '#domain/daily-flow/daily-flow.ts';
import { flowWords } from '#domain/daily-flow/flow-words.ts';
import { intentionBefore, intentionOn, type Intention } from '#domain/daily-flow/intentions.ts';
import type { ExportedPractice } from '#domain/export/exported-self.ts';
import { cycleStamp } from '#domain/journal/cycle-stamp.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { cyclesOf, summaryStore, surfaceNow, viewOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import { dailyFlowStore, type FlowDocument } from './daily-flow.store.ts';
import { loadFlowContent } from './flow-content.ts';

// Read once, when the server starts, so that it does not start on content that is not whole.
const CONTENT = loadFlowContent();

/** Who the member is and where the member's cycle stands: what the words of a day are chosen by. */
export type FlowContext = { readonly member: Member; readonly summary: Summary; readonly now: Date };

/** The member's daily flow as it stands. */
export async function readDailyFlow(me: Me, now: Date): Promise<DailyFlowReply> {
  const [member, summary, document] = await Promise.all([
    memberStore.read(me),
    summaryStore.read(me),
    dailyFlowStore.read(me),
  ]);
  return toldFlow(me, { document, around: { member, summary, now } });
}

/** The same of a document at hand. */
export function toldFlow(
  { ageGroup }: Pick<Me, 'ageGroup'>,
  { document, around }: { document: FlowDocument; around: FlowContext },
): DailyFlowReply {
  const today = memberToday(around.member, around.now);
  const moon = moonOn(today, around.member.timeZone);
  const cycle = placeInCycle(around, today);
  const { breathing, bell, intentions } = document;
  return {
    ...flowOn(document.day, today),
    intention: intentionOn(intentions, today),
    last: intentionBefore(intentions, today),
    breathing,
    bell,
    moon,
    cycle,
    words: flowWords(CONTENT, { ageGroup, today, moon: moon.phase, phase: cycle?.phase ?? null }),
  };
}

/**
 * The member's daily flow for the member's file: what the member set themselves, oldest first, and where the member is
 * in it.
 */
export async function exportedFlow(
  me: Me,
): Promise<{ readonly intentions: readonly Intention[]; readonly dailyFlow: ExportedPractice['dailyFlow'] }> {
  const { schemaVersion: _, intentions, ...dailyFlow } = await dailyFlowStore.read(me);
  return { intentions, dailyFlow };
}

function moonOn(date: LocalDate, timeZone: string): DailyFlowReply['moon'] {
  const [day] = moonDaysFor({ from: date, to: date, timeZone });
  if (!day) throw new Error('a day without a moon');
  return { phase: day.phase, illuminated: day.illuminated, waxing: day.waxing };
}

/**
 * The member's cycle day as the member's stage lets it be told (decisions 8): none where no cycle is counted or it is
 * long silent, no phase where none is named.
 */
function placeInCycle({ member, summary, now }: FlowContext, today: LocalDate): DailyFlowReply['cycle'] {
  const cycles = cyclesOf(member, summary);
  const surface = surfaceNow(member, { now, startDate: cycles.at(-1)?.startDate ?? null });
  if (surface.wheel !== 'cycle') return null;
  const view = viewOf(member, { summary, today });
  const stamp = view.state === 'none' || view.state === 'resting' ? null : cycleStamp({ cycles, view, date: today });
  return stamp && { day: stamp.day, phase: surface.phases ? stamp.phase : null };
}
