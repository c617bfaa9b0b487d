import { FIGURE_KINDS, type FigureKind } from './figures/figure.ts';

/** How much an appointment sheet holds: concerns, letters of one, figures beside one, questions, letters of one. */
export const APPOINTMENT = { concerns: 3, concern: 300, figures: 4, questions: 12, question: 300 } as const;

/** What she is worried about, in her own words, and which figures of her log stand beside it. */
export type Concern = { readonly text: string; readonly figures: readonly FigureKind[] };
/** A question to bring; `own` where she wrote it herself. */
export type AppointmentQuestion = { readonly id: string; readonly text: string; readonly own: boolean };
/** All that is kept of an appointment sheet. The figures themselves are counted anew each time. */
export type Appointment = {
  readonly schemaVersion: 1;
  /** Always three. */ readonly concerns: readonly Concern[];
  readonly questions: readonly AppointmentQuestion[];
};

const NO_CONCERN: Concern = { text: '', figures: [] };
export const NO_APPOINTMENT: Appointment = {
  schemaVersion: 1,
  concerns: Array.from({ length: APPOINTMENT.concerns }, () => NO_CONCERN),
  questions: [],
};

/** The sheet with one concern as she has it now; `place` from 0. Figures stand once, in their order. */
export function withConcern(sheet: Appointment, place: number, { text, figures }: Concern): Appointment {
  const chosen = FIGURE_KINDS.filter((kind) => figures.includes(kind)).slice(0, APPOINTMENT.figures);
  return { ...sheet, concerns: sheet.concerns.map((one, at) => (at === place ? { text, figures: chosen } : one)) };
}

/**
 * The sheet with a question, by its id: a new one at the end, a known one changed in its place. The same words a second
 * time are on it already. Null where it is full.
 */
export function withQuestion(sheet: Appointment, question: AppointmentQuestion): Appointment | null {
  const { questions } = sheet;
  if (questions.some(({ id }) => id === question.id))
    return { ...sheet, questions: questions.map((one) => (one.id === question.id ? question : one)) };
  if (questions.some(({ text }) => text === question.text)) return sheet;
  return questions.length < APPOINTMENT.questions ? { ...sheet, questions: [...questions, question] } : null;
}

/** The same without a question. */
export function withoutQuestion(sheet: Appointment, id: string): Appointment {
  return { ...sheet, questions: sheet.questions.filter((one) => one.id !== id) };
}

/** Whether nothing stands on it. */
export function isEmptySheet({ concerns, questions }: Pick<Appointment, 'concerns' | 'questions'>): boolean {
  return questions.length === 0 && concerns.every(({ text, figures }) => text.trim() === '' && figures.length === 0);
}
