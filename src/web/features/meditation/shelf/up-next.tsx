import { ArrowUp, X } from 'lucide-react';
import type { MeditationSummary, Place } from '#contract/meditation/meditation.schemas.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useQueue } from '../listening.queries.ts';
import { shelf } from './shelf.copy.ts';

import { wayTo } from './way-to.ts';
import styles from './up-next.module.css';

type All = { readonly all: readonly MeditationSummary[] };

/** Where the member stopped last, in something that is still open. */
export function GoOn({ all, places }: All & { readonly places: readonly Place[] }) {
  const [last] = places.flatMap(({ id, second }) => {
    const meditation = all.find((one) => one.id === id && one.isOpen);
    return meditation && second > 0 ? [{ meditation, second }] : [];
  });
  if (!last) return null;
  const { id, title, seconds } = last.meditation;
  return (
    <section className={styles.list} aria-labelledby="go-on">
      <h2 id="go-on">{shelf.goOn.title}</h2>
      <p className={styles.row}>
        <a href={wayTo(id)}>{title}</a>
        <span>{shelf.goOn.at(clockWords(last.second), lengthWords(seconds))}</span>
      </p>
    </section>
  );
}

/** What plays next, in its order. */
export function UpNext({ all }: All) {
  const { queue, remove, put, error } = useQueue();
  const rows = queue.flatMap((id) => all.find((one) => one.id === id) ?? []);
  if (rows.length === 0) return null;
  const earlier = (id: string) => {
    const at = queue.indexOf(id);
    put(queue.toSpliced(at, 1).toSpliced(at - 1, 0, id));
  };
  return (
    <section className={styles.list} aria-labelledby="up-next">
      <h2 id="up-next">{shelf.next.title}</h2>
      <ol>
        {rows.map(({ id, title, seconds }, place) => (
          <li key={id} className={styles.row}>
            <a href={wayTo(id)}>{title}</a>
            <span>{lengthWords(seconds)}</span>
            <span className={styles.acts}>
              {place > 0 && (
                <IconButton label={shelf.next.earlier(title)} onClick={() => earlier(id)}>
                  <ArrowUp size={18} />
                </IconButton>
              )}
              <IconButton label={shelf.next.remove(title)} onClick={() => remove(id)}>
                <X size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className={styles.failed}>
          {sentenceOf(error, shelf.door.failed)}
        </p>
      )}
    </section>
  );
}
