import { href } from '#contract/screens.ts';
import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { LastLogged, Tile } from '#domain/cycle/summary.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { dayOfMonth, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { QuickDrawing } from '#web/ui/drawings/marks/quick-drawing.tsx';
import { home } from './home.copy.ts';
import styles from './quick-tiles.module.css';

const HUES: Readonly<Partial<Record<Tile, Phase>>> = { flow: 'rest', symptoms: 'reflect' };

type Props = {
  readonly lastLogged: LastLogged | null;
  readonly today: LocalDate;
  /** The tiles of the member's stage (decisions 8); all while it is not known. */ readonly tiles?:
    | readonly Tile[]
    | undefined;
};

/**
 * The quick tiles, each to its field of the day's log, with what was logged last (§2.4). While that is not known they
 * stand without it.
 */
export function QuickTiles({ lastLogged, today, tiles = STAGE_SURFACES.menstruating.tiles }: Props) {
  return (
    <section aria-labelledby="home-quick" data-below>
      <h2 id="home-quick" className="vh">
        {home.quick}
      </h2>
      <ul className={styles.tiles} data-count={tiles.length}>
        {tiles.map((tile) => (
          <li key={tile}>
            <a href={`${href('tracker')}#${tile}`} data-phase={HUES[tile]}>
              <QuickDrawing kind={tile} />
              <span className={styles.words}>
                <b>{home.tiles[tile]}</b> <small>{lastLogged && loggedWords({ last: lastLogged[tile], today })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Last 8 Nov"; today and yesterday by name, another year with its number. */
export function loggedWords({ last, today }: { last: LocalDate | null; today: LocalDate }): string {
  if (last === null) return home.logged.never;
  const ago = daysBetween(last, today);
  if (ago <= 0) return home.logged.today;
  if (ago === 1) return home.logged.yesterday;
  const year = last.slice(0, 4) === today.slice(0, 4) ? '' : ` ${last.slice(0, 4)}`;
  const date = `${dayOfMonth(last)} ${monthName(last).slice(0, 3)}${year}`;
  return home.logged.last(date);
}
