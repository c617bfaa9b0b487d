import { href } from '#contract/screens.ts';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { periods as words } from '../moon.copy.ts';
import { useMoonPeriods } from '../moon.queries.ts';
import { useHemisphere } from '../use-hemisphere.ts';
import { PeriodsPlot } from './periods-plot.tsx';
import { moonVerdictOf } from './verdict.ts';
import styles from './periods.module.css';

const SHOWN = 8;

/**
 * The member's first days on one turn of the moon, with the honest sentence, on another page: nothing until there is
 * one.
 */
export function PeriodsPanel({
  say,
}: {
  /** As the member's stage says it. */ readonly say: (text: string) => string;
}) {
  const { data } = useMoonPeriods();
  const [hemisphere] = useHemisphere(useMember().timeZone);
  const link = data?.link;
  if (!link || link.turns.length === 0) return null;
  const shown = link.turns.slice(-SHOWN);
  return (
    <div className={styles.sky}>
      <Panel ground="night" bleed as="section" aria-labelledby="periods-and-moon">
        <div className={styles.panel}>
          <div>
            <h2 id="periods-and-moon">{say(words.title)}</h2>
            <p>{say(moonVerdictOf(link))}</p>
            <TextLink href={href('moonCalendar')}>{words.more}</TextLink>
          </div>
          <PeriodsPlot turns={shown} hemisphere={hemisphere} label={say(words.chart(shown.length))} />
        </div>
      </Panel>
    </div>
  );
}
