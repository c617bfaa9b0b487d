import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { shelf } from './guides-shelf.copy.ts';
import styles from './shelf.module.css';

/** The way to the appointment sheet. */
export function SheetDoor({ text }: { readonly text: string }) {
  return (
    <section className={styles.sheet} aria-labelledby="sheet">
      <h2 id="sheet" className={styles.heading}>
        {shelf.sheet.title}
      </h2>
      <p>{text}</p>
      <div>
        <LinkButton kind="line" href={href('appointment')}>
          {shelf.sheet.action}
        </LinkButton>
      </div>
    </section>
  );
}
