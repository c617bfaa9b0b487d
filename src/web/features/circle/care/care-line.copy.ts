import type { SoftCare } from '#domain/crisis/care.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';

type Line = {
  readonly text: string;
  readonly say: string;
  readonly script: readonly string[];
  readonly sources: readonly Source[];
};

const KNOWN = {
  sources: {
    hourly: 'Mayo Clinic, Menorrhagia (read 2026)',
    weak: 'UpToDate, Heavy periods (read 2026)',
    stops: { name: 'Office on Women’s Health', title: 'Period pain', year: 'read 2026' } satisfies Source,
  },
} as const;
const FROM = KNOWN.sources;

/** The softer line under the writer's own words. Every one of them opens with who sees it. */
export const careLine = {
  opening: 'Only you see this line.',
  lines: {
    adult: {
      heavy_bleeding: {
        text: 'Bleeding through a pad or tampon every hour for a few hours, or feeling faint, is a reason to call a doctor today.',
        say: 'What to say when you call',
        script: ['“I’ve soaked one pad an hour since this morning, and I feel faint. Can someone see me today?”'],
        sources: [FROM.hourly, FROM.weak],
      },
      stopping_pain: {
        text: 'Pain that stops your day is a reason to see a doctor, even if it always has.',
        say: 'What to say to a doctor',
        script: ['“I can’t work on the first two days, and painkillers don’t help enough. What could be behind it?”'],
        sources: [FROM.stops],
      },
    },
    teen: {
      heavy_bleeding: {
        text: 'If you soak a pad in an hour or two, again and again, or feel faint, someone should take you to be seen today.',
        say: 'What to say to a grown-up',
        script: ['“I’m bleeding a lot and I feel faint. I need to see a doctor today. Can you take me?”'],
        sources: [FROM.hourly, FROM.weak],
      },
      stopping_pain: {
        text: 'Pain that keeps you from school is worth help now, not later. Show this to a grown-up you trust.',
        say: 'What to say to a nurse or doctor',
        script: [
          '“My period hurts so much I missed school on Tuesday. I want to find out why.”',
          '“I’d like to talk to you by myself for a few minutes.”',
        ],
        sources: [FROM.stops],
      },
    },
  } satisfies Record<'adult' | 'teen', Record<SoftCare, Line>>,
} as const;
