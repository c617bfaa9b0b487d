import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { useHemisphere, useKept } from '#web/features/moon/public.ts';
import { useNow } from '#web/platform/clock.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { PageHead, Section } from '#web/ui/layout/page.tsx';
import { ErrorNote, OfflineNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { events } from './event.copy.ts';
import { useEvents, useSky } from './event.queries.ts';
import { EventHero } from './hero/event-hero.tsx';
import { EventList } from './list/event-list.tsx';
import { PastEvents } from './list/past-events.tsx';
import { SkyPicture } from './sky/sky-picture.tsx';
import { offeredZones, offsetOf, placeOf } from './zones.ts';
import styles from './community-events.module.css';

const HostSheet = deferred(async () => (await import('./host/host-sheet.tsx')).HostSheet, { rare: true });
const HALF_MINUTE = 30_000;

/** /community-events: circles that hang from the real moon. */
export function CommunityEventsScreen() {
  const { timeZone } = useMember();
  const sky = useSky(timeZone);
  const all = useEvents('all');
  const failed = [sky, all].filter(({ isError }) => isError);
  if (sky.data && all.first) return <Events />;
  return (
    <>
      <PageHead kicker={events.kicker} title={events.list.title} />
      {failed.length > 0 ? (
        <ErrorNote
          level="h2"
          title={events.failed.title}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={sky.isFetching || all.isFetching}
        >
          {events.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={events.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </>
  );
}

function Events() {
  const { timeZone, clock } = useMember();
  const now = useNow(HALF_MINUTE);
  const [hemisphere] = useHemisphere(timeZone);
  const [zone, setZone] = useZone(timeZone);
  const [which, setWhich] = useState<'all' | 'mine'>('all');
  const sky = useSky(timeZone).data;
  const { items, hasMore } = useEvents('all');
  const next = items.find(({ isCancelled }) => !isCancelled) ?? null;
  const clocks = { zone, clock };
  const shown = { now, clocks, hemisphere };
  return (
    <>
      <OfflineNote />
      <EventHero event={next} moon={sky?.days[0]} {...shown}>
        {sky && <SkyPicture sky={sky} circles={items} hasMore={hasMore} hemisphere={hemisphere} />}
      </EventHero>
      <TimesLine own={timeZone} zone={zone} now={now} which={which} onZone={setZone} onWhich={setWhich} />
      <Section id="gathering" title={events.list.title} aside={<Aside />}>
        <EventList key={which} which={which} but={which === 'all' ? (next?.id ?? null) : null} {...shown} />
      </Section>
      {which === 'mine' && <PastEvents clocks={clocks} hemisphere={hemisphere} />}
    </>
  );
}

type TimesProps = {
  readonly own: string;
  readonly zone: string;
  readonly now: number;
  readonly which: 'all' | 'mine';
  readonly onZone: (zone: string) => void;
  readonly onWhich: (which: 'all' | 'mine') => void;
};

function TimesLine({ own, zone, now, which, onZone, onWhich }: TimesProps) {
  const { times } = events;
  const told = [placeOf(zone), offsetOf(zone, new Date(now))] as const;
  return (
    <div className={styles.times}>
      <p>
        {zone === own && <b>{times.lead}</b>} {zone === own ? times.shown(...told) : times.other(...told)}
      </p>
      <div className={styles.zone}>
        <SelectField label={times.zone} name="zone" value={zone} options={offeredZones(own)} onChange={onZone} />
      </div>
      <Segments
        label={times.which}
        name="which"
        value={which}
        options={[
          { value: 'all', label: times.all },
          { value: 'mine', label: times.mine },
        ]}
        onChange={onWhich}
      />
    </div>
  );
}

function Aside() {
  return (
    <div className={styles.aside}>
      <PlanButton />
      <TextLink href={href('community')}>{events.back}</TextLink>
    </div>
  );
}

/** Teachers and moderators plan circles. */
function PlanButton() {
  const [isOpen, setOpen] = useState(false);
  const { roles } = useMember();
  if (!roles.includes('teacher') && !roles.includes('moderator')) return null;
  return (
    <>
      <Button kind="line" size="small" onClick={() => setOpen(true)}>
        {events.hosting.plan}
      </Button>
      {isOpen && <HostSheet event={null} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The zone whose clocks are shown: her own, or another one that is kept on this device until she signs out. */
function useZone(own: string): [string, (zone: string) => void] {
  const [kept, keep] = useKept('events-zone');
  const zone = offeredZones(own).find(({ value }) => value === kept)?.value ?? own;
  return [zone, (next) => keep(next === own ? null : next)];
}
