import type { ReferralsReply } from '#contract/referral/referral.schemas.ts';
import { referralCopy } from './referral.copy.ts';
import styles from './candles.module.css';

const { candles: words } = referralCopy;
type Look = 'paid' | 'new' | 'sent';
type Candle = { readonly look: Look; readonly word: string };
/** As many as can be told apart on a phone, besides her own. */
const MOST = 6;
const STEP = 86;
const LEAST = 480;
const FLAME = 'M1-30c2 9 12 13 12 23A13 13 0 0 1-13-7c0-6 4-9 6-12 1 3 3 4 5 5-1-6 0-11 3-16Z';

/** Who subscribed, who signed up, and how many links went out besides. What does not count is no candle. */
export function countsOf({ invited, joined }: Pick<ReferralsReply, 'invited' | 'joined'>) {
  const came = invited.filter(({ state }) => state === 'open' || state === 'held');
  const stayed = came.filter(({ subscribed }) => subscribed);
  const sent = Math.max(came.length, joined?.sent ?? 0);
  return { came, stayed, sent };
}

/** One candle lights others: a filled flame subscribed, an outlined one signed up, a dashed candle is a link that was sent. */
export function Candles({ of }: { readonly of: Pick<ReferralsReply, 'invited' | 'joined'> }) {
  const { came, stayed, sent } = countsOf(of);
  const all: Candle[] = [
    ...stayed.map(({ number }): Candle => ({ look: 'paid', word: String(number) })),
    ...came
      .filter(({ subscribed }) => !subscribed)
      .map(({ number, state }): Candle => ({ look: 'new', word: state === 'held' ? words.held : String(number) })),
    ...Array.from({ length: sent - came.length }, (): Candle => ({ look: 'sent', word: words.sent })),
  ];
  const shown = all.slice(0, MOST);
  // Few candles stand in the middle, at the size of many.
  const own = 120 + shown.length * STEP;
  const width = Math.max(own, LEAST);
  const label = all.length === 0 ? words.alone : words.label(stayed.length, came.length, sent);
  return (
    <figure className={styles.candles}>
      <svg
        viewBox={`${(own - width) / 2} 0 ${width} 220`}
        role="img"
        aria-label={label}
        data-many={shown.length > 3 || undefined}
      >
        <g transform="translate(60 0)">
          <rect x="-13" y="92" width="26" height="88" rx="3" className={styles.you} />
          <path d="M0 92v-8" className={styles.wick} />
          <path d={FLAME} transform="translate(0 82) scale(1.25)" className={styles.lit} />
          <text y="206" textAnchor="middle">
            {words.you}
          </text>
        </g>
        {shown.map((candle, at) => (
          <One key={at} candle={candle} at={176 + at * STEP} />
        ))}
      </svg>
      {all.length > MOST && <figcaption>{words.more(all.length - MOST)}</figcaption>}
    </figure>
  );
}

function One({ candle: { look, word }, at }: { readonly candle: Candle; readonly at: number }) {
  return (
    <g transform={`translate(${at} 0)`}>
      <rect x="-13" y="108" width="26" height="72" rx="3" className={look === 'sent' ? styles.sent : styles.wax} />
      <path d="M0 108v-8" className={styles.wick} />
      {look !== 'sent' && (
        <path
          d={FLAME}
          transform="translate(0 98) scale(0.95)"
          className={look === 'paid' ? styles.lit : styles.outlined}
        />
      )}
      <text y="206" textAnchor="middle">
        {word}
      </text>
    </g>
  );
}
