import type { QuietHours as Quiet } from '#domain/reminder/reminder.ts';
import { Switch } from '#web/ui/choices/switch.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { reminderCopy } from '../reminder.copy.ts';
import { toldTime } from './told-time.ts';
import styles from './settings.module.css';

type Props = { readonly quiet: Quiet; readonly clock: '12' | '24'; readonly onChange: (quiet: Quiet) => void };
const WIDTH = 480;

/** The hours in which nothing comes: drawn from noon to noon, so that a night is one piece. */
export function QuietHours({ quiet, clock, onChange }: Props) {
  const set = (part: 'from' | 'to') => (time: string) => time && onChange({ ...quiet, [part]: time });
  return (
    <div className={styles.quiet}>
      <Switch checked={quiet.on} onChange={(on) => onChange({ ...quiet, on })} note={reminderCopy.quietNote}>
        {reminderCopy.quiet}
      </Switch>
      {quiet.on && (
        <>
          <QuietBar quiet={quiet} clock={clock} />
          <div className={styles.two}>
            <TextField label={reminderCopy.from} type="time" value={quiet.from} onChange={set('from')} required />
            <TextField label={reminderCopy.to} type="time" value={quiet.to} onChange={set('to')} required />
          </div>
        </>
      )}
    </div>
  );
}

function QuietBar({ quiet: { from, to }, clock }: Omit<Props, 'onChange'>) {
  const [start, end] = [place(from), place(to)];
  const pieces =
    start <= end
      ? [[start, end]]
      : [
          [0, end],
          [start, WIDTH],
        ];
  const told = (time: string) => toldTime(time, clock);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 50`}
      role="img"
      aria-label={reminderCopy.quietBar(told(from), told(to))}
    >
      <rect className={styles.day} x=".5" y="8.5" width={WIDTH - 1} height="19" rx="4" />
      {pieces.map(([at = 0, until = 0]) => (
        <rect key={at} className={styles.night} x={at} y="8" width={until - at} height="20" />
      ))}
      <text x={within(start)} y="46" textAnchor="middle">
        {told(from)}
      </text>
      {Math.abs(start - end) > 90 && (
        <text x={within(end)} y="46" textAnchor="middle">
          {told(to)}
        </text>
      )}
      {Math.min(start, end) > 90 && (
        <text className={styles.edge} x="0" y="46">
          {reminderCopy.noon}
        </text>
      )}
      {Math.max(start, end) < WIDTH - 90 && (
        <text className={styles.edge} x={WIDTH} y="46" textAnchor="end">
          {reminderCopy.noon}
        </text>
      )}
    </svg>
  );
}

/** Where a time stands between noon and noon. */
function place(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (((hours * 60 + minutes + 720) % 1440) / 1440) * WIDTH;
}

// A label at the very edge would be cut off.
function within(x: number): number {
  return Math.min(Math.max(x, 34), WIDTH - 34);
}
