import { useRef, useState } from 'react';
import type { FeedTitles } from '#domain/feed/feed-events.ts';
import { daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { exporting } from './export.copy.ts';
import { useFeed, useFeedChanges } from './export.queries.ts';
import styles from './export.module.css';

const words = exporting.calendar;
const ASKED_DAYS = 30;

/**
 * The secret address of the member's calendar: made, named, copied, taken back. `mayBePlain` is false where it is
 * always discreet.
 */
export function CalendarPart({ mayBePlain }: { readonly mayBePlain: boolean }) {
  const query = useFeed();
  const { make, renew, change, end } = useFeedChanges();
  const [wanted, setWanted] = useState<FeedTitles>('discreet');
  const feed = query.data?.feed ?? null;
  const failed = [make, renew, change, end].some(({ error }) => error && !(error instanceof StepUpDeclined));
  const choose = (titles: FeedTitles) => {
    setWanted(titles);
    if (feed) change.mutate(titles);
  };
  const titles = feed?.titles ?? wanted;
  return (
    <section className={styles.part}>
      <h3>{words.title}</h3>
      <p className={styles.muted}>{words.text}</p>
      {query.isPending && <Spinner>{words.title}</Spinner>}
      {query.isError && (
        <Notice
          tone="warning"
          action={
            <Button kind="line" size="small" onClick={() => void query.refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.unread}
        </Notice>
      )}
      {query.data && (
        <>
          {mayBePlain && (
            <RadioGroup
              legend={words.legend}
              name="feed-titles"
              look="columns"
              value={titles}
              onChange={choose}
              options={[
                { value: 'discreet', ...words.discreet },
                { value: 'plain', ...words.plain },
              ]}
            />
          )}
          {make.data && feed && <Address path={make.data.path} />}
          {feed && !make.data && <p>{words.stands(dayOf(feed.since))}</p>}
          {feed && <Life until={feed.until} renew={renew} />}
          {failed && <Notice tone="danger">{words.failed}</Notice>}
          <div className={styles.acts}>
            <Button
              kind={feed ? 'line' : 'primary'}
              size="small"
              busy={make.isPending}
              busyLabel={words.making}
              onClick={() => make.mutate(titles)}
            >
              {feed ? words.again : words.make}
            </Button>
            {feed && (
              <Button
                kind="line"
                size="small"
                busy={end.isPending}
                busyLabel={words.ending}
                onClick={() =>
                  end.mutate(undefined, {
                    onSuccess: () => {
                      make.reset();
                      toast({ title: words.ended });
                    },
                  })
                }
              >
                {words.end}
              </Button>
            )}
          </div>
          <p className={styles.muted}>{feed ? words.againHint : words.proof}</p>
        </>
      )}
    </section>
  );
}

const dayOf = (instant: string) => dateWithYear(localDate(instant.slice(0, 10)));

/** Until when the address works; from a month before its end on, the question whether it is to go on. */
function Life({
  until,
  renew,
}: {
  readonly until: string;
  readonly renew: ReturnType<typeof useFeedChanges>['renew'];
}) {
  const end = localDate(until.slice(0, 10));
  const left = daysBetween(useToday(), end);
  if (left > ASKED_DAYS) return <p className={styles.muted}>{words.until(dayOf(until))}</p>;
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="small"
          busy={renew.isPending}
          busyLabel={words.renewing}
          onClick={() =>
            renew.mutate(undefined, {
              onSuccess: ({ feed }) => feed && toast({ title: words.renewed(dayOf(feed.until)) }),
            })
          }
        >
          {words.renew}
        </Button>
      }
    >
      {left > 0 ? words.soon(dayOf(until)) : words.over(dayOf(until))}
    </Notice>
  );
}

function Address({ path }: { readonly path: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    field.current?.select();
    setSaid(
      await navigator.clipboard.writeText(address).then(
        () => words.copied,
        () => words.notCopied,
      ),
    );
  };
  return (
    <>
      <p role="status">{words.made}</p>
      <input ref={field} className={styles.address} readOnly aria-label={words.address} value={address} />
      <div className={styles.acts}>
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <span className={styles.muted} role="status">
          {said}
        </span>
      </div>
    </>
  );
}
