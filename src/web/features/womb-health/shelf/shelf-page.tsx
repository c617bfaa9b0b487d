import type { WombHealthReply } from '#contract/womb-health/womb-health.schemas.ts';
import { KeptHere } from '#web/features/wisdom/public.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { GuideRow } from './guide-row.tsx';
import { shelf } from './guides-shelf.copy.ts';
import { Pictured } from './pictured-guide.tsx';
import { SheetDoor } from './sheet-door.tsx';
import styles from './shelf.module.css';

/** How many of hers are shown with their picture; the others follow as rows. */
const MOST_PICTURED = 3;

/** The shelf, once it came: hers first with their pictures, then all others. */
export function ShelfPage({ reply: { guides, ownWords } }: { readonly reply: WombHealthReply }) {
  const kept = guides.filter(({ isKept }) => isKept);
  // Who keeps none may be looking for a name.
  const first = kept.length > 0 ? kept : guides.filter(({ name }) => name === 'no_diagnosis_yet');
  const pictured = first.slice(0, MOST_PICTURED);
  const others = [...first.slice(MOST_PICTURED), ...guides.filter((one) => !first.includes(one))];
  return (
    <>
      <PageHead kicker={shelf.kicker} title={shelf.title} lead={shelf.lead} />
      <OfflineNote>{shelf.offline}</OfflineNote>
      <div className={pictured.length === 1 ? styles.besides : undefined}>
        <section className={styles.part} aria-labelledby="first-guides">
          <h2 id="first-guides" className={styles.heading}>
            {kept.length > 0 ? shelf.yours : shelf.start.title}
          </h2>
          <ul className={styles.pictured}>
            {pictured.map((guide) => (
              <Pictured
                key={guide.id}
                guide={guide}
                why={kept.length === 0 ? shelf.start.why : guide.name === 'other' && ownWords ? ownWords : shelf.keep}
              />
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="guides">
          <h2 id="guides" className={styles.heading}>
            {shelf.all}
          </h2>
          <ul className={styles.rows}>
            {others.map((guide) => (
              <GuideRow key={guide.id} guide={guide} />
            ))}
          </ul>
        </section>
        <SheetDoor text={shelf.sheet.text} />
      </div>
      <KeptHere kind="guide" />
    </>
  );
}
