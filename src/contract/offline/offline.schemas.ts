import { z } from 'zod';
import { theme, user } from '#contract/account/account.schemas.ts';
import { presetsReply } from '#contract/ambient/ambient.schemas.ts';
import { checkInReply } from '#contract/check-in/check-in.schemas.ts';
import { cycleEditsReply, cyclesReply, cycleViewReply, monthReply } from '#contract/cycle/cycle.schemas.ts';
import { forecastsReply, ovulationReply } from '#contract/forecast/forecast.schemas.ts';
import { journalEntry, journalReply, journalYear, onThisMoonReply } from '#contract/journal/journal.schemas.ts';
import { instant, localDateSchema } from '#contract/kit/scalars.ts';
import type { Wire } from '#contract/kit/route.ts';
import { logListsReply } from '#contract/log/log.schemas.ts';

/**
 * What stays readable on the member's device without a line, as it stood `at` that moment: what turns with the day for
 * today and each of the days that follow (nobody can be asked then what day of the member's cycle it is), the member's
 * months, the member's lists, the newest pages of the member's journal, whole, and the mixes of sounds the member keeps.
 */
export const offlineCopy = z.object({
  at: instant,
  user,
  theme,
  days: z.array(
    z.object({
      today: localDateSchema,
      cycleView: cycleViewReply,
      checkIn: checkInReply,
      journal: journalReply.shape.today,
    }),
  ),
  cycles: cyclesReply,
  months: z.array(monthReply),
  logLists: logListsReply,
  journal: journalReply,
  pages: z.array(journalEntry),
  cycleEdits: cycleEditsReply,
  forecasts: forecastsReply,
  /** Only where there is something to tell: whose stage tells nothing of it gets no word of it either. */
  ovulation: ovulationReply.optional(),
  year: journalYear,
  onThisMoon: onThisMoonReply,
  soundPresets: presetsReply,
});
export type OfflineCopy = Wire<typeof offlineCopy>;

/** GET /api/offline-copy: null where this device is shared, and keeps nothing. */
export const offlineCopyReply = z.object({ copy: offlineCopy.nullable() });
