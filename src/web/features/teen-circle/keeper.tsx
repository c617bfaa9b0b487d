import { useState } from 'react';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { teen } from './teen.copy.ts';
import { timeIn } from './time.ts';
import styles from './teen.module.css';

const AskSheet = deferred(async () => (await import('./ask-sheet.tsx')).AskSheet, { rare: true });

export type KeeperSeen = { readonly firstName: string; readonly until: string; readonly isMine: boolean };
type Props = { readonly keeper: KeeperSeen | null; readonly room: RoomReply | undefined };

/** Who looks after the room now, and a way to ask: the first thing on the page. */
export function Keeper({ keeper, room }: Props) {
  const { timeZone, ageGroup } = useMember();
  const [asking, setAsking] = useState(false);
  const words = teen.keeper;
  return (
    <div className={styles.keeper}>
      {keeper && <Avatar name={keeper.firstName} />}
      <p>
        <b>{keeper ? words.here(keeper.firstName) : words.nobody}</b>
        {keeper ? (
          <span>{words.until(timeIn(timeZone, keeper.until))}</span>
        ) : (
          ageGroup === 'teen' && <span>{words.later}</span>
        )}
      </p>
      {ageGroup === 'teen' && (
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {keeper ? words.ask(keeper.firstName) : words.askAnyone}
        </Button>
      )}
      {asking && <AskSheet name={keeper?.firstName ?? null} room={room} onClose={() => setAsking(false)} />}
    </div>
  );
}
