import { displayGreeting, welcomeMessage } from '#domain/account/welcome.ts';
import { handOverToast } from '#web/platform/handover.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** §9: how long the welcome lives, in milliseconds. */
export const WELCOME_TOAST_MS = 5000;

/** The toast of §4.3; what is left of its 5 s it lives on the next page (decisions 20). */
export function welcomeToast(firstName: string): void {
  const words = {
    title: displayGreeting(firstName),
    description: welcomeMessage(Math.random),
    duration: WELCOME_TOAST_MS,
  };
  toast(words);
  handOverToast({ ...words, kind: 'neutral', shownAt: Date.now() });
}
