import { Section } from '#web/ui/layout/page.tsx';
import { KeptSequences } from '../kept/kept-sequences.tsx';
import { useKeptSequences } from '../wellness.queries.ts';
import { wellness } from './wellness.copy.ts';
import styles from './wellness-page.module.css';

/** What plays on this device without a connection. */
export function KeptHere({ saysNone = false }: { readonly saysNone?: boolean }) {
  const { data } = useKeptSequences();
  if (!data || (data.length === 0 && !saysNone)) return null;
  return (
    <Section id="kept-here" title={wellness.kept.title}>
      {data.length === 0 ? <p className={styles.quiet}>{wellness.kept.none}</p> : <KeptSequences />}
    </Section>
  );
}
