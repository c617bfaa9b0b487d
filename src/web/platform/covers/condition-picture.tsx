import { use } from 'react';
import { DeferredCode, IS_AWAITED } from '#web/platform/deferred/deferred-code.ts';
import { frame } from '#web/platform/deferred/frame.tsx';
import { whenIdle } from '#web/platform/when-idle.ts';
import type { ConditionProps } from './drawn-condition.tsx';
import styles from './picture.module.css';

const code = new DeferredCode<ConditionProps>(async () => (await import('./drawn-condition.tsx')).DrawnCondition);
if (!IS_AWAITED) whenIdle(() => void code.ahead());

const Condition = frame<ConditionProps>({ code, fallback: null, draw: (props) => <Drawn {...props} /> });

function Drawn(props: ConditionProps) {
  const outcome = code.outcome ?? use(code.fetch());
  return 'part' in outcome ? <outcome.part {...props} /> : null;
}

/** The drawn arch of a guide, and the dusk in its place until it came; decorative, since its title stands beside it. */
export function ConditionPicture({ of }: ConditionProps) {
  return (
    <div className={styles.place}>
      <Condition of={of} />
    </div>
  );
}
