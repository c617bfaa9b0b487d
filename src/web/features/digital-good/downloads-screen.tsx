import { href } from '#contract/screens.ts';
import type { DigitalGoodsReply } from '#contract/digital-good/digital-good.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import type { GoodName } from '#domain/digital-good/goods.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { twelveDoors } from '#web/ui/drawings/windows/places/twelve-doors.ts';
import { rainyRoof } from '#web/ui/drawings/windows/places/rainy-roof.ts';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { openPage } from '#web/ui/drawings/windows/things/open-page.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { envelope } from '#web/ui/drawings/windows/things/envelope.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { BookPart } from './book/book-part.tsx';
import { useDigitalGoods } from './digital-good.queries.ts';
import { downloads as copy } from './downloads.copy.ts';
import { SoundsPart } from './sounds/sounds-part.tsx';
import styles from './downloads.module.css';

const WINDOWS: Readonly<Record<GoodName, Drawing>> = {
  moon_year: lighthouse,
  journal_book: openPage,
  sound_pack: rainyRoof,
  guide_workbook: twelveDoors,
};
type Owned = DigitalGoodsReply['goods'][number];

/** /shop/downloads: what the member owns digitally, each with what makes it anew. */
export function DownloadsScreen() {
  const { data, isError, isFetching, refetch } = useDigitalGoods();
  return (
    <>
      <Pictured of={envelope}>
        <PageHead kicker={copy.kicker} title={copy.title} lead={copy.lead} />
      </Pictured>
      {data ? (
        <>
          <Goods goods={data.goods} />
          <Ended ended={data.ended} />
        </>
      ) : isError ? (
        <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={copy.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </>
  );
}

function Goods({ goods }: { readonly goods: readonly Owned[] }) {
  if (goods.length === 0)
    return (
      <section className={styles.none} aria-labelledby="no-downloads">
        <h2 id="no-downloads">{copy.none.title}</h2>
        <p>{copy.none.text}</p>
        <div>
          <LinkButton href={href('rewards')}>{copy.toRewards}</LinkButton>
        </div>
      </section>
    );
  return (
    <ul className={styles.goods}>
      {goods.map((owned) => (
        <li key={owned.good}>
          <Good owned={owned} />
        </li>
      ))}
    </ul>
  );
}

/** What ended with the money of its order, each with a sentence that says why. */
function Ended({ ended }: { readonly ended: DigitalGoodsReply['ended'] }) {
  const { timeZone } = useMember();
  if (ended.length === 0) return null;
  return (
    <section className={styles.ended} aria-labelledby="ended-downloads">
      <h2 id="ended-downloads">{copy.ended.title}</h2>
      <ul>
        {ended.map(({ good, why, at }) => (
          <li key={good}>{copy.ended.why[why](copy.of(good).name, dateWithYear(dayInZone(new Date(at), timeZone)))}</li>
        ))}
      </ul>
    </section>
  );
}

function Good({ owned: { good, since } }: { readonly owned: Owned }) {
  const { timeZone } = useMember();
  const { name, what } = copy.of(good);
  return (
    <section className={styles.good} aria-labelledby={`good-${good}`}>
      <div className={styles.named}>
        <Window of={WINDOWS[good]} size="small" />
        <div>
          <h2 id={`good-${good}`}>{name}</h2>
          <p className={styles.since}>{copy.since(dateWithYear(dayInZone(new Date(since), timeZone)))}</p>
          <p className={styles.what}>{what}</p>
        </div>
      </div>
      <div className={styles.makes}>
        {good === 'journal_book' && <BookPart />}
        {good === 'sound_pack' && <SoundsPart />}
        {good === 'moon_year' && (
          <LinkButton kind="line" href={href('moonYear')}>
            {copy.open[good]}
          </LinkButton>
        )}
        {good === 'guide_workbook' && (
          <LinkButton kind="line" href={href('guideWorkbook')}>
            {copy.open[good]}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
