import { CalendarPlus, Check } from 'lucide-react';
import { useState } from 'react';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { isDoorOpen } from '#domain/event/place.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { events } from '../event.copy.ts';
import { useCalendarFile, useLeaveSeat, useTakeSeat } from '../event.queries.ts';
import styles from './acts.module.css';

const DoorDialog = deferred(async () => (await import('./door-dialog.tsx')).DoorDialog, { rare: true });
const { acts: words, said } = events;

type Props = {
  readonly event: EventWire;
  /** Now, in milliseconds. */ readonly now: number;
  readonly clocks: Clocks;
  /** The next circle of all: its buttons are as large as a page's first. */ readonly large?: boolean;
};

/** What the member can do about a circle: take a seat, wait for one, give it back, go in, take it into a calendar. */
export function EventActs({ event, now, clocks, large = false }: Props) {
  const size = large ? undefined : ('small' as const);
  const take = useTakeSeat(event.id);
  const leave = useLeaveSeat(event.id);
  const way = wayOf(event, now);
  const failure = take.error ?? leave.error;
  return (
    <div className={styles.acts}>
      <div className={styles.row}>
        {event.mine === 'seat' && !event.isCancelled && (
          <p className={styles.going}>
            <Check size={17} aria-hidden="true" />
            {words.going}
          </p>
        )}
        {way === 'open' && <Door event={event.id} size={size} />}
        {!event.mine && !event.isHost && <Take event={event} take={take} size={size} />}
        {event.mine !== 'line' && <AddToCalendar event={event.id} size={size} />}
        {event.mine && <Leave event={event} leave={leave} size={size} />}
      </div>
      {event.mine === 'line' && <p className={styles.note}>{words.lineNote}</p>}
      {way === 'shut' && <p className={styles.note}>{events.door.opens(timeOfDay(event.doorOpensAt, clocks))}</p>}
      {large && event.mine === 'seat' && <p className={styles.note}>{words.remind}</p>}
      {failure && (
        <p role="alert" className={styles.failed}>
          {sentenceOf(failure, words.failed)}
        </p>
      )}
    </div>
  );
}

/** Whether the member may go in: now, later, or not at all. */
function wayOf({ isCancelled, mine, isHost, startsAt, endsAt }: EventWire, now: number): 'open' | 'shut' | null {
  if (isCancelled || (mine !== 'seat' && !isHost)) return null;
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), cancelled: isCancelled };
  return isDoorOpen(span, new Date(now)) ? 'open' : 'shut';
}

type Size = 'small' | undefined;
type TakeProps = { readonly event: EventWire; readonly take: ReturnType<typeof useTakeSeat>; readonly size: Size };

/** A seat while there is one, else a place in line. */
function Take({ event, take, size }: TakeProps) {
  const line = event.taken >= event.seats;
  const press = () => take.mutate(line, { onSuccess: ({ mine }) => toast(mine === 'line' ? said.line : said.seat) });
  return (
    <Button
      kind={line ? 'line' : 'hearth'}
      size={size}
      busy={take.isPending}
      busyLabel={line ? words.joining : words.taking}
      onClick={press}
    >
      {line ? words.join : words.take}
    </Button>
  );
}

type LeaveProps = { readonly event: EventWire; readonly leave: ReturnType<typeof useLeaveSeat>; readonly size: Size };

function Leave({ event, leave, size }: LeaveProps) {
  const inLine = event.mine === 'line';
  const press = () => leave.mutate(undefined, { onSuccess: () => toast(inLine ? said.leftLine : said.left) });
  return (
    <Button
      kind={inLine ? 'line' : 'quiet'}
      size={size}
      busy={leave.isPending}
      busyLabel={words.leaving}
      onClick={press}
    >
      {leaveWords(event)}
    </Button>
  );
}

/** The way in, which says first that it leads out of Moonhearth. */
function Door({ event, size }: { readonly event: string; readonly size: Size }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Button kind="hearth" size={size} onClick={() => setLeaving(true)}>
        {events.door.open}
      </Button>
      {isLeaving && <DoorDialog event={event} onClose={() => setLeaving(false)} />}
    </>
  );
}

function leaveWords({ mine, isCancelled }: EventWire): string {
  if (isCancelled) return words.remove;
  return mine === 'line' ? words.leaveLine : words.leave;
}

/** The calendar's file, made by the server for this member, handed over by the page. */
function AddToCalendar({ event, size }: { readonly event: string; readonly size: Size }) {
  const { mutate, isPending } = useCalendarFile(event);
  const fetchFile = () =>
    mutate(undefined, {
      onSuccess: ({ name, text }) => {
        save(new Blob([text], { type: 'text/calendar' }), name);
        toast(said.calendar);
      },
      onError: (error) => toast({ title: sentenceOf(error, words.failed) }),
    });
  return (
    <Button kind="line" size={size} busy={isPending} onClick={fetchFile}>
      <CalendarPlus size={18} aria-hidden="true" />
      {words.calendar}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
