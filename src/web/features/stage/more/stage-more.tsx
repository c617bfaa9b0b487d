import { href } from '#contract/screens.ts';
import type { StageNow } from '#contract/stage/stage.schemas.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { menopauseRoad } from '#domain/stage/menopause-road.ts';
import { sinceBirth } from '#domain/stage/pregnancy.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { birth, road as words, urgent } from './more.copy.ts';
import { PregnancyWeeks } from './pregnancy-weeks.tsx';
import { Part, Urgent } from './stage-part.tsx';
import styles from './more.module.css';

type Props = { readonly now: StageNow; readonly view: CycleView };
const CHOOSE = `${href('tracker')}#life-stage`;

/** What a stage has to tell beyond its words; nothing in a stage that has no more. */
export function StageMore({ now, view }: Props) {
  if (now.stage === 'perimenopause') return <Road view={view} />;
  if (now.stage === 'pregnant') return <PregnancyWeeks now={now} view={view} />;
  if (now.stage === 'postpartum' && now.stageSince) return <SinceBirth now={now} view={view} />;
  return null;
}

/** Days since the last period, the road to twelve months without one, and what a doctor should look at. */
function Road({ view }: Pick<Props, 'view'>) {
  const way = menopauseRoad(view);
  return (
    <Part title={words.title} figure={way && words.days(way)} sources={words.sources}>
      {way ? (
        <>
          <p>{words.last(way)}</p>
          <svg className={styles.road} role="img" aria-label={words.bar(way)} width="100%" height="14">
            <rect className={styles.way} x="0" y="3" width="100%" height="8" rx="4" />
            <rect
              className={styles.gone}
              x="0"
              y="3"
              width={`${Math.round(way.share * 1000) / 10}%`}
              height="8"
              rx="4"
            />
            {Array.from({ length: 11 }, (_, month) => (
              <rect key={month} className={styles.tick} x={`${((month + 1) * 100) / 12}%`} y="3" width="1" height="8" />
            ))}
          </svg>
          <p className={styles.ends} aria-hidden="true">
            <span>{words.bar(way)}</span>
          </p>
          <p>
            {way.isOver ? words.over : words.ahead(way)}
            <sup>1</sup>
          </p>
          {way.isOver && <TextLink href={CHOOSE}>{words.choose}</TextLink>}
        </>
      ) : (
        <p>{words.none}</p>
      )}
      <h4>{words.lookTitle}</h4>
      <ul className={styles.look}>
        {words.look.map(({ text, source }) => (
          <li key={text}>
            {text}
            <sup>{source}</sup>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Weeks since the birth, and what these months can bring. */
function SinceBirth({ now: { stageSince }, view: { today } }: Props) {
  const since = stageSince && sinceBirth(stageSince, today);
  if (!since) return null;
  const isPast = since.days > 365;
  return (
    <Part title={birth.title} figure={birth.since(since)} sources={birth.sources}>
      {!isPast && <Urgent signs={urgent.afterBirth} />}
      <p>
        {since.weeks < 2 ? birth.early : isPast ? birth.past : birth.later}
        {!isPast && <sup>2</sup>}
      </p>
      {isPast && <TextLink href={CHOOSE}>{birth.choose}</TextLink>}
    </Part>
  );
}
