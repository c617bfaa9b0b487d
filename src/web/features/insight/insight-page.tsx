import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { href } from '#contract/screens.ts';
import { FEWEST_CYCLES } from '#domain/insight/cycle-history.ts';
import { surfaceOf, type StageSurface } from '#domain/stage/stage.ts';
import { asEvent, eventOf } from '#web/features/cycle/public.ts';
import { DeferredClosedDoors } from '#web/features/subscription/public.ts';
import { useIsOpen } from '#web/platform/membership/access.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { FeelingsChart, feelingsTitle } from './charts/feelings-chart.tsx';
import { HistoryChart } from './charts/history-chart.tsx';
import { SymptomChart } from './charts/symptom-chart.tsx';
import { insight } from './insight.copy.ts';
import { PatternList } from './pattern-list.tsx';
import { TalkSection } from './talk-section.tsx';
import styles from './insight.module.css';

/** History and patterns with their data here, as the member's stage of life shows them. */
export function InsightPage({ reply }: { readonly reply: InsightReply }) {
  const surface = surfaceOf(reply, reply.newestStart);
  const say = (text: string) => asEvent(text, eventOf(surface));
  const finished = reply.lengths?.count ?? 0;
  const isCounted = surface.wheel === 'cycle';
  const opens = useIsOpen('patterns');
  if (reply.daysLogged === 0 && reply.history.length === 0) {
    return (
      <Empty
        level="h2"
        title={insight.nothing.title}
        action={<LinkButton href={href('tracker')}>{insight.nothing.action}</LinkButton>}
      >
        {insight.nothing.text}
      </Empty>
    );
  }
  return (
    <>
      <TalkSection reply={reply} surface={surface} />
      {isCounted && finished < FEWEST_CYCLES && (
        <p className={styles.how}>
          {insight.fewer(finished)}
          {surface.wording === 'first_years' && ` ${insight.fewerTeen}`}
        </p>
      )}
      {isCounted && <HistoryChart reply={reply} say={say} />}
      {!opens && <Closed surface={surface} hasSymptoms={isCounted && finished >= FEWEST_CYCLES} say={say} />}
      {opens && (
        <>
          <div className={styles.two}>
            {isCounted && finished >= FEWEST_CYCLES && <SymptomChart reply={reply} />}
            <FeelingsChart reply={reply} surface={surface} say={say} />
          </div>
          <PatternList reply={reply} surface={surface} say={say} />
        </>
      )}
    </>
  );
}

/** In limited access: what else is laid side by side here, each under its own title (decisions 9). */
function Closed({
  surface,
  hasSymptoms,
  say,
}: {
  readonly surface: StageSurface;
  readonly hasSymptoms: boolean;
  readonly say: (text: string) => string;
}) {
  const { closed, symptoms, patterns } = insight;
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
