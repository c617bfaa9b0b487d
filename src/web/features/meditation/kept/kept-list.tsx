import { X } from 'lucide-react';
import { wayTo } from '#web/features/meditation/shelf/way-to.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { kept as copy } from './kept.copy.ts';
import { useDropHere, useKeptMeditations } from './use-kept.ts';
import styles from './kept.module.css';

/** The meditations on this device, each with its size and the way to remove it. Nothing where there are none. */
export function KeptList({ lead }: { readonly lead?: string }) {
  const { data: all = [] } = useKeptMeditations();
  const drop = useDropHere();
  if (all.length === 0) return null;
  return (
    <div className={styles.kept}>
      {lead && <p>{lead}</p>}
      <ul className={styles.list}>
        {all.map(({ whole: { id, title, seconds }, bytes, sound }) => (
          <li key={id}>
            <TextLink href={wayTo(id)}>{title}</TextLink>
            <small className="num">
              {clockWords(seconds)},{' '}
              {sound && sound.here < sound.bytes
                ? copy.partOf(copy.size(sound.here), copy.size(sound.bytes))
                : copy.size(bytes)}
            </small>
            <IconButton label={copy.removeOne(title)} onClick={() => drop.mutate(id)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
