import { useMemo, useState } from 'react';
import { TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { zoneCopy as words } from '../profile.copy.ts';
import { allZones, findZones, type Zone } from './zones.ts';
import styles from './zone.module.css';

const SHOWN = 60;

type Props = {
  readonly value: string;
  readonly now: Date;
  readonly onChange: (zone: string) => void;
  readonly onClose: () => void;
};

/** Every zone of the world, found by a few letters of its city, with what its clocks show now. */
export function ZoneDialog({ value, now, onChange, onClose }: Props) {
  const [search, setSearch] = useState('');
  const zones = useMemo(() => allZones(now, value), [now, value]);
  const found = findZones(zones, search);
  const first = search === '' ? around(found, value) : found.slice(0, SHOWN);
  const pick = (id: string) => {
    onChange(id);
    onClose();
  };
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <TextField
        type="search"
        label={words.search}
        value={search}
        onChange={setSearch}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles.count}>
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      <ul className={styles.list}>
        {first.map((zone) => (
          <li key={zone.id}>
            <Choice zone={zone} chosen={zone.id === value} onPick={pick} />
          </li>
        ))}
      </ul>
      {found.length > first.length && <p className={styles.count}>{words.more(found.length - first.length)}</p>}
    </Dialog>
  );
}

/** Without a search: the member's in the middle of those that lie around it. */
function around(zones: readonly Zone[], value: string): readonly Zone[] {
  const at = Math.max(0, zones.findIndex(({ id }) => id === value) - SHOWN / 2);
  return zones.slice(at, at + SHOWN);
}

function Choice({
  zone,
  chosen,
  onPick,
}: {
  readonly zone: Zone;
  readonly chosen: boolean;
  readonly onPick: (id: string) => void;
}) {
  return (
    <button type="button" className={styles.zone} aria-current={chosen || undefined} onClick={() => onPick(zone.id)}>
      <span>
        <b>{zone.place}</b> {zone.area && <small>{zone.area}</small>}
      </span>
      {zone.offset !== zone.place && <span className={styles.offset}>{zone.offset}</span>}
    </button>
  );
}
