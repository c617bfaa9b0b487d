import type { User } from '#contract/account/account.schemas.ts';
import { displayGreeting, welcomeMessage, welcomeToProduct } from '#domain/account/welcome.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** §9: how long the welcome lives, in milliseconds. */
export const WELCOME_TOAST_MS = 5000;

type Member = Pick<User, 'firstName' | 'createdAt' | 'timeZone'>;

/**
 * The toast of §4.3; what is left of its 5 s it lives on the next page (decisions 20). On the day the account was made
 * nobody is "back": the member is welcomed as home does it that day (decision 58).
 */
export function welcomeToast({ firstName, createdAt, timeZone }: Member): void {
  const isNew = dayInZone(new Date(createdAt), timeZone) === dayInZone(new Date(), timeZone);
  const words = {
    title: isNew ? welcomeToProduct : displayGreeting(firstName),
    description: welcomeMessage(Math.random),
    duration: WELCOME_TOAST_MS,
  };
  toast(words);
  handOverToast({ ...words, kind: 'neutral', shownAt: Date.now() });
}
