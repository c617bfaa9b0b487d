import type { DayLog } from '#domain/cycle/day-log.ts';
import type { DayFlag } from '#domain/insight/red-flags/day-flags.ts';
import type { StageSurface } from '#domain/stage/stage.ts';

export type FlagReader = { readonly adult: boolean; readonly wording: StageSurface['wording'] };
type FlagWords = {
  readonly title: string;
  /** When it is an emergency: said before anything else. */
  readonly now: string;
  /** What to do when it is none. */
  readonly next: string;
  readonly sources: readonly string[];
};

const EMERGENCY =
  'Call your emergency number now if you soak two pads or tampons an hour for two hours. Call it too if you feel faint or very weak, or have chest pain, trouble breathing or severe belly pain.';
const KNOWN = {
  sources: {
    heavy: 'UpToDate, Heavy periods (read 2026)',
    teens: 'ACOG Committee Opinion 651 (2015)',
    menopause: 'NHS, Postmenopausal bleeding (read 2026)',
    pain: 'NHS, Period pain (read 2026)',
    ectopic: 'NHS, Ectopic pregnancy (read 2026)',
    missed: 'Office on Women’s Health, Period pain (read 2026)',
    soaking: 'Mayo Clinic, Menorrhagia (read 2026)',
  },
} as const;
const FROM = KNOWN.sources;
const grownUp = ({ adult }: FlagReader) => (adult ? '' : ' Tell a grown-up you trust, too.');

/** What is said beside a logged day: the emergency first, then what can wait for a doctor, with its sources. */
export function flagWords(flag: DayFlag, { reader, log }: { reader: FlagReader; log: DayLog | undefined }): FlagWords {
  const { kind, count } = flag;
  switch (kind) {
    case 'soaking':
      return soakingWords(log?.soaking, reader);
    case 'heavy_and_faint':
      return {
        title: 'Heavy bleeding and dizziness together',
        now: EMERGENCY,
        next: `If it’s milder than that, call a doctor today.${grownUp(reader)}`,
        sources: [FROM.heavy],
      };
    case 'after_menopause':
      return {
        title: 'Bleeding after menopause should be checked',
        now: EMERGENCY,
        next: 'Otherwise see your doctor soon, even if it was once or only a spot. It usually turns out not to be serious. It can be a sign of cancer, so it has to be looked at.',
        sources: [FROM.menopause, FROM.heavy],
      };
    case 'strong_pain':
      return {
        title: 'Pain this strong deserves help',
        now: painNow(reader),
        next: `Severe pain, or pain that painkillers don’t control, is a reason to see a doctor.${grownUp(reader)}`,
        sources: [FROM.pain, mayBePregnant(reader) ? FROM.ectopic : FROM.heavy],
      };
    case 'missed_school':
      return {
        title: `Kept from school or work on ${count ?? 2} days in three months`,
        now: '',
        next: `A period that keeps you from school or work is worth talking over with a doctor or nurse. There is help for pain and for heavy bleeding.${grownUp(reader)}`,
        sources: [FROM.missed],
      };
    case 'long_period':
      return {
        title: `Day ${count ?? 8} of this period`,
        now: EMERGENCY,
        next: `Otherwise: up to 7 days is usual in the first years. Ask a doctor or nurse about it.${grownUp(reader)}`,
        sources: [FROM.teens, FROM.heavy],
      };
    case 'short_gap':
      return {
        title: `${count ?? 20} days from one period to the next`,
        now: '',
        next: 'In the first years 21 to 45 days is usual. Fewer is worth asking a doctor or nurse about. Your log shows them the dates.',
        sources: [FROM.teens],
      };
    case 'long_gap':
      return {
        title: `${count ?? 46} days since your last period began`,
        now: '',
        next: 'In the first years 21 to 45 days is usual. More than that is worth asking a doctor or nurse about; after 90 days, please do.',
        sources: [FROM.teens],
      };
  }
}

function soakingWords(how: DayLog['soaking'], reader: FlagReader): FlagWords {
  if (how === 'two_an_hour')
    return {
      title: 'This is a lot of blood',
      now: 'If it’s happening now, call your emergency number or go to an emergency room.',
      next: `If it has slowed down, call a doctor today.${grownUp(reader)}`,
      sources: [FROM.heavy],
    };
  return {
    title: how === 'every_hour' ? 'One soaked an hour is heavy' : 'Changing every one to two hours is more than usual',
    now: EMERGENCY,
    next: `${how === 'every_hour' ? 'If it’s milder than that, call a doctor, and don’t wait for your next visit.' : 'Otherwise ask a doctor or nurse about it soon.'}${grownUp(reader)}`,
    sources: [how === 'every_hour' ? FROM.soaking : FROM.teens, FROM.heavy],
  };
}

function mayBePregnant({ adult, wording }: FlagReader): boolean {
  return adult && (wording === 'plain' || wording === 'contraception' || wording === 'perimenopause');
}

function painNow(reader: FlagReader): string {
  return mayBePregnant(reader)
    ? 'Call your emergency number now if it’s sharp and sudden, or you feel faint, and you could be pregnant.'
    : 'Call your emergency number now if it’s in your belly and you bleed heavily or feel faint.';
}

export const flags = {
  label: 'About what you logged',
  read: 'Got it',
} as const;
