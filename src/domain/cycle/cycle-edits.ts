import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits, ExclusionReason } from './cycle-view.ts';

/** One change by hand to the derived cycles. `undo` takes the same change back. */
export type CycleEdit =
  | { readonly kind: 'exclude'; readonly startDate: LocalDate; readonly reason: ExclusionReason; readonly undo?: boolean | undefined }
  | { readonly kind: 'not_period' | 'join' | 'split'; readonly startDate: LocalDate; readonly undo?: boolean | undefined };

const LISTS = { not_period: 'notPeriod', join: 'joined', split: 'split' } as const;

/** What cannot stand beside a change for the same day: bleeding cannot be joined and begin a period, nor be none and be explained. */
const AGAINST = {
  exclude: ['joined', 'notPeriod'],
  not_period: ['joined', 'excluded'],
  join: ['split', 'notPeriod', 'excluded'],
  split: ['joined', 'notPeriod'],
} as const satisfies Record<CycleEdit['kind'], readonly (keyof CycleEdits)[]>;

/** Her edits with one more (or, with `undo`, one less). The newest word counts: entries that contradict it for that day go. */
export function applyEdit(edits: CycleEdits, edit: CycleEdit): CycleEdits {
  const own = edit.kind === 'exclude' ? 'excluded' : LISTS[edit.kind];
  const without = drop(edits, { day: edit.startDate, lists: edit.undo ? [own] : [own, ...AGAINST[edit.kind]] });
  if (edit.undo) return without;
  if (edit.kind === 'exclude') return { ...without, excluded: [...without.excluded, { startDate: edit.startDate, reason: edit.reason }] };
  return { ...without, [LISTS[edit.kind]]: [...without[LISTS[edit.kind]], edit.startDate] };
}

function drop(edits: CycleEdits, what: { day: LocalDate; lists: readonly (keyof CycleEdits)[] }): CycleEdits {
  const other = (list: 'joined' | 'split' | 'notPeriod') => (what.lists.includes(list) ? edits[list].filter((date) => date !== what.day) : edits[list]);
  const excluded = what.lists.includes('excluded') ? edits.excluded.filter((entry) => entry.startDate !== what.day) : edits.excluded;
  return { joined: other('joined'), split: other('split'), notPeriod: other('notPeriod'), excluded };
}
