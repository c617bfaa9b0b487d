import { useKept } from '#web/platform/offline/keep-here.ts';
import { Section } from '#web/ui/layout/page.tsx';
import type { TextKind } from '../kept/kept-text.ts';
import { KeptTexts } from '../kept/kept-texts.tsx';
import { shelf } from './shelf.copy.ts';
import styles from './library.module.css';

type Props = { readonly kind: TextKind; readonly saysNone?: boolean };

/** What opens on this device without a connection. */
export function KeptHere({ kind, saysNone = false }: Props) {
  const { data } = useKept(kind);
  if (!data || (data.length === 0 && !saysNone)) return null;
  return (
    <Section id="kept-here" title={shelf.kept.title}>
      {data.length === 0 ? <p className={styles.quiet}>{shelf.kept.none[kind]}</p> : <KeptTexts kind={kind} />}
    </Section>
  );
}
