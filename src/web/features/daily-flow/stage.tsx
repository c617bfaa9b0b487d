import { useEffect, useRef, type ReactNode } from 'react';
import { FLOW_STEPS } from '#domain/daily-flow/daily-flow.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { dailyFlow, STEP_WORDS } from './daily-flow.copy.ts';
import type { Walk } from './use-walk.ts';
import styles from './stage.module.css';

type Props = {
  readonly walk: Walk;
  readonly time: string;
  readonly art: ReactNode;
  /** The picture gives way to the field on a phone. */ readonly form?: boolean;
  readonly children: ReactNode;
};

/**
 * The step the member is at: its picture, its head, and what there is to do. Its head takes the focus when the member
 * has come from another step.
 */
export function Stage({
  walk: {
    reply: { at },
    moved,
  },
  time,
  art,
  form,
  children,
}: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  const comes = useRef(moved);
  useEffect(() => {
    if (comes.current) head.current?.focus();
  }, []);
  return (
    <div className={styles.place}>
      <Panel as="section" ground="hearth" bleed aria-labelledby="step">
        <div className={styles.stage} data-form={form || undefined}>
          <div className={styles.art}>{art}</div>
          <div className={styles.text}>
            <div>
              <Kicker>
                {dailyFlow.step(FLOW_STEPS.indexOf(at) + 1)}, {time}
              </Kicker>
              <h2 id="step" ref={head} tabIndex={-1}>
                {STEP_WORDS[at]}
              </h2>
            </div>
            {children}
          </div>
        </div>
      </Panel>
    </div>
  );
}
