import { accountRoutes } from './account/account.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { ambientRoutes } from './ambient/ambient.routes.ts';
import { announcementRoutes } from './announcement/announcement.routes.ts';
import { archetypeRoutes } from './archetype/archetype.routes.ts';
import { checkInRoutes } from './check-in/check-in.routes.ts';
import { circleRoutes } from './circle/circle.routes.ts';
import { contactRoutes } from './circle/contact.routes.ts';
import { roomRoutes } from './circle/room.routes.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { cycleRoutes } from './cycle/cycle.routes.ts';
import { dailyFlowRoutes } from './daily-flow/daily-flow.routes.ts';
import { engagementRoutes } from './engagement/engagement.routes.ts';
import { eventRoutes } from './event/event.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { forecastRoutes } from './forecast/forecast.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { importRoutes } from './import/import.routes.ts';
import { insightRoutes } from './insight/insight.routes.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { tradeRoutes } from './trade/trade.routes.ts';
import { digitalGoodRoutes } from './digital-good/digital-good.routes.ts';
import { keepsakeRoutes } from './keepsake/keepsake.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { logRoutes } from './log/log.routes.ts';
import { mealRoutes } from './meal/meal.routes.ts';
import { meditationRoutes } from './meditation/meditation.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { moonRoutes } from './moon/moon.routes.ts';
import { privacyModeRoutes } from './privacy-mode/privacy-mode.routes.ts';
import { offlineRoutes } from './offline/offline.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { pointsRoutes } from './points/points.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { privacyProofRoutes } from './privacy-proof/privacy-proof.routes.ts';
import { shopAdminRoutes } from './shop-admin/shop-admin.routes.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';
import { figureRoutes } from './recording/figure.routes.ts';
import { recordingRoutes } from './recording/recording.routes.ts';
import { ratingRoutes } from './rating/rating.routes.ts';
import { referralRoutes } from './referral/referral.routes.ts';
import { reminderRoutes } from './reminder/reminder.routes.ts';
import { safetyRoutes } from './safety/safety.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';
import { stageRoutes } from './stage/stage.routes.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';
import { teacherRoutes } from './teacher/teacher.routes.ts';
import { courseRoutes } from './course/course.routes.ts';
import { thanksRoutes } from './thanks/thanks.routes.ts';
import { teenCircleRoutes } from './teen-circle/teen-circle.routes.ts';
import { wellnessRoutes } from './wellness/wellness.routes.ts';
import { healthGuideRoutes } from './health-guide/health-guide.routes.ts';
import { wisdomRoutes } from './wisdom/wisdom.routes.ts';
import { wombHealthRoutes } from './womb-health/womb-health.routes.ts';

/**
 * The names of the parts stand for what they hold, so that a layer that reads the table does not read 400 KB of types a
 * second time.
 */
export type Table = typeof accountRoutes &
  typeof adminRoutes &
  typeof shopAdminRoutes &
  typeof announcementRoutes &
  typeof archetypeRoutes &
  typeof checkInRoutes &
  typeof circleRoutes &
  typeof contactRoutes &
  typeof roomRoutes &
  typeof consentRoutes &
  typeof cycleRoutes &
  typeof dailyFlowRoutes &
  typeof engagementRoutes &
  typeof eventRoutes &
  typeof exportRoutes &
  typeof feedbackRoutes &
  typeof forecastRoutes &
  typeof ambientRoutes &
  typeof homeRoutes &
  typeof importRoutes &
  typeof insightRoutes &
  typeof journalRoutes &
  typeof keepsakeRoutes &
  typeof digitalGoodRoutes &
  typeof tradeRoutes &
  typeof legalRoutes &
  typeof logRoutes &
  typeof mealRoutes &
  typeof meditationRoutes &
  typeof moderationRoutes &
  typeof moonRoutes &
  typeof privacyModeRoutes &
  typeof offlineRoutes &
  typeof overviewRoutes &
  typeof pointsRoutes &
  typeof privacyRoutes &
  typeof privacyProofRoutes &
  typeof quizRoutes &
  typeof ratingRoutes &
  typeof recordingRoutes &
  typeof figureRoutes &
  typeof thanksRoutes &
  typeof courseRoutes &
  typeof referralRoutes &
  typeof reminderRoutes &
  typeof safetyRoutes &
  typeof shopRoutes &
  typeof stageRoutes &
  typeof subscriptionRoutes &
  typeof teacherRoutes &
  typeof teenCircleRoutes &
  typeof wellnessRoutes &
  typeof wisdomRoutes &
  typeof wombHealthRoutes &
  typeof healthGuideRoutes;
/** Every endpoint of the product, by name. The server mounts exactly these; the browser's client is made from them. */
export const table: Table = {
  ...accountRoutes,
  ...adminRoutes,
  ...shopAdminRoutes,
  ...announcementRoutes,
  ...archetypeRoutes,
  ...checkInRoutes,
  ...circleRoutes,
  ...contactRoutes,
  ...roomRoutes,
  ...consentRoutes,
  ...cycleRoutes,
  ...dailyFlowRoutes,
  ...engagementRoutes,
  ...eventRoutes,
  ...exportRoutes,
  ...feedbackRoutes,
  ...forecastRoutes,
  ...ambientRoutes,
  ...homeRoutes,
  ...importRoutes,
  ...insightRoutes,
  ...journalRoutes,
  ...keepsakeRoutes,
  ...digitalGoodRoutes,
  ...tradeRoutes,
  ...legalRoutes,
  ...logRoutes,
  ...mealRoutes,
  ...meditationRoutes,
  ...moderationRoutes,
  ...moonRoutes,
  ...privacyModeRoutes,
  ...offlineRoutes,
  ...overviewRoutes,
  ...pointsRoutes,
  ...privacyRoutes,
  ...privacyProofRoutes,
  ...quizRoutes,
  ...ratingRoutes,
  ...recordingRoutes,
  ...figureRoutes,
  ...referralRoutes,
  ...reminderRoutes,
  ...safetyRoutes,
  ...shopRoutes,
  ...stageRoutes,
  ...subscriptionRoutes,
  ...teacherRoutes,
  ...teenCircleRoutes,
  ...thanksRoutes,
  ...courseRoutes,
  ...wellnessRoutes,
  ...wisdomRoutes,
  ...wombHealthRoutes,
  ...healthGuideRoutes,
};
export type RouteName = keyof Table;
