import { Pause, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { miniPlayer as words } from './mini-player.copy.ts';
import styles from './mini-player.module.css';

type Props = {
  readonly title: string;
  /** How far it is, in words; nothing where that has no meaning. */ readonly note: ReactNode;
  /** Where its own page is. */ readonly href: string;
  /** How much of it has played, from 0 to 1; null where it has no end. */ readonly done: number | null;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onStop: () => void;
};

/**
 * What plays while the member is on other pages. It stands at the end of the page and stays in sight above the dock: at
 * the page's end it lies over nothing.
 */
export function MiniPlayer({ title, note, href, done, isPlaying, onToggle, onStop }: Props) {
  return (
    <section className={styles.mini} aria-label={words.name} data-ground="night" data-playing-on>
      <IconButton label={isPlaying ? words.pause : words.play} onClick={onToggle}>
        {isPlaying ? <Pause size={22} strokeWidth={1.6} /> : <Play size={22} strokeWidth={1.6} />}
      </IconButton>
      <a className={styles.back} href={href} aria-label={words.back(title)}>
        <span className={styles.title}>{title}</span>
        <small className="num">{isPlaying ? note : words.paused}</small>
      </a>
      <IconButton label={words.stop} onClick={onStop}>
        <X size={20} strokeWidth={1.6} />
      </IconButton>
      {done !== null && (
        <svg className={styles.done} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 1H${(done * 100).toFixed(1)}`} />
        </svg>
      )}
    </section>
  );
}
