import type { User } from '#contract/account/account.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';

/** A member in the member's trial who has finished onboarding and the questionnaire. */
export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b11',
    email: 'maren@example.com',
    firstName: 'Maren',
    lastName: 'Okafor',
    profileImageUrl: null,
    birthday: localDate('1990-04-12'),
    age: 36,
    phone: null,
    sacredGoals: ['understand my sacred menstrual cycle', 'connect with lunar cycles'],
    customGoals: [],
    goalsLastUpdated: '2026-11-19T08:00:00.000Z',
    healthGoals: [],
    onboardingCompleted: true,
    customizationCompleted: true,
    journeyCustomization: null,
    subscriptionStatus: 'trial',
    trialEndDate: '2026-11-26T08:00:00.000Z',
    createdAt: '2026-11-19T08:00:00.000Z',
    ageGroup: 'adult',
    roles: [],
    timeZone: 'Europe/Berlin',
    theme: 'system',
    privacyMode: { discreet: false, quickExit: false, lock: null },
    weekStart: 0,
    clock: '12',
    updatesUnread: false,
    enhancedOnboarding: { settled: [], finished: false },
    ...changes,
  };
}
