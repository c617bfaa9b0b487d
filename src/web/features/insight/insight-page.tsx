import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { href } from '#contract/screens.ts';
import { FEWEST_CYCLES } from '#domain/insight/cycle-history.ts';
import { surfaceOf, type StageSurface } from '#domain/stage/stage.ts';
import { asEvent, eventOf } from '#web/features/cycle/public.ts';
import { PeriodsPanel } from '#web/features/moon/public.ts';
import { DeferredClosedDoors } from '#web/features/subscription/public.ts';
import { useIsOpen } from '#web/platform/membership/access.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { emptyNest } from '#web/ui/drawings/windows/things/empty-nest.ts';
import { sprout } from '#web/ui/drawings/windows/phases/sprout.ts';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { DataTable, type ChartTable } from './charts/data-table.tsx';
import {
  EnergyChart,
  EnergyPicture,
  energyWords,
  feelingsTable,
  feelingsTitle,
  hasFeelings,
} from './charts/energy-chart.tsx';
import { LengthsChart, lengthsTable } from './charts/lengths-chart.tsx';
import { insight, rangeWords, symptomName, whenWord } from './insight.copy.ts';
import { openingWords, steady } from './opening/opening-words.ts';
import { Opening } from './opening/opening.tsx';
import { Ribbon } from './opening/ribbon.tsx';
import { TalkLine } from './talk-line.tsx';
import { rangeSource, SOURCES, talkWords } from './talk.copy.ts';
import { TogetherSection, togetherTable } from './together/together-section.tsx';
import styles from './insight.module.css';

type Props = {
  readonly reply: InsightReply;
  readonly surface: StageSurface;
  /** As the member's stage says it. */ readonly say: (text: string) => string;
  /** Whether all of it is open to the member. */ readonly opens: boolean;
};

/** History and patterns with their data here, as the member's stage of life shows them. */
export function InsightPage({ reply }: { readonly reply: InsightReply }) {
  const surface = surfaceOf(reply, reply.newestStart);
  const say = (text: string) => asEvent(text, eventOf(surface));
  const opens = useIsOpen('patterns');
  const props = { reply, surface, say, opens };
  const isCounted = surface.wheel === 'cycle';
  if (reply.daysLogged === 0 && reply.history.length === 0)
    return (
      <Opening sentence={insight.nothing.title} window={emptyNest}>
        <p className={styles.quiet}>{insight.nothing.text}</p>
        <LinkButton href={href('tracker')}>{insight.nothing.action}</LinkButton>
      </Opening>
    );
  return (
    <Evidence
      sources={[
        surface.bleedingLog && SOURCES.emergency,
        ...reply.talk.map((one) => talkWords(one).sources),
        reply.range && rangeSource(reply.range),
      ]}
    >
      <First {...props} />
      <div className={styles.line}>
        <TalkLine reply={reply} surface={surface} />
        <LinkButton href={href('report')}>{insight.report}</LinkButton>
      </div>
      <div className={styles.two}>
        {isCounted && <LengthsChart reply={reply} namesPhases={surface.phases} say={say} />}
        {opens && isCounted && <EnergyChart reply={reply} surface={surface} say={say} />}
      </div>
      {opens ? <TogetherSection {...props} /> : <Closed {...props} />}
      {isCounted && <PeriodsPanel say={say} />}
      <Foot {...props} />
    </Evidence>
  );
}

/** The sentence and the picture the page opens with: symptoms by the days of a cycle, or energy by months. */
function First({ reply, surface, say, opens }: Props) {
  const { lengths } = reply;
  if (surface.wheel !== 'cycle')
    return (
      <Opening sentence={opens ? energyWords(reply) : insight.title}>
        {opens && hasFeelings(reply) && <EnergyPicture reply={reply} surface={surface} say={say} />}
      </Opening>
    );
  if (!lengths || lengths.count < FEWEST_CYCLES) return <Opening sentence={say(openingWords(reply))} window={sprout} />;
  const seen = opens ? reply : { ...reply, symptoms: [] };
  return (
    <Opening sentence={say(opens ? openingWords(reply) : steady(lengths))}>
      {opens && reply.symptoms.length === 0 && <p className={styles.quiet}>{insight.symptoms.none}</p>}
      <Ribbon reply={{ ...seen, lengths }} namesPhases={surface.phases} say={say} />
    </Opening>
  );
}

/** The numbers of every picture, and how they were worked out. */
function Foot({ reply, surface, say, opens }: Props) {
  const isCounted = surface.wheel === 'cycle';
  const tables: ChartTable[] = [
    ...(opens && reply.symptoms.length > 0 ? [symptomsTable(reply, say)] : []),
    ...(isCounted && reply.history.length > 0 ? [lengthsTable(reply, say)] : []),
    ...(opens && hasFeelings(reply) ? [feelingsTable(reply, surface, say)] : []),
    ...(opens && reply.patterns.shown.length > 0 ? [togetherTable({ reply, say })] : []),
  ];
  return (
    <div className={styles.foot}>
      {tables.length > 0 && (
        <Fold summary={insight.tables}>
          {tables.map((table) => (
            <DataTable key={table.caption} {...table} />
          ))}
        </Fold>
      )}
      <div>
        <Sources>
          <p>{[...insight.how, reply.range ? rangeWords(reply.range) : ''].join(' ')}</p>
          {isCounted && reply.lengths && (
            <p>{`${insight.history.median(reply.lengths)}${reply.range ? insight.history.varies(reply.range) : ''}`}</p>
          )}
        </Sources>
      </div>
    </div>
  );
}

function symptomsTable({ symptoms, names }: InsightReply, say: Props['say']): ChartTable {
  const words = insight.symptoms;
  return {
    caption: words.title,
    head: [...words.head, ...(symptoms[0]?.parts ?? []).map(({ part }) => say(whenWord(part))), words.days],
    rows: symptoms.map(({ key, cycles, of, parts, days }) => [
      symptomName(key, names),
      words.inCycles(cycles, of),
      ...parts.map((part) => String(part.cycles)),
      words.onDays(days),
    ]),
  };
}

/** In limited access: what else is here, each under its own title (decisions 9). */
function Closed({ reply, surface, say }: Props) {
  const { closed, symptoms, patterns } = insight;
  const hasSymptoms = surface.wheel === 'cycle' && (reply.lengths?.count ?? 0) >= FEWEST_CYCLES;
  const doors = [
    ...(hasSymptoms ? [{ title: symptoms.title, text: closed.symptoms, picture: 'dots' } as const] : []),
    { title: say(feelingsTitle(surface)), text: closed.feelings, picture: 'bars' } as const,
    { title: patterns.title, text: closed.patterns, picture: 'pairs' } as const,
  ];
  return (
    <Section id="closed-patterns" title={closed.title}>
      <DeferredClosedDoors feature="patterns" doors={doors} stays={closed.stays} />
    </Section>
  );
}
