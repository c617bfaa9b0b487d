import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { href } from '#contract/screens.ts';
import { FEWEST_CYCLES } from '#domain/insight/cycle-history.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { asEvent, eventOf } from '#web/features/cycle/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Empty } from '#web/ui/status/states.tsx';
import { FeelingsChart } from './charts/feelings-chart.tsx';
import { HistoryChart } from './charts/history-chart.tsx';
import { SymptomChart } from './charts/symptom-chart.tsx';
import { insight } from './insight.copy.ts';
import { PatternList } from './pattern-list.tsx';
import { TalkSection } from './talk-section.tsx';
import styles from './insight.module.css';

/** History and patterns with their data here, as her stage of life shows them. */
export function InsightPage({ reply }: { readonly reply: InsightReply }) {
  const surface = surfaceOf(reply, reply.newestStart);
  const say = (text: string) => asEvent(text, eventOf(surface));
  const finished = reply.lengths?.count ?? 0;
  const isCounted = surface.wheel === 'cycle';
  if (reply.daysLogged === 0 && reply.history.length === 0) {
    return <Empty level="h2" title={insight.nothing.title} action={<LinkButton href={href('tracker')}>{insight.nothing.action}</LinkButton>}>{insight.nothing.text}</Empty>;
  }
  return (
    <>
      <TalkSection reply={reply} surface={surface} />
      {isCounted && finished < FEWEST_CYCLES && <p className={styles.how}>{insight.fewer(finished)}{surface.wording === 'first_years' && ` ${insight.fewerTeen}`}</p>}
      {isCounted && <HistoryChart reply={reply} say={say} />}
      <div className={styles.two}>
        {isCounted && finished >= FEWEST_CYCLES && <SymptomChart reply={reply} />}
        <FeelingsChart reply={reply} surface={surface} say={say} />
      </div>
      <PatternList reply={reply} surface={surface} say={say} />
    </>
  );
}
