import { pointsToGo, TRADES } from '#domain/points/trades.ts';
import { rewards } from './rewards.copy.ts';
import styles from './rewards.module.css';

const { trades: copy } = rewards;

/** What points buy, from how many on, and how far that is. Redeeming belongs to the shop. */
export function Trades({ balance }: { readonly balance: number }) {
  return (
    <section aria-labelledby="what-they-become">
      <div className={styles.head}>
        <h2 id="what-they-become">{copy.title}</h2>
      </div>
      <ul className={styles.trades}>
        {TRADES.map(({ name, points }) => {
          const toGo = pointsToGo(points, balance);
          const words = copy.of(name);
          return (
            <li key={name}>
              <p>
                <b>{words.name}</b> <small>{words.what}</small>
              </p>
              <p data-reached={toGo === 0 || undefined}>
                <b className="num">{copy.price(points)}</b>{' '}
                <small className="num">{toGo === 0 ? copy.reached : copy.toGo(toGo)}</small>
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles.none}>{copy.note}</p>
    </section>
  );
}
