import { Feather } from 'lucide-react';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { speakerOf } from './speaker.ts';
import styles from './veil.module.css';

type Props = {
  readonly of: Parameters<typeof speakerOf>[0];
  /** The one who began the thread: her veil is solid. */ readonly starter?: boolean;
  readonly size?: 'small' | 'medium';
};

/** Somebody's picture: an initial on a pastel, or behind a dashed veil a feather. It never tells more than the name. */
export function Veil({ of, starter = false, size = 'medium' }: Props) {
  if (!of.isAnonymous) return <Avatar name={speakerOf(of)} size={size} />;
  return (
    <span className={styles.veil} data-size={size} data-starter={starter || undefined} aria-hidden="true">
      <Feather size={size === 'small' ? 15 : 18} />
    </span>
  );
}
