import { FLOW_MINUTES, FLOW_STEPS, type FlowStep } from '#domain/daily-flow/daily-flow.ts';
import { useCheckIn } from '#web/features/check-in/public.ts';
import { dailyFlow, NUMERALS, STEP_WORDS } from '#web/features/daily-flow/daily-flow.copy.ts';
import type { StepProps } from '#web/features/daily-flow/use-walk.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import styles from './below.module.css';

/** The other steps in words, folded: what each asks, whether it is done, and a way there. */
export function WayThrough({ walk }: StepProps) {
  const { at, done, words, last, bell } = walk.reply;
  const prompt = useCheckIn().data?.prompt;
  const says: Readonly<Record<FlowStep, string | undefined>> = {
    arrive: words.settle,
    breathe: dailyFlow.breathe.say,
    check_in: prompt,
    write: words.write,
    intention: dailyFlow.intention.label,
    close: dailyFlow.close.say,
  };
  return (
    <section className={styles.way} aria-label={dailyFlow.way.title}>
      <Switch checked={bell} onChange={(on) => walk.keep({ bell: on })}>
        {dailyFlow.bell}
      </Switch>
      <Fold summary={dailyFlow.way.title} note={dailyFlow.way.note}>
        <ol className={styles.steps}>
          {FLOW_STEPS.filter((step) => step !== at).map((step) => (
            <li key={step}>
              <div className={styles.head}>
                <span className={styles.numeral} aria-hidden="true">
                  {NUMERALS[step]}
                </span>
                <div>
                  <h3>{STEP_WORDS[step]}</h3>
                  <small>{dailyFlow.min(FLOW_MINUTES[step])}</small>
                </div>
              </div>
              <div className={styles.body}>
                <p className={styles.say}>{says[step]}</p>
                {step === 'intention' && last && (
                  <p className={styles.caption}>{dailyFlow.intention.last(last.text)}</p>
                )}
                <p className={styles.links}>
                  {done.includes(step) && <span>{dailyFlow.way.done}</span>}
                  <TextButton onClick={() => walk.go(step)}>
                    {dailyFlow.way.open}
                    <span className="vh">: {STEP_WORDS[step]}</span>
                  </TextButton>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}
