import type {
  AppointmentReply,
  FiguresReply,
  GuideSummary,
  GuideWhole,
  WombFigure,
} from '#contract/womb-health/womb-health.schemas.ts';
import type { PieceSummary, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';

/** A guide as the shelf shows it, by its place in addresses. */
export const guideSummaryOf = (id: string, changes: Partial<GuideSummary> = {}): GuideSummary => ({
  id,
  name: 'endometriosis',
  title: 'Endometriosis',
  kicker: 'Ivy where no one planted it',
  window: 'roots',
  minutes: 9,
  isKept: false,
  ...changes,
});

/** A whole guide, with one of everything. */
export const guideWholeOf = (changes: Partial<GuideWhole> = {}): GuideWhole => ({
  ...guideSummaryOf('guide01'),
  redFlags: {
    title: 'Be seen today if',
    blocks: [{ kind: 'list', items: [[{ text: 'You faint.' }, { cite: [1] }]] }],
  },
  callPiece: 'callnow',
  blocks: [
    { kind: 'heading', runs: [{ text: 'What it is' }] },
    { kind: 'paragraph', runs: [{ text: 'Tissue where it wasn’t planted.' }, { cite: [1] }] },
    { kind: 'heading', runs: [{ text: 'What may help' }] },
    { kind: 'paragraph', runs: [{ text: 'Heat. Early signs.', mark: 'strong', grade: 2 }] },
  ],
  questions: ['If the scan is normal, what happens next?', 'What else could hurt like this?'],
  sources: [{ n: 1, title: 'Endometriosis', publisher: 'WHO', year: '2023', where: 'who.int', seen: 'primary' }],
  glossary: [],
  related: [],
  figures: ['pain_timing', 'pain_days', 'pain_places', 'cycle_lengths'],
  ownWords: null,
  checked: localDate('2026-11-23'),
  checkAgain: localDate('2027-05-23'),
  reviewedBy: null,
  ...changes,
});

const FIGURES: readonly WombFigure[] = [
  {
    kind: 'pain_timing',
    basis: 'cycles',
    behind: 3,
    least: 3,
    found: {
      before: 4,
      during: 8,
      other: 0,
      rows: [
        {
          start: localDate('2026-11-02'),
          days: [
            { at: 0, level: 8 },
            { at: 1, level: 3 },
          ],
        },
      ],
    },
  },
  { kind: 'pain_days', basis: 'days', behind: 40, least: 10, found: { days: 15 } },
  { kind: 'pain_places', basis: 'painful_days', behind: 1, least: 3, found: null },
  {
    kind: 'cycle_lengths',
    basis: 'cycles',
    behind: 3,
    least: 3,
    found: {
      median: 28,
      shortest: 27,
      longest: 41,
      lengths: [28, 27, 41],
      range: { source: 'figo', shortest: 24, longest: 38 },
      outside: 1,
    },
  },
];
export const figuresOf = (changes: Partial<FiguresReply> = {}): FiguresReply => ({
  span: { from: localDate('2025-11-21'), to: localDate('2026-11-21') },
  daysLogged: 40,
  figures: [...FIGURES],
  names: {},
  ...changes,
});

export const EMPTY_SHEET: AppointmentReply = {
  concerns: [0, 1, 2].map(() => ({ text: '', figures: [] })),
  questions: [],
};

/** A piece of the library, by its place in addresses. */
export const pieceOf = (id: string, title: string, audience: PieceSummary['audience'] = 'both'): PieceSummary => ({
  ...{ id, title, audience },
  kicker: 'A line',
  kind: 'evidence',
  categories: ['body'],
  window: 'tide',
  minutes: 4,
  isOpen: true,
  isFree: true,
  yearlyOnly: false,
});
export const libraryOf = (...pieces: readonly PieceSummary[]): WisdomReply => ({
  pieces,
  forYou: [],
  reading: { saved: [], places: [] },
});
