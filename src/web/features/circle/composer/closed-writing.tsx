import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { useRoomKind } from '../room-kind.tsx';
import styles from './closed-writing.module.css';

/** Whether the member may only read for now. House rules that are not accepted yet close nothing: they are asked. */
export function isClosed({ writing: { stops } }: RoomReply): boolean {
  return stops !== null && stops !== 'rules_first';
}

/** Why the member cannot write now, and what stays open. */
export function ClosedWriting({ room: { writing } }: { readonly room: RoomReply }) {
  const { closed } = useRoomKind().words;
  const { timeZone } = useMember();
  if (writing.stops === 'subscription')
    return (
      <div className={styles.closed}>
        <p>{closed.plan}</p>
        <Button kind="hearth" size="small" aria-haspopup="dialog" onClick={() => askForPremium('circle_writing')}>
          {closed.planAction}
        </Button>
      </div>
    );
  return (
    <div className={styles.closed}>
      <p>
        {writing.stops === 'paused' && writing.until
          ? closed.paused(longDate(dayInZone(new Date(writing.until), timeZone)))
          : closed.shut}
      </p>
    </div>
  );
}
