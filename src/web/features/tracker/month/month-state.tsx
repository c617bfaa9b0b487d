import type { useMonth } from '#web/features/cycle/public.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import type { LogTold } from '#web/ui/drawings/calendar/logged/day-words.ts';
import { shownOf, type choicesOf, type ShowOnly } from '#web/ui/drawings/calendar/logged/show-only.ts';
import { month as words } from './month.copy.ts';
import styles from './month.module.css';

type Props = {
  readonly month: string;
  readonly query: ReturnType<typeof useMonth>;
  readonly only: ShowOnly;
  readonly told: LogTold;
  readonly choices: ReturnType<typeof choicesOf>;
};

/**
 * One line about the month, whose place is always there: what is missing, what failed and how to go on, or on which
 * days the one thing the member asked for stands.
 */
export function MonthState({ month, query, only, told, choices }: Props) {
  const { data } = query;
  if (!data && query.isError) {
    return (
      <div className={styles.state} role="alert">
        {words.failed(month)}{' '}
        <TextButton onClick={() => void query.refetch()}>{query.isFetching ? words.trying : words.again}</TextButton>
      </div>
    );
  }
  return (
    <div className={styles.state} role="status">
      {data ? said(data.logs) : query.fetchStatus === 'paused' ? words.offline(month) : words.opening(month)}
    </div>
  );

  function said(logs: NonNullable<typeof data>['logs']): string | null {
    if (only === 'all') return logs.length === 0 ? words.empty(month) : null;
    const label =
      [...choices.fields, ...choices.symptoms, ...choices.own].find(({ value }) => value === only)?.label ?? '';
    const dates = logs
      .filter((log) => shownOf(log, { only, told }) !== null)
      .map(({ date }) => date)
      .toSorted();
    return words.only({ label, name: month, dates });
  }
}
