import type { MeditationsReply } from '#contract/meditation/meditation.schemas.ts';
import { href } from '#contract/screens.ts';
import { DeferredCourseShelf } from '#web/features/course/public.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { ClosedLine } from './closed-line.tsx';
import { Doors } from './doors.tsx';
import { ForToday } from './for-today.tsx';
import { useTakenBack } from '../kept/use-kept.ts';
import { KeptHere } from './kept-here.tsx';
import { GoOn, UpNext } from './up-next.tsx';
import { shelf } from './shelf.copy.ts';
import styles from './shelf.module.css';

/** The shelf, once it came. */
export function ShelfPage({ reply: { meditations, listening } }: { readonly reply: MeditationsReply }) {
  useTakenBack(meditations);
  const limited = useAccess() === 'limited';
  const free = meditations.filter(({ isFree }) => isFree).length;
  // Where some are shut, what opens stands first; their order among each other stays.
  const all = [...meditations].toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
  return (
    <>
      <PageHead
        kicker={limited && free > 0 ? shelf.kicker.some(free) : shelf.kicker.all}
        title={shelf.title}
        actions={<TextLink href={href('ambientSounds')}>{shelf.ambient}</TextLink>}
      />
      <OfflineNote>{shelf.offline}</OfflineNote>
      {all.length === 0 ? (
        <Empty level="h2" title={shelf.none.title}>
          {shelf.none.text}
        </Empty>
      ) : (
        <>
          <div className={styles.first}>
            <ForToday all={all} />
            <div className={styles.beside}>
              <GoOn all={all} places={listening.places} />
              <UpNext all={all} />
            </div>
          </div>
          <Doors all={all} listening={listening} />
          {all.some(({ kind }) => kind === 'recording') && <Courses />}
          {limited && <ClosedLine all={all} />}
          <Listened months={listening.months} />
        </>
      )}
      <KeptHere />
    </>
  );
}

/** Teachers' courses, for adults: they are made of recordings. */
function Courses() {
  return useMember().ageGroup === 'adult' && <DeferredCourseShelf />;
}

/** How long the member has listened this month; where that is no time, nothing is said. */
function Listened({ months }: Pick<MeditationsReply['listening'], 'months'>) {
  const month = useToday().slice(0, 7);
  const minutes = months.find((one) => one.month === month)?.minutes ?? 0;
  return minutes > 0 && <p className={styles.listened}>{shelf.listened(minutes, monthName(month))}</p>;
}
