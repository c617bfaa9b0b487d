import { useRef, useState, useSyncExternalStore } from 'react';
import { JOURNAL } from '#contract/limits.ts';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { useHemisphere } from '#web/features/moon/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import type { Pages } from '#web/platform/paging/pages.ts';
import { useMember } from '#web/platform/session.ts';
import { openPage } from '#web/ui/drawings/windows/things/open-page.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Desk } from './desk.tsx';
import { journal } from './journal.copy.ts';
import { NewestEntries } from './pages/entry-list.tsx';
import { DeletedNote, type DeletedEntry } from './pages/deleted-note.tsx';
import { useWaitingDeletions, WaitingDeletions } from './pages/waiting-deletions.tsx';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import styles from './journal.module.css';
import searchStyles from './search/search.module.css';

const SearchResults = deferred(async () => (await import('./search/search-results.tsx')).SearchResults);
const MonthDots = deferred(async () => (await import('./year/month-dots.tsx')).MonthDots);
const Below = deferred(async () => (await import('./year/below.tsx')).Below);

/** The journal with its first pages here. */
export function JournalPage({ reply, pages }: { readonly reply: JournalReply; readonly pages: Pages<JournalReply> }) {
  const [open, setOpen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [emptied, setEmptied] = useState(0);
  const [deleted, setDeleted] = useState<DeletedEntry | null>(null);
  const { drafts } = useDrafts('journal');
  const [hemisphere] = useHemisphere(useMember().timeZone);
  const isHere = useIsHere();
  const deletions = useWaitingDeletions();
  const desk = useRef<HTMLDivElement>(null);
  const show = (id: string | null) => {
    setOpen(id);
    desk.current?.scrollIntoView({ block: 'start' });
    desk.current?.focus({ preventScroll: true });
  };
  const look = {
    hemisphere,
    open,
    drafted: Object.keys(drafts),
    gone: deletions.map(({ id }) => id),
    onOpen: show,
    year: reply.today.date.slice(0, 4),
  };
  const close = (what: DeletedEntry | null) => {
    setDeleted(what);
    setOpen(null);
  };
  const searches = text !== '';
  const paper = (
    <div key="paper" ref={desk} tabIndex={-1} className={styles.paper}>
      <Desk
        id={open}
        today={reply.today}
        onNew={() => show(null)}
        onDeleted={close}
        onKept={() => {
          toast(journal.kept);
          setDeleted(null);
        }}
      />
    </div>
  );
  const side = (
    <aside key="side" className={styles.side} aria-label={journal.list.title}>
      <WaitingDeletions deletions={deletions} entries={pages.items} onSent={setDeleted} />
      {deleted && <DeletedNote deleted={deleted} onBack={() => setDeleted(null)} />}
      {searches ? (
        <SearchResults text={text} onAll={() => setEmptied(emptied + 1)} {...look} />
      ) : (
        <>
          <div className={styles.dots}>{isHere && <MonthDots today={reply.today.date} onOpen={show} />}</div>
          <NewestEntries total={reply.total} pages={pages} {...look} />
        </>
      )}
    </aside>
  );
  return (
    <>
      <div className={styles.head}>
        <Window of={openPage} size="small" />
        <PageHead
          kicker={journal.kicker}
          title={journal.title}
          actions={
            <SearchField
              key={emptied}
              label={journal.search.label}
              placeholder={journal.search.placeholder}
              most={JOURNAL.query}
              className={searchStyles.search}
              focused={emptied > 0}
              onSearch={setText}
            />
          }
        />
      </div>
      {/* What was found comes first where all stands below each other: the member need not look for it under the sheet. */}
      <div className={styles.desk}>{searches ? [side, paper] : [paper, side]}</div>
      {isHere && reply.total > 0 && <Below reply={reply} look={look} />}
    </>
  );
}

const never = () => () => undefined;

/** Whether the browser draws: what asks for its own data comes after the first view, and not with the document. */
function useIsHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
