import { expect, it } from 'vitest';
import { table } from './table.ts';
import type { Route } from './kit/route.ts';

/** Writes of members that take in nothing about the member's health, or only take it away. */
const OTHERS =
  /^(patchUser|removeAvatar|putConsent|recordVisit|(make|renew|change|end)Feed|undoImport|searchJournal|searchWisdom|unsavePiece|deleteGuideThing|makeTrade|delete(Meal|OwnFood|FavoriteMeal)|removeQuestion|clearAppointment|deleteJournalEntry|patchLogLists|awardReturn|(put|stop|end)OldLogs|removeUnreadable|(plan|stop)Deletion|patchReminders|readRatingPattern|(add|back|end)PushSubscriptions?|readNotices|create(Checkout|Portal)Session|previewPlanChange|changePlan|(cancel|resume)Subscription|putFavoriteProduct|putCart(Line|Points)|(put|delete)Address|quoteOrder|(place|pay|cancel|withdraw)Order|noteArrival|joinReferrals|noteSent|(put|delete)PayoutPlace|(begin|delete)PayoutAccount|endSession|endOtherSessions|removeFavorite|removeSoundPreset|(describe|submit|withdraw|remove|decide)Recording|decideListing|(add|leave|make|save|submit|withdraw|remove)Course)$/;
/** What the member says to others and what becomes of it: words of a room, under rules of their own. */
const OF_THE_CIRCLE = /^\/api\/(community|teen-circle|events|event-series|my-words|moderation|thanks)\b/;
/** What the member writes to the house, word by word: it must reach us after consent was taken back too (decision 95). */
const TO_THE_HOUSE = /^\/api\/feedback\b/;
/** Who teaches, and what staff decides: a teacher's work, nothing of a body. */
const OF_THE_HOUSE = /^\/api\/(teacher-applications|teacher-profile|admin)\b/;
/** What keeps an account the member's, and what is near the member. */
const OF_THE_ACCOUNT = /^\/api\/(auth|account|privacy-mode|discreet|safety|lock)\b/;

it('every write of a member is told apart: it takes in something about her health, or it does not', () => {
  const routes = Object.entries(table) as [string, Route][];
  const writes = routes.filter(([, { method, access }]) => method !== 'GET' && access.who !== 'public');
  expect(writes.length).toBeGreaterThan(30);
  const unjudged = writes
    .filter(
      ([name, { path, health }]) =>
        !health &&
        ![OF_THE_ACCOUNT, OF_THE_CIRCLE, OF_THE_HOUSE, TO_THE_HOUSE].some((of) => of.test(path)) &&
        !OTHERS.test(name),
    )
    .map(([name]) => name);
  expect(unjudged).toEqual([]);
  const health = routes.filter((route) => route[1].health).map(([name]) => name);
  expect(health.length).toBeGreaterThan(15);
  expect(health.filter((name) => !writes.some(([one]) => one === name) || OTHERS.test(name))).toEqual([]);
});
