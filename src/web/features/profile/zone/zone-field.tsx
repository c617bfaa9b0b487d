import { useState, useSyncExternalStore } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { useNow } from '#web/platform/clock.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { zoneCopy as words } from '../profile.copy.ts';
import { zoneOf } from './zones.ts';
import styles from './zone.module.css';

const ZoneDialog = deferred(async () => (await import('./zone-dialog.tsx')).ZoneDialog);
const HALF_HOUR = 1_800_000;

type Props = { readonly value: string; readonly error: string | undefined; readonly onChange: (zone: string) => void };

/** The member's zone with its offset now, the way to another one, and the zone of this device where that differs. */
export function ZoneField({ value, error, onChange }: Props) {
  const now = new Date(useNow(HALF_HOUR));
  const [open, setOpen] = useState(false);
  const device = useDeviceZone();
  const { place, area, offset } = zoneOf(value, now);
  return (
    <div className={styles.field}>
      <p id="zone-label" className={styles.label}>
        {words.label}
      </p>
      <button
        type="button"
        name="timeZone"
        className={styles.face}
        aria-haspopup="dialog"
        aria-describedby="zone-note"
        aria-labelledby="zone-label zone-face zone-change"
        onClick={() => setOpen(true)}
      >
        <span id="zone-face">
          <b>{place}</b> <small>{[area, offset].filter((words) => words && words !== place).join(', ')}</small>
        </span>
        <span id="zone-change" className={styles.change}>
          {words.change}
        </span>
      </button>
      <p id="zone-note" className={styles.hint}>
        {error ?? words.hint}
      </p>
      {device && device !== value && (
        <p className={styles.hint}>
          {words.here(zoneOf(device, now).place)}.{' '}
          <TextButton inline onClick={() => onChange(device)}>
            {words.useIt}
          </TextButton>
        </p>
      )}
      {open && <ZoneDialog value={value} now={now} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}

// The server does not know it, so it is told after the first drawing.
function useDeviceZone(): string | null {
  return useSyncExternalStore(never, zoneOfBrowser, () => null);
}

const never = () => () => undefined;
