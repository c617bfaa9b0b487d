import { Heart, ListMinus, ListPlus, Lock, MoreHorizontal, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Listening, MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { href } from '#contract/screens.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';
import { useFavorite, useQueue } from '../listening.queries.ts';
import { Door } from './door.tsx';
import { shelf } from './shelf.copy.ts';
import { useNamesPhases } from './use-day-feeling.ts';
import { wayTo } from './way-to.ts';
import styles from './door-item.module.css';

const words = shelf.door;
type Props = {
  readonly meditation: MeditationSummary;
  readonly listening: Listening;
  /** Whether what is new says so: not while most of the shelf is. */ readonly tellsNew: boolean;
};

/** One door: its picture is the way in, or the way to the plans where it is shut. */
export function DoorItem({ meditation, listening, tellsNew }: Props) {
  const { id, title, seconds, cover, isOpen, isNew } = meditation;
  const favorite = useFavorite(id);
  const queue = useQueue();
  const failure = favorite.error ?? queue.error;
  const place = listening.places.find((one) => one.id === id);
  return (
    <li className={styles.item}>
      <Door cover={cover} seconds={seconds} shut={!isOpen} />
      <div className={styles.words}>
        <h3>
          <Way meditation={meditation}>{title}</Way>
          {favorite.isFavorite && (
            <>
              {' '}
              <Heart size={14} fill="currentColor" aria-hidden="true" />
              <span className="vh">{words.isFavorite}</span>
            </>
          )}
        </h3>
        <div className={styles.line}>
          <span className={styles.length} data-shut={!isOpen || undefined}>
            {isOpen ? <Play size={14} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
            {lengthWords(seconds)}
          </span>
          <Menu label={words.more(title)} trigger={<MoreHorizontal size={18} />}>
            <MenuAction icon={<Heart size={18} />} onSelect={() => favorite.set(!favorite.isFavorite)}>
              {favorite.isFavorite ? words.noFavorite : words.favorite}
            </MenuAction>
            {isOpen && <QueueAction id={id} queue={queue} />}
          </Menu>
        </div>
        <p className={styles.about}>
          {isNew && tellsNew && <i>{words.fresh}</i>}
          <span>{useAbout(meditation)}</span>
          {place && place.second > 0 && <span>{words.stopped(clockWords(place.second))}</span>}
          {place && place.times > 0 && <span>{words.heard(place.times)}</span>}
        </p>
        {failure && (
          <p role="alert" className={styles.failed}>
            {sentenceOf(failure, words.failed)}
          </p>
        )}
      </div>
    </li>
  );
}

function QueueAction({ id, queue }: { readonly id: string; readonly queue: ReturnType<typeof useQueue> }) {
  const isNext = queue.queue.includes(id);
  return (
    <MenuAction
      icon={isNext ? <ListMinus size={18} /> : <ListPlus size={18} />}
      onSelect={() => (isNext ? queue.remove(id) : queue.add(id))}
    >
      {isNext ? words.noQueue : words.queue}
    </MenuAction>
  );
}

type WayProps = { readonly meditation: MeditationSummary; readonly children: ReactNode };

/** Into an open one; to the plans from a shut one. Who has a plan already is led to the one that opens it. */
function Way({ meditation: { id, title, seconds, isOpen, yearlyOnly }, children }: WayProps) {
  const limited = useAccess() === 'limited';
  if (isOpen) return <a href={wayTo(id)}>{children}</a>;
  const length = lengthWords(seconds);
  if (yearlyOnly && !limited)
    return (
      <a href={href('subscription')} aria-label={words.shutYearly(title, length)}>
        {children}
      </a>
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={words.shut(title, length)}
      onClick={() => askForPremium('meditations')}
    >
      {children}
    </button>
  );
}

/** Which phases it suits, where the member's stage names them, and what for. */
function useAbout({ phases, needs, isOpen, yearlyOnly }: MeditationSummary): string {
  const named = useNamesPhases() && phases.length < 3 ? phases.map((phase) => PHASE_WORDS[phase].word) : [];
  const [need] = needs;
  const wanted = need && (named.length > 0 ? shelf.needs[need].toLowerCase() : shelf.needs[need]);
  const about = [...named, ...(wanted ? [wanted] : [])].join(', ') || words.any;
  return !isOpen && yearlyOnly ? `${words.yearly} · ${about}` : about;
}
