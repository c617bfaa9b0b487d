import { ChevronRight } from 'lucide-react';
import { createPortal } from 'react-dom';
import { deferred } from '#web/platform/deferred.tsx';
import { log } from './log.copy.ts';
import { restWords } from './rest-words.ts';
import type { DaySheetProps } from './sheet/day-sheet.tsx';
import styles from './log.module.css';

const DaySheet = deferred(async () => (await import('./sheet/day-sheet.tsx')).DaySheet);

type Props = DaySheetProps & { readonly open: boolean; readonly onOpen: () => void };

/** The one control that opens the rest of the day, with what is logged there in a few words. */
export function MoreOfDay({ open, onOpen, ...rest }: Props) {
  const { day, lists, viewer, fields } = rest;
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={onOpen}>
        <span className="vh">{log.more}: </span>
        <span>
          {restWords(day.shown, { unit: lists?.temperatureUnit ?? 'celsius', viewer, fields }) || log.moreNote}
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </button>
      {/* Over the page, in the page's own light: not in that of the panel it is opened from. */}
      {open && createPortal(<DaySheet {...rest} />, document.body)}
    </>
  );
}
