import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { useMember } from '#web/platform/session.ts';
import { InRoom, ThreadPage } from '#web/features/circle/public.ts';
import { teenRoom } from './teen.ts';
import styles from './teen.module.css';

/** /teen-circle/:post: a thread of the teens' room. */
export function TeenPostScreen() {
  const { post } = useScreenParams('teenPost');
  const namedOnly = useMember().ageGroup === 'adult';
  return (
    <div className={styles.room} data-audience="teen">
      <InRoom kind={teenRoom({ keeper: null, readFirst: false, namedOnly })}>
        <ThreadPage post={post} />
      </InRoom>
    </div>
  );
}
