import { Check } from 'lucide-react';
import { FLOW_MINUTES, FLOW_STEPS, type FlowStep } from '#domain/daily-flow/daily-flow.ts';
import { dailyFlow, STEP_WORDS } from './daily-flow.copy.ts';
import styles from './rooms.module.css';

type Props = { readonly at: FlowStep; readonly done: readonly FlowStep[]; readonly onGo: (step: FlowStep) => void };

/**
 * The six steps as arches: done ones are soft with a tick, the one the member is at is lit, the others dashed. Each can
 * be entered.
 */
export function Rooms({ at, done, onGo }: Props) {
  return (
    <ol className={styles.rooms} aria-label={dailyFlow.rooms}>
      {FLOW_STEPS.map((step) => {
        const isDone = done.includes(step);
        return (
          <li key={step} data-state={step === at ? 'now' : isDone ? 'done' : 'later'}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => step !== at && onGo(step)}
            >
              <span className={styles.room} aria-hidden="true">
                {isDone && <Check size={18} strokeWidth={2} />}
              </span>
              <b>{STEP_WORDS[step]}</b> <small>{dailyFlow.min(FLOW_MINUTES[step])}</small>
              {isDone && <span className="vh">, {dailyFlow.done}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
