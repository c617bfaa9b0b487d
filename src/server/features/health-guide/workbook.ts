import type { WorkbookWeek } from '#contract/digital-good/digital-good.schemas.ts';
import { NOT_BEGUN } from '#domain/health-guide/progress.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { guideWeeks } from './guide.ts';
import { herDays } from './her-days.ts';
import { thingsOf } from './tell-guide.ts';

/**
 * The twelve weeks for a workbook on paper: each thing as written for the member's stage, without days and without what
 * the member did. The member owns it whole, so no week is closed.
 */
export async function workbookOf(me: Me, now: Date): Promise<WorkbookWeek[]> {
  const [weeks, her] = await Promise.all([guideWeeks(), herDays(me, now)]);
  return weeks.map((week) => ({
    ...{ week: week.week, title: week.title, lead: week.lead, before: week.before_you_start },
    things: thingsOf(week, { document: NOT_BEGUN, her }).map(({ n, title, plain: { text, minutes } }) => ({
      n,
      title,
      text,
      minutes,
    })),
    ...{ prompt: week.reflection.prompt, milestone: week.milestone_line },
  }));
}
