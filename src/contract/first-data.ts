import type { DemoAccount, Theme, User } from './account/account.schemas.ts';
import type { ArchetypeReply } from './archetype/archetype.schemas.ts';
import type { CheckInReply } from './check-in/check-in.schemas.ts';
import type { ConsentHistory } from './consent/consent.schemas.ts';
import type { CycleViewReply, CycleWire, MonthReply } from './cycle/cycle.schemas.ts';
import type { DailyFlowReply } from './daily-flow/daily-flow.schemas.ts';
import type { InsightReply, ReportReply } from './insight/insight.schemas.ts';
import type { JournalReply } from './journal/journal.schemas.ts';
import type { KeepsakeReply } from './keepsake/keepsake.schemas.ts';
import type { LogListsReply } from './log/log.schemas.ts';
import type { HomeData } from './home/home.schemas.ts';
import type { LegalReply } from './legal/legal.schemas.ts';
import type { ProofReply } from './proof/proof.schemas.ts';
import type { QuizReply } from './quiz/quiz.schemas.ts';
import type { SubscriptionReply } from './subscription/subscription.schemas.ts';
import type { DeletionReply, OldLogsReply, SessionsReply } from './privacy/privacy.schemas.ts';
import type { PointsReply } from './points/points.schemas.ts';
import type { RemindersReply } from './reminder/reminder.schemas.ts';
import type { MoonMonth, MoonPeriods } from './moon/moon.schemas.ts';

/**
 * What a document carries besides its markup, so that no call stands before the first content. A key is present when its
 * page needs it; the keys of a member are there only for her session. `today` is her calendar day.
 */
export type FirstData = {
  readonly user: User | null;
  readonly today?: string;
  /** The instant the document was drawn at (ISO, UTC), so that both sides count from one clock. */
  readonly now?: string;
  readonly theme: Theme;
  readonly cycleView?: CycleViewReply;
  readonly month?: MonthReply;
  readonly logLists?: LogListsReply;
  readonly checkIn?: CheckInReply;
  /** How many of her notices are unread, for the bell of every page; absent when none is. */
  readonly unreadNotices?: number;
  readonly reminders?: RemindersReply;
  readonly points?: PointsReply;
  readonly keepsakes?: KeepsakeReply;
  readonly homeData?: HomeData;
  readonly cycles?: readonly CycleWire[];
  readonly insights?: InsightReply;
  readonly report?: ReportReply;
  readonly journal?: JournalReply;
  readonly moonMonth?: MoonMonth;
  readonly moonPeriods?: MoonPeriods;
  readonly dailyFlow?: DailyFlowReply;
  readonly dailyQuiz?: QuizReply;
  readonly archetypes?: ArchetypeReply;
  readonly subscription?: SubscriptionReply;
  readonly privacy?: {
    readonly consents: ConsentHistory;
    readonly sessions: SessionsReply;
    readonly oldLogs: OldLogsReply;
    readonly deletion: DeletionReply;
  };
  readonly proof?: ProofReply;
  readonly legal?: LegalReply;
  /** Only on the local default. */
  readonly demo?: readonly DemoAccount[];
  /** Only on the local default: this build shows /dev/mail. */
  readonly devMail?: boolean;
};
