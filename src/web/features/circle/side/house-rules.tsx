import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { circle } from '../circle.copy.ts';
import { useHouseRules } from '../circle.queries.ts';
import styles from './side.module.css';

/** The house rules of the room, whole: what holds, what we hold back, what happens when a rule is broken. */
export function HouseRules() {
  const { data, isError, isFetching, refetch } = useHouseRules();
  if (isError && !data)
    return (
      <ErrorNote title={circle.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {circle.failed.text}
      </ErrorNote>
    );
  if (!data)
    return (
      <Skeletons>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  const { rules, never, broken } = data;
  return (
    <div className={styles.house}>
      <p>{data.lead}</p>
      <ol className={styles.rules}>
        {rules.map(({ id, rule, more }) => (
          <li key={id}>
            <b>{rule}</b>
            <span>{more}</span>
          </li>
        ))}
      </ol>
      <Lines lead={never.lead} lines={never.lines} />
      <p>{data.help}</p>
      <Lines lead={broken.lead} lines={broken.lines} />
      <p>{data.appeal}</p>
    </div>
  );
}

function Lines({ lead, lines }: { readonly lead: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <p>
        <b>{lead}</b>
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
