import { useState } from 'react';
import type { WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { href } from '#contract/screens.ts';
import { CATEGORIES } from '#domain/wisdom/wisdom.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { jarShelf } from '#web/ui/drawings/windows/things/jar-shelf.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { ClosedLine } from './closed-line.tsx';
import { ForYou } from './for-you.tsx';
import { FoundList } from './found-list.tsx';
import { KeptHere } from './kept-here.tsx';
import { PieceList } from './piece-list.tsx';
import { shelf } from './shelf.copy.ts';
import { useShelf } from './use-shelf.ts';
import styles from './library.module.css';

const MOST_LETTERS = 80;

/** The library, once it came: what suits the member first, then the shelves. */
export function LibraryPage({ reply }: { readonly reply: WisdomReply }) {
  const { pieces, reading } = reply;
  const limited = useAccess() === 'limited';
  const [shown, show] = useShelf();
  const [words, look] = useState('');
  if (pieces.length === 0)
    return (
      <StandAlone of={jarShelf}>
        <h1>{shelf.none.title}</h1>
        <p>{shelf.none.text}</p>
      </StandAlone>
    );
  // Guides of womb health are saved in the same list, and stand on their own shelf.
  const hasSaved = pieces.some(({ id }) => reading.saved.includes(id));
  const free = pieces.filter(({ isFree }) => isFree).length;
  const has = CATEGORIES.filter((category) => pieces.some(({ categories }) => categories.includes(category)));
  return (
    <>
      <PageHead
        kicker={limited ? shelf.kicker.some(free, pieces.length) : shelf.kicker.all(pieces.length)}
        title={shelf.title}
      />
      <OfflineNote>{shelf.offline}</OfflineNote>
      <div className={styles.finder}>
        <SearchField label={shelf.search} most={MOST_LETTERS} className={styles.search} onSearch={look} />
        {words === '' && (
          <Chips label={shelf.shelves}>
            <Chip pressed={shown === 'all'} onPress={() => show('all')}>
              {shelf.every}
            </Chip>
            {has.map((category) => (
              <Chip key={category} pressed={shown === category} onPress={() => show(category)}>
                {shelf.categories[category]}
              </Chip>
            ))}
            {(hasSaved || shown === 'saved') && (
              <Chip pressed={shown === 'saved'} onPress={() => show('saved')}>
                {shelf.saved}
              </Chip>
            )}
          </Chips>
        )}
      </div>
      {words === '' ? (
        <>
          {shown === 'all' && <ForYou reply={reply} />}
          {shown === 'wellness' && <TextLink href={href('wellness')}>{shelf.sequences}</TextLink>}
          <PieceList key={shown} shown={shown} reply={reply} />
        </>
      ) : (
        <FoundList words={words} reply={reply} />
      )}
      {limited && <ClosedLine pieces={pieces} />}
      <KeptHere kind="piece" />
    </>
  );
}
