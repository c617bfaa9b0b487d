import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { CirclePage, InRoom } from '#web/features/circle/public.ts';
import { Keeper } from './keeper.tsx';
import { MyQuestions } from './my-questions.tsx';
import { RightNow } from './right-now.tsx';
import { Topics } from './topics.tsx';
import { Watch } from './watch.tsx';
import { teenRoom } from './teen.ts';
import styles from './teen.module.css';

/** The room with what only teens have in it: who looks after it, a way to ask, topics, help. */
export function TeenRoom() {
  const isTeen = useMember().ageGroup === 'teen';
  const keeper = useQuery(read('teenKeeper')).data?.keeper ?? null;
  const room = useQuery({ ...read('teenRoom'), staleTime: 0 }).data;
  const kind = teenRoom({
    keeper: keeper?.firstName ?? null,
    readFirst: room?.writing.readFirst ?? false,
    namedOnly: !isTeen,
  });
  return (
    <div className={styles.room} data-audience="teen">
      <InRoom kind={kind}>
        <CirclePage
          above={<Keeper keeper={keeper} room={room} />}
          below={isTeen ? <MyQuestions /> : <Watch keeper={keeper} />}
          side={
            <>
              <RightNow />
              <Topics />
            </>
          }
        />
      </InRoom>
    </div>
  );
}
