import { useSyncExternalStore } from 'react';
import { PENDING_JOURNEY_DAYS, PENDING_JOURNEY_KEY } from '#domain/journey/pending.ts';
import { call } from '#web/platform/api.ts';
import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { nowOf } from '#web/platform/clock.ts';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { readAnswers, toSend, type JourneyAnswers } from './journey-answers.ts';

const KEY = PENDING_JOURNEY_KEY;
// Answers older than this belong to somebody else by now.
const KEPT_MS = PENDING_JOURNEY_DAYS * 86_400_000;

/**
 * Keeps a visitor's answers in this browser until the member signs in (decisions 19). False when the browser refuses.
 */
export function keepPendingJourney(answers: JourneyAnswers, now: number): boolean {
  return keepText('localStorage', KEY, JSON.stringify({ keptAt: now, answers: toSend(answers) }));
}

/** The answers a visitor left in this browser within the last 7 days, or null. */
export function readPendingJourney(now: number): JourneyAnswers | null {
  return answersIn(keptText('localStorage', KEY), now);
}

/** The same for a drawing; null while the server draws. */
export function usePendingJourney(): JourneyAnswers | null {
  const appState = useAppState();
  const text = useSyncExternalStore(
    noChange,
    () => keptText('localStorage', KEY),
    () => null,
  );
  return answersIn(text, nowOf(appState));
}

function noChange(): () => void {
  return () => undefined;
}

function answersIn(text: string | null, now: number): JourneyAnswers | null {
  const kept = text === null ? null : parse(text);
  if (!kept || now - kept.keptAt > KEPT_MS || now < kept.keptAt) return null;
  const answers = readAnswers(kept.answers);
  return Object.keys(answers).length > 0 ? answers : null;
}

/** Forgets them. */
export function clearPendingJourney(): void {
  keepText('localStorage', KEY, null);
}

/**
 * Saves what a visitor left as the member's, once the member is signed in. Answers that cannot be saved now stay, and
 * stand filled in on the questionnaire.
 */
export async function sendPendingJourney(appState: AppState): Promise<'none' | 'saved' | 'kept'> {
  const answers = readPendingJourney(nowOf(appState));
  if (!answers) return 'none';
  try {
    const reply = await call('patchUser', { body: { journeyCustomization: answers, customizationCompleted: true } });
    appState.set({ user: reply.user });
    clearPendingJourney();
    return 'saved';
  } catch {
    return 'kept';
  }
}

function parse(text: string): { keptAt: number; answers: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    const known =
      typeof value === 'object' &&
      value !== null &&
      'keptAt' in value &&
      typeof value.keptAt === 'number' &&
      'answers' in value;
    return known ? (value as { keptAt: number; answers: unknown }) : null;
  } catch {
    return null;
  }
}
