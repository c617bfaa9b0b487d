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
    lead: 'Two ways to keep everything you’ve opened this week. Cancel anytime, in two clicks.',
  },
  expired: {
    kicker: 'Your trial has ended',
    lead: 'Everything you’ve logged and written stays open. Premium opens the rest again. Cancel anytime, in two clicks.',
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
        reminder: when === 'past' ? 'We emailed you a reminder' : 'We email you a reminder',
        today: `Day ${trialDay({ ends, today })}. Everything is open`,
        end: 'Trial ends. You choose',
      } as const;
      return marks.map((mark) => said[mark]).join('. ');
    },
  },
  secure: 'Secure checkout. Your health data is never part of billing.',
  keeps: (ends: LocalDate) => `Nothing is charged before ${longDate(ends)}.`,
  later: 'Skip for now',
  answers: {
    title: 'Plain answers',
    items: [
      {
        ask: 'What happens if I don’t choose?',
        answer:
          'You can continue exploring with limited access. Your logs, journal and history stay yours to write in, read and export.',
      },
      {
        ask: 'Can I switch later?',
        answer: 'Yes, whenever you like, in Subscription & Billing. You see the cost before you confirm.',
      },
      {
        ask: 'What if I can’t afford it?',
        answer: 'Continue with limited access. It’s free, and you keep everything you’ve logged and written.',
      },
    ],
  },
} as const;
