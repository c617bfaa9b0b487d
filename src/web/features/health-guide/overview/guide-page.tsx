import { href } from '#contract/screens.ts';
import type { GuideReply } from '#contract/health-guide/health-guide.schemas.ts';
import { WeekPicture } from '#web/platform/covers/week-picture.tsx';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { guide as copy } from '../guide.copy.ts';
import { useGuideWrite } from '../guide.queries.ts';
import { Reasons } from '../week/reasons.tsx';
import { Tide } from './tide.tsx';
import { WeekList } from './week-list.tsx';
import { hrefOf } from './week-address.ts';
import { Ways } from './ways.tsx';
import styles from './guide.module.css';

/** The guide as a whole: the way over her phases, where she is on it, and every week. */
export function GuidePage({ reply }: { readonly reply: GuideReply }) {
  const { weeks, progress, tide } = reply;
  const guide = useGuideWrite();
  const { where } = progress;
  const behind = lastBehind(progress);
  const week = weeks.find((one) => one.week === (where?.week ?? 1));
  return (
    <div className={styles.page}>
      <PageHead kicker={copy.kicker} title={copy.title} lead={copy.lead} />
      <Tide weeks={weeks} tide={tide} week={where?.week ?? null} />
      {guide.error && <Notice tone="danger">{copy.error}</Notice>}
      {week && (
        <section className={styles.now} aria-labelledby="guide-now">
          <div className={styles.picture}>
            <WeekPicture of={week.window} />
          </div>
          <div className={styles.words}>
            <p className={styles.kicker}>{lineOf(progress.where) ?? copy.ofTwelve(1)}</p>
            <h2 id="guide-now">{week.title}</h2>
            <p>{week.lead}</p>
          </div>
          <div className={styles.rest}>
            <Today reply={reply} />
            <div className={styles.acts}>
              {where ? (
                <LinkButton href={hrefOf(week.week)}>{copy.open(week.week)}</LinkButton>
              ) : (
                <Button
                  busy={guide.isPending}
                  onClick={() => guide.write({ of: 'step', step: { do: 'begin', run: progress.run } })}
                >
                  {copy.begin}
                </Button>
              )}
              {where?.isOver && <TextLink href={href('healthGuideKeepsake')}>{copy.keepsake.link}</TextLink>}
              {behind !== null && <TextLink href={hrefOf(behind)}>{copy.lookBack.link(behind)}</TextLink>}
            </div>
            {!where && <p className={styles.note}>{copy.beginLead}</p>}
            {guide.waits && <p role="status">{copy.reflection.waits}</p>}
          </div>
        </section>
      )}
      {progress.catchUp !== null && <CatchUp week={progress.catchUp} guide={guide} />}
      <WeekList weeks={weeks} progress={progress} />
      <p className={styles.note}>
        {tide.length > 0 && `${copy.phasesNote} `}
        {copy.seen}
      </p>
      {where && <Ways progress={progress} guide={guide} />}
    </div>
  );
}

/** The week that ended last, where she did or wrote something in it. */
function lastBehind({ where, done, reflections }: GuideReply['progress']): number | null {
  if (!where || where.isOver) return null;
  const before = where.week - 1;
  return [...done, ...reflections].some(({ week }) => week === before) ? before : null;
}

function lineOf(where: GuideReply['progress']['where']): string | null {
  if (!where) return null;
  if (where.isOver) return copy.now.over;
  return where.isPaused ? copy.now.paused : copy.now.here(where.week, where.day);
}

function Today({ reply: { today, progress } }: { readonly reply: GuideReply }) {
  if (!today) return null;
  const { thing } = today;
  const shown = progress.isPlain ? thing.plain : thing.bent;
  return (
    <div className={styles.today}>
      <p className={styles.label}>
        {copy.now.today}, {copy.minutes(shown.minutes)}
      </p>
      <p>
        <b>{thing.title}.</b> {shown.text}
      </p>
      <Reasons of={shown} />
    </div>
  );
}

type CatchUpProps = { readonly week: number; readonly guide: ReturnType<typeof useGuideWrite> };

function CatchUp({ week, guide }: CatchUpProps) {
  const step = (to: 'go_to' | 'let_go') => guide.write({ of: 'step', step: { do: to, week } });
  return (
    <Notice>
      <p>{copy.catchUp.text(week)}</p>
      <div className={styles.acts}>
        <Button kind="line" size="small" onClick={() => step('go_to')}>
          {copy.catchUp.back(week)}
        </Button>
        <Button kind="quiet" size="small" onClick={() => step('let_go')}>
          {copy.catchUp.letGo}
        </Button>
      </div>
    </Notice>
  );
}
