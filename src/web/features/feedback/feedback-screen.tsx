import type { FeedbackReply } from '#contract/feedback/feedback.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { envelope } from '#web/ui/drawings/windows/things/envelope.ts';
import { PageHead, Section } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { feedback as words } from './feedback.copy.ts';
import { useFeedback } from './feedback.queries.ts';
import { OwnList } from './own-list.tsx';
import { WriteForm } from './write-form.tsx';
import styles from './feedback.module.css';

/** /feedback: what the member tells the house, what it answers, and what changed because members asked. */
export function FeedbackScreen() {
  const { data, isError, isFetching, refetch } = useFeedback();
  const { ageGroup } = useMember();
  return (
    <>
      <Pictured of={envelope}>
        <PageHead kicker={words.kicker} title={words.title} lead={words.lead} />
      </Pictured>
      <div className={styles.page}>
        <section aria-labelledby="feedback-write">
          <h2 id="feedback-write" className="vh">
            {words.form.title}
          </h2>
          <WriteForm />
        </section>
        <div className={styles.side}>
          <Section id="feedback-own" title={words.own.title}>
            {/* Nobody under age hears of plans (decisions 10). */}
            {data?.isFirst && ageGroup === 'adult' && <p className={styles.hint}>{words.own.first}</p>}
            {isError && !data && (
              <ErrorNote title={words.own.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
                {words.own.failed.text}
              </ErrorNote>
            )}
            {!data && !isError && (
              <Skeletons label={words.own.loading}>
                <Skeleton />
                <Skeleton shape="short" />
              </Skeletons>
            )}
            <OwnList reply={data} />
          </Section>
          {data && <Changes reply={data} />}
        </div>
      </div>
    </>
  );
}

function Changes({ reply: { items, changes } }: { readonly reply: FeedbackReply }) {
  return (
    <Section id="feedback-changes" title={words.changes.title}>
      {changes.length === 0 ? (
        <p className={styles.hint}>{words.changes.empty}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((one) => (
            <li key={one.id}>
              <h3>{one.title}</h3>
              <p>{one.words}</p>
              <p className={styles.meta}>
                {one.category}, {dateWithYear(one.date)}
                {items.some(({ announcement }) => announcement === one.id) && <b> {words.changes.yours}</b>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
