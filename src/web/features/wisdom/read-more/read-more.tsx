import { href } from '#contract/screens.ts';
import { readMore, type ReadMoreOf } from '#domain/wisdom/read-more.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { useWisdom } from '../wisdom.queries.ts';
import { readMore as words } from './read-more.copy.ts';
import styles from './read-more.module.css';

/** One quiet line: what there is to read about it. Its place is kept until the library came; with nothing, none is. */
export function ReadMore({ of }: { readonly of: ReadMoreOf }) {
  const { data, isError, isPaused } = useWisdom();
  const pieces = data ? readMore(of, data.pieces) : [];
  if (isError || (data ? pieces.length === 0 : isPaused)) return null;
  return (
    <p className={styles.line}>
      {pieces.length > 0 && words.read}
      {pieces.map(({ id, title }) => (
        <TextLink key={id} muted href={href('wisdomPiece', { params: { piece: id } })}>
          {title}
        </TextLink>
      ))}
    </p>
  );
}
