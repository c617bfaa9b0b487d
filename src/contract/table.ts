import { accountRoutes } from './account/account.routes.ts';
import { archetypeRoutes } from './archetype/archetype.routes.ts';
import { checkInRoutes } from './check-in/check-in.routes.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { cycleRoutes } from './cycle/cycle.routes.ts';
import { dailyFlowRoutes } from './daily-flow/daily-flow.routes.ts';
import { engagementRoutes } from './engagement/engagement.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { forecastRoutes } from './forecast/forecast.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { importRoutes } from './import/import.routes.ts';
import { insightRoutes } from './insight/insight.routes.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { keepsakeRoutes } from './keepsake/keepsake.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { logRoutes } from './log/log.routes.ts';
import { moonRoutes } from './moon/moon.routes.ts';
import { privacyModeRoutes } from './privacy-mode/privacy-mode.routes.ts';
import { offlineRoutes } from './offline/offline.routes.ts';
import { pointsRoutes } from './points/points.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { privacyProofRoutes } from './privacy-proof/privacy-proof.routes.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';
import { reminderRoutes } from './reminder/reminder.routes.ts';
import { safetyRoutes } from './safety/safety.routes.ts';
import { stageRoutes } from './stage/stage.routes.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';

/**
 * The names of the parts stand for what they hold, so that a layer that reads the table does not read 400 KB of types a
 * second time.
 */
export type Table = typeof accountRoutes &
  typeof archetypeRoutes &
  typeof checkInRoutes &
  typeof consentRoutes &
  typeof cycleRoutes &
  typeof dailyFlowRoutes &
  typeof engagementRoutes &
  typeof exportRoutes &
  typeof forecastRoutes &
  typeof homeRoutes &
  typeof importRoutes &
  typeof insightRoutes &
  typeof journalRoutes &
  typeof keepsakeRoutes &
  typeof legalRoutes &
  typeof logRoutes &
  typeof moonRoutes &
  typeof privacyModeRoutes &
  typeof offlineRoutes &
  typeof pointsRoutes &
  typeof privacyRoutes &
  typeof privacyProofRoutes &
  typeof quizRoutes &
  typeof reminderRoutes &
  typeof safetyRoutes &
  typeof stageRoutes &
  typeof subscriptionRoutes;
/** Every endpoint of the product, by name. The server mounts exactly these; the browser's client is made from them. */
export const table: Table = {
  ...accountRoutes,
  ...archetypeRoutes,
  ...checkInRoutes,
  ...consentRoutes,
  ...cycleRoutes,
  ...dailyFlowRoutes,
  ...engagementRoutes,
  ...exportRoutes,
  ...forecastRoutes,
  ...homeRoutes,
  ...importRoutes,
  ...insightRoutes,
  ...journalRoutes,
  ...keepsakeRoutes,
  ...legalRoutes,
  ...logRoutes,
  ...moonRoutes,
  ...privacyModeRoutes,
  ...offlineRoutes,
  ...pointsRoutes,
  ...privacyRoutes,
  ...privacyProofRoutes,
  ...quizRoutes,
  ...reminderRoutes,
  ...safetyRoutes,
  ...stageRoutes,
  ...subscriptionRoutes,
};
export type RouteName = keyof Table;
