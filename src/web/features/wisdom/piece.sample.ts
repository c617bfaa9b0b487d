import type { PieceSummary, PieceWhole, Reading, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';

export const NO_READING: Reading = { saved: [], places: [] };

/** A piece as the shelf shows it, by its place in addresses. */
export const summaryOf = (id: string, title: string, changes: Partial<PieceSummary> = {}): PieceSummary => ({
  id,
  title,
  kicker: `A line about ${title.toLowerCase()}`,
  kind: 'evidence',
  categories: ['body'],
  audience: 'both',
  window: 'tide',
  minutes: 4,
  isOpen: true,
  isFree: false,
  yearlyOnly: false,
  ...changes,
});

export const CRAMPS = summaryOf('cramps1', 'What cramps are');
export const SOUP = summaryOf('soup001', 'Seaweed soup', { kind: 'tradition', categories: ['rites'], minutes: 5 });
export const WARMTH = summaryOf('warmth1', 'Warmth', { categories: ['wellness'] });

export const replyOf = (changes: Partial<WisdomReply> = {}): WisdomReply => ({
  pieces: [CRAMPS, SOUP, WARMTH],
  forYou: [],
  reading: NO_READING,
  ...changes,
});

/** A whole piece, with one of everything. */
export const wholeOf = (changes: Partial<PieceWhole> = {}): PieceWhole => ({
  ...CRAMPS,
  redFlags: {
    title: 'First, when to call',
    blocks: [{ kind: 'list', items: [[{ text: 'You faint.' }, { cite: [2] }]] }],
  },
  blocks: [
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'prostaglandin', means: 'A messenger that makes muscle squeeze.' },
        { text: ' calls.' },
        { cite: [1] },
      ],
    },
    { kind: 'heading', runs: [{ text: 'What helps' }] },
    { kind: 'steps', items: [[{ text: 'Warm it.', mark: 'strong' }], [{ text: 'Wait.' }]] },
    { kind: 'quote', items: [[{ text: '“It hurts.”' }]] },
  ],
  known: null,
  toldBy: null,
  questionToBring: '“What else could it be?”',
  sources: [
    { n: 2, title: 'Period pain', publisher: 'NHS', year: '2024', where: 'nhs.uk', seen: 'mirror' },
    { n: 1, title: 'Heat', publisher: 'Journal', year: 'undated', where: 'doi.org/1', seen: 'abstract' },
  ],
  glossary: [{ term: 'prostaglandin', means: 'A messenger that makes muscle squeeze.' }],
  related: [WARMTH],
  guides: [],
  checked: localDate('2026-11-23'),
  checkAgain: localDate('2027-11-23'),
  reviewedBy: null,
  ...changes,
});
