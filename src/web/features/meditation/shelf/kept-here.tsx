import { Section } from '#web/ui/layout/page.tsx';
import { KeptList } from '../kept/kept-list.tsx';
import { useKeptMeditations } from '../kept/use-kept.ts';
import { shelf } from './shelf.copy.ts';
import styles from './shelf.module.css';

/** What plays on this device without a connection. */
export function KeptHere({ saysNone = false }: { readonly saysNone?: boolean }) {
  const { data } = useKeptMeditations();
  if (!data || (data.length === 0 && !saysNone)) return null;
  return (
    <Section id="kept-here" title={shelf.kept.title}>
      {data.length === 0 ? <p className={styles.note}>{shelf.kept.none}</p> : <KeptList />}
    </Section>
  );
}
