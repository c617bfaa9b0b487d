import type { SeenApplication } from '#contract/teacher/teacher.schemas.ts';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead, Section } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { decideCopy as words } from './decide/decide.copy.ts';
import { useApplications } from './decide/decide.queries.ts';
import { WaitingApplication } from './decide/waiting-application.tsx';
import styles from './teacher.module.css';

/** /admin/teachers: applications to teach, for admins; never whose account they are of. */
export function AdminTeachersScreen() {
  const { data, isError, isFetching, refetch } = useApplications();
  return (
    <>
      <Pictured of={openGate}>
        <PageHead kicker={words.kicker} title={words.title} />
      </Pictured>
      {data ? (
        <div className={styles.column}>
          <Section id="applications-waiting" title={words.waiting}>
            {data.waiting.length === 0 ? (
              <p>
                <b>{words.none.title}.</b> {words.none.text}
              </p>
            ) : (
              <ul className={styles.applications}>
                {data.waiting.map((one) => (
                  <WaitingApplication key={one.id} of={one} />
                ))}
              </ul>
            )}
          </Section>
          <Section id="applications-decided" title={words.decided}>
            {data.decided.length === 0 ? <p>{words.noneDecided}</p> : <Decided all={data.decided} />}
          </Section>
        </div>
      ) : isError ? (
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={words.loading}>
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}

function Decided({ all }: { readonly all: readonly SeenApplication[] }) {
  return (
    <ul className={styles.applications}>
      {all.map((one) => (
        <li key={one.id} className={styles.waiting}>
          <h3>{one.name}</h3>
          <p className={styles.sent}>{one.state === 'accepted' ? words.states.accepted : words.states.declined}</p>
          <p>{one.reason}</p>
        </li>
      ))}
    </ul>
  );
}
