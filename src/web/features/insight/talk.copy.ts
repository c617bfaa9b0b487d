import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { TalkAbout } from '#domain/insight/talk-about.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { counted } from './insight.copy.ts';

const resting = {
  sources: {
    emergency: { name: 'UpToDate', title: 'Heavy periods, guide for patients', year: 'read 2026' },
    soaking: { name: 'Mayo Clinic', title: 'Menorrhagia', year: 'read 2026' },
    school: { name: 'Office on Women’s Health', title: 'Period pain', year: 'read 2026' },
    menopause: { name: 'NHS', title: 'Postmenopausal bleeding', year: 'read 2026' },
    pain: { name: 'NHS', title: 'Period pain', year: 'read 2026' },
    acog: { name: 'ACOG', title: 'Committee Opinion 651', year: 2015 },
    figo: { name: 'FIGO', title: 'Normal and abnormal bleeding', year: 2018 },
  },
} as const satisfies { readonly sources: Readonly<Record<string, Source>> };
/** What the statements of this page rest on. */
export const SOURCES = resting.sources;

/** Where the usual range is written. */
export function rangeSource(range: NonNullable<InsightReply['range']>): Source {
  return SOURCES[range.source];
}

const times = (count: number) => (count === 1 ? 'once' : `on ${count} days`);

/** What was counted, what it means, and where that is written. */
export function talkWords({ kind, count, of }: TalkAbout): { what: string; sources: readonly Source[] } {
  switch (kind) {
    case 'soaking':
      return {
        what: `You soaked through pads or tampons fast ${times(count)}. Two an hour for two hours, or feeling faint, means emergency care. One an hour for several hours means a doctor soon.`,
        sources: [SOURCES.emergency, SOURCES.soaking],
      };
    case 'missed_school':
      return {
        what: `Bleeding or pain kept you from school or work ${times(count)}. That’s a reason to see a doctor.`,
        sources: [SOURCES.school],
      };
    case 'heavy_and_faint':
      return {
        what: `You logged heavy bleeding with dizziness ${times(count)}. If you feel faint now, or soak two pads or tampons an hour, get emergency care.`,
        sources: [SOURCES.emergency],
      };
    case 'after_menopause':
      return {
        what: `You logged bleeding or spotting after menopause ${times(count)}. Once is enough to have it checked soon. Most causes are harmless.`,
        sources: [SOURCES.menopause],
      };
    case 'no_period_90':
      return {
        what:
          count === 1
            ? 'Once, more than 90 days passed without a period. That’s worth a talk.'
            : `${count} times, more than 90 days passed between periods. That’s worth a talk.`,
        sources: [SOURCES.acog],
      };
    case 'short_or_long':
      return {
        what: `${count} of your ${counted(of ?? 0, 'cycle')} ${count === 1 ? 'is' : 'are'} outside the usual range.`,
        sources: [],
      };
    case 'varied':
      return {
        what: `Your longest and shortest cycles are ${counted(count, 'day')} apart. Up to 7 to 9 is usual, depending on age.`,
        sources: [SOURCES.figo],
      };
    case 'long_periods':
      return {
        what: `${count} of your ${counted(of ?? 0, 'period')} lasted longer than usual. Up to 8 days is usual, up to 7 in the first years.`,
        sources: [SOURCES.figo, SOURCES.acog],
      };
    case 'strong_pain':
      return {
        what: `You logged strong pain or severe cramps ${times(count)}, in at least three cycles. Pain like that is worth a visit.`,
        sources: [SOURCES.pain],
      };
  }
}

export const talk = {
  none: 'Nothing here is outside the usual ranges.',
  noneHint: 'If something else worries you, that’s reason enough to call.',
  some: (count: number) => `${count === 1 ? 'One thing' : `${count} things`} to talk about with a doctor`,
  title: 'Worth talking about',
  urgent: 'Soon',
  now: 'When to get help right away',
  heavy:
    'Get emergency care now if you soak two pads or tampons an hour for two hours, or feel faint. Chest pain, trouble breathing or very strong belly pain can’t wait either.',
  teen: 'Tell a grown-up you trust, too.',
} as const;
