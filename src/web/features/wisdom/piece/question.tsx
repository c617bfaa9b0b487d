import { Copy } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { piece } from './piece.copy.ts';
import styles from './article.module.css';

const copy = piece.ask;

/** One sentence to take to an appointment. */
export function Question({ children }: { readonly children: string }) {
  const take = async () => {
    await navigator.clipboard.writeText(children.replaceAll(/^“|”$/g, '')).then(
      () => toast(copy.copied),
      () => toast({ ...copy.failed, kind: 'danger' }),
    );
  };
  return (
    <section className={styles.ask} aria-labelledby="question">
      <h2 id="question">{copy.title}</h2>
      <p>{children}</p>
      <Button kind="line" size="small" onClick={() => void take()}>
        <Copy size={16} />
        {copy.copy}
      </Button>
    </section>
  );
}
