import type { ListedWhole, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { momentOf } from './moment-of.ts';
import { DecideListing } from './decide-listing.tsx';
import { meditationsCopy as words } from './meditations.copy.ts';
import { useListedWhole } from './meditations.queries.ts';
import styles from './meditations.module.css';

/** One meditation as it is played, with what was decided about it and the form of the next decision. */
export function MeditationWholeView({ id }: { readonly id: string }) {
  const { data, isError, isFetching, refetch } = useListedWhole(id, true);
  if (!data)
    return isError ? (
      <ErrorNote title={words.unread.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.unread.text}
      </ErrorNote>
    ) : (
      <Skeletons label={words.loading}>
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  const { listed, whole, decisions } = data;
  return (
    <div className={styles.whole}>
      <div className={styles.read}>
        <p className={styles.line}>{whole.line}</p>
        <Safety of={whole} />
        <Known of={whole} />
        <Fold bare summary={words.transcript} note={words.transcriptNote(whole.cues.length)}>
          <ol className={styles.cues}>
            {whole.cues.map(({ at, say, part }) => (
              <li key={at}>
                <span className={styles.at}>{clock(at)}</span>
                <span>
                  {part && <b>{part}. </b>}
                  {say}
                </span>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
      <div className={styles.decide}>
        <h3>{words.decide}</h3>
        <DecideListing key={listed.version} of={listed} />
        <Decisions of={decisions} />
      </div>
    </div>
  );
}

function Safety({ of: { redFlags, before } }: { readonly of: MeditationWhole }) {
  return (
    <>
      {redFlags.length > 0 && <Lines title={words.redFlags} of={redFlags} />}
      {before.length > 0 && (
        <Lines title={words.before} of={before.map(({ who, instead }) => words.otherWay(who, instead))} />
      )}
    </>
  );
}

function Known({ of: { known, checked } }: { readonly of: MeditationWhole }) {
  return (
    <>
      <Lines
        title={words.known}
        of={
          known.length === 0 ? [words.claimsNothing] : known.map(({ text, grade }) => `${text} (${words.grade(grade)})`)
        }
      />
      {checked && <p className={styles.quiet}>{words.checked(dateWithYear(localDate(checked)))}</p>}
    </>
  );
}

function Lines({ title, of }: { readonly title: string; readonly of: readonly string[] }) {
  return (
    <section className={styles.lines}>
      <h3>{title}</h3>
      <ul>
        {of.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ of }: { readonly of: ListedWhole['decisions'] }) {
  const { timeZone } = useMember();
  if (of.length === 0) return <p className={styles.quiet}>{words.none}</p>;
  return (
    <section>
      <h3>{words.decided}</h3>
      <ol className={styles.list}>
        {of.map((one) => (
          <li key={one.at} className={styles.decision}>
            {words.was(one)}. {words.place(one.place)}. <q>{one.reason}</q>
            <small>
              {momentOf(one.at, timeZone)}, {words.by(one.byMe)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function clock(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
}
