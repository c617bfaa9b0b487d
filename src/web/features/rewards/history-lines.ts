import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { PointRowWire } from '#contract/points/points.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';

/** One line of the history: a return, a day that reached a milestone, or check-ins that follow each other. */
export type HistoryLine = {
  readonly id: string;
  readonly reason: PointRowWire['reason'];
  readonly amount: number;
  readonly count: number;
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** What points were traded for. */ readonly what: PointRowWire['what'];
  /** The milestone that this check-in reached; it stands alone. */ readonly milestone: number | null;
};

/** The rows, newest first, with check-ins that follow each other as one line; the returns between them stay apart. */
export function historyLines(
  rows: readonly PointRowWire[],
  milestones: CheckInReply['milestones'],
): readonly HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const { id, reason, amount, day, what } of rows) {
    const milestone =
      reason === 'check_in' ? (milestones.find(({ reachedOn }) => reachedOn === day)?.day ?? null) : null;
    const line = { id, reason, amount, count: 1, first: day, last: day, what, milestone };
    const before = lines.at(-1);
    if (before && before.reason === 'check_in' && isPlain(before) && isPlain(line) && reason === 'check_in')
      lines[lines.length - 1] = { ...before, amount: before.amount + amount, count: before.count + 1, first: day };
    else lines.push(line);
  }
  return lines;
}

function isPlain({ milestone }: HistoryLine): boolean {
  return milestone === null;
}
