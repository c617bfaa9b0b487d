import { X } from 'lucide-react';
import { useDrop, useKept } from '#web/platform/offline/keep-here.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { addressOfText, type KeptText, type TextKind } from './kept-text.ts';
import { kept as copy } from './kept-texts.copy.ts';
import styles from './kept-texts.module.css';

type Props = { readonly kind: TextKind; readonly lead?: string };

/** The texts of a kind on this device, each with the way to remove it. Nothing where there are none. */
export function KeptTexts({ kind, lead }: Props) {
  const { data: all = [] } = useKept<KeptText>(kind);
  const drop = useDrop(kind);
  if (all.length === 0) return null;
  return (
    <div className={styles.kept}>
      {lead && <p>{lead}</p>}
      <ul className={styles.list}>
        {all.map(({ whole: { id, title } }) => (
          <li key={id}>
            <TextLink href={addressOfText(kind, id)}>{title}</TextLink>
            <IconButton label={copy.removeOne(title)} onClick={() => drop.mutate(id)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
