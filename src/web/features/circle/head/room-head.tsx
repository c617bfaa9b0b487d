import type { ReactNode } from 'react';
import { useCycleView } from '#web/features/cycle/public.ts';
import { useHemisphere } from '#web/features/moon/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { Room } from '#web/ui/drawings/room/room.tsx';
import { useRoomKind } from '../room-kind.tsx';
import styles from './room-head.module.css';

type Props = { readonly fresh: number; readonly children?: ReactNode };

/** The room seen from its doorway, with tonight's moon in its window. */
export function RoomHead({ fresh, children }: Props) {
  const { words } = useRoomKind();
  const today = useToday();
  const moon = useCycleView().data?.moon.find(({ date }) => date === today);
  const [hemisphere] = useHemisphere(useMember().timeZone);
  return (
    <section className={styles.head} aria-labelledby="room-title">
      <div className={styles.words}>
        {children}
        <p className={styles.kicker}>{words.kicker(fresh)}</p>
        <h1 id="room-title" tabIndex={-1}>
          {words.title}
        </h1>
        {words.lead && <p className={styles.lead}>{words.lead}</p>}
      </div>
      <div className={styles.picture}>
        <Room label={words.picture} light={moon && lightOf(moon)} hemisphere={hemisphere} />
      </div>
    </section>
  );
}
