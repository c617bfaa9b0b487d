import { trialDay, type TrialStop } from '#domain/membership/trial-line.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { longDate, shortDate } from '#web/ui/drawings/dates/date-words.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** The words of /subscription. */
export const plansPage = {
  title: 'Stay by the fire.',
  trial: {
    kicker: (days: number) =>
      days === 1 ? 'One day of your trial remains' : `${NUMBERS[days] ?? days} days of your trial remain`,
    lead: "Two ways to keep all you've opened this week. Cancel anytime, in two clicks.",
  },
  expired: {
    kicker: 'Your free days are over',
    lead: 'What you wrote is yours and stays open. Premium opens the rest again. Cancel anytime, in two clicks.',
  },
  line: {
    label: 'Your seven-day trial',
    today: 'Today',
    day: (day: LocalDate) => shortDate(day).slice(4),
    /** What falls on a day of the trial, in one line. */
    words: (
      { marks, when }: TrialStop,
      { ends, today, isArrival }: { ends: LocalDate; today: LocalDate; isArrival: boolean },
    ) => {
      const said = {
        began: isArrival ? 'You arrived' : 'Your trial began',
        reminder: when === 'past' ? 'We wrote to remind you' : 'We write to remind you',
        today: `Day ${trialDay({ ends, today })}. All rooms open`,
        end: 'Trial ends. You choose',
      } as const;
      return marks.map((mark) => said[mark]).join('. ');
    },
  },
  worth: 'Thirteen moons for the price of about eight and a half months.',
  secure: 'Secure checkout. Your health data is never part of billing.',
  keeps: (ends: LocalDate) => `Your free days stay free: nothing is charged before ${longDate(ends)}.`,
  later: 'Not now, on to my day',
  answers: {
    title: 'Plain answers',
    items: [
      {
        ask: "What happens if I don't choose?",
        answer:
          'You can continue exploring with limited access. Your log, your journal and your history stay yours, to write in, to read and to export.',
      },
      {
        ask: 'Can I switch later?',
        answer: 'Yes, whenever you like, from Subscription & Billing. You see what it costs before you say yes.',
      },
      {
        ask: "I can't afford this right now.",
        answer: 'Dismiss the reminder and carry on with limited access. Nothing you have written goes away.',
      },
    ],
  },
} as const;
