import { OctagonAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { GuideProgress, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import { href } from '#contract/screens.ts';
import { Blocks, sourceOf } from '#web/features/wisdom/public.ts';
import { WeekPicture } from '#web/platform/covers/week-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { guide as copy } from '../guide.copy.ts';
import { useGuideWrite, type GuideWrite } from '../guide.queries.ts';
import { Leads } from './leads.tsx';
import { LookBack } from './look-back.tsx';
import { Question } from './question.tsx';
import { Things } from './things.tsx';
import styles from './week.module.css';

type Props = { readonly whole: GuideWeekWhole; readonly progress: GuideProgress | null };

/** A week: when to be seen first, the seven things, one question, what goes with it, and why. */
export function WeekPage({ whole, progress }: Props) {
  const { week, title, kicker, lead, window: cover, sources, blocks } = whole;
  const guide = useGuideWrite();
  const numbered = useMemo(() => new Map(sources.map((source) => [source.n, sourceOf(source)])), [sources]);
  const written = progress?.reflections.find((one) => one.week === week) ?? null;
  return (
    <Evidence sources={[...numbered.values()]}>
      <article className={styles.page}>
        <header className={styles.head}>
          <PageHead kicker={`${copy.ofTwelve(week)}. ${kicker}`} title={title} lead={lead} />
          <div className={styles.corner}>
            <WeekPicture of={cover} />
          </div>
        </header>
        <section className={styles.red} aria-labelledby="guide-before">
          <h2 id="guide-before">
            <OctagonAlert size={20} aria-hidden="true" />
            {copy.before}
          </h2>
          <p>{whole.before}</p>
        </section>
        {guide.error && guide.last?.of !== 'reflection' && <Notice tone="danger">{copy.error}</Notice>}
        {progress && <Here week={week} progress={progress} guide={guide} />}
        <Switch
          checked={!(progress?.isPlain ?? false)}
          note={copy.bendNote}
          onChange={(isBent) => guide.write({ of: 'step', step: { do: 'plain', isPlain: !isBent } })}
        >
          {copy.bend}
        </Switch>
        <div className={styles.parts}>
          <Things whole={whole} progress={progress} guide={guide} />
          {progress && isBehind(week, progress) && <LookBack whole={whole} progress={progress} />}
          <Question key={written?.text ?? ''} whole={whole} written={written} />
          <Leads whole={whole} />
          <section className={styles.why} aria-labelledby="guide-why">
            <h2 id="guide-why">{copy.why}</h2>
            <Blocks part="text" blocks={blocks} sources={numbered} spoken={null} />
          </section>
        </div>
        <div>
          {whole.glossary.length > 0 && (
            <Fold summary={copy.words}>
              <dl className={styles.glossary}>
                {whole.glossary.map(({ term, means }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{means}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          )}
          <Sources>
            <p>{whole.reviewedBy ? copy.reviewed(whole.reviewedBy) : copy.checked(dateWithYear(whole.checked))}</p>
          </Sources>
        </div>
        <p>
          <TextLink href={href('healthGuide')}>{copy.back}</TextLink>
        </p>
      </article>
    </Evidence>
  );
}

function isBehind(week: number, { where }: GuideProgress): boolean {
  return where !== null && (where.isOver || week < where.week);
}

type HereProps = { readonly week: number; readonly progress: GuideProgress; readonly guide: GuideWrite };

/** Beginning, and making this week hers. */
function Here({ week, progress: { where, run }, guide }: HereProps) {
  if (!where)
    return week === 1 ? (
      <div>
        <Button busy={guide.isPending} onClick={() => guide.write({ of: 'step', step: { do: 'begin', run } })}>
          {copy.begin}
        </Button>
      </div>
    ) : null;
  if (where.week === week && !where.isOver) return null;
  return (
    <div>
      <Button kind="line" size="small" onClick={() => guide.write({ of: 'step', step: { do: 'go_to', week } })}>
        {copy.goHere}
      </Button>
    </div>
  );
}
