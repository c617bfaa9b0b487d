import { X } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { kept as copy } from './kept.copy.ts';
import { useDropSequence, useKeptSequences } from '../wellness.queries.ts';
import styles from './kept.module.css';

/** The sequences on this device, each with the way to remove it. Nothing where there are none. */
export function KeptSequences({ lead }: { readonly lead?: string }) {
  const { data: all = [] } = useKeptSequences();
  const drop = useDropSequence();
  if (all.length === 0) return null;
  return (
    <div className={styles.kept}>
      {lead && <p>{lead}</p>}
      <ul className={styles.list}>
        {all.map(({ whole: { id, title } }) => (
          <li key={id}>
            <TextLink href={href('sequence', { params: { sequence: id } })}>{title}</TextLink>
            <IconButton label={copy.removeOne(title)} onClick={() => drop.mutate(id)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
