import { useState, type ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { circle } from '../circle.copy.ts';
import { useRoomKind } from '../room-kind.tsx';
import styles from './side.module.css';

const RulesPanel = deferred(async () => (await import('./rules-panel.tsx')).RulesPanel, { rare: true });

/** Beside the voices: how the room sits together, and who can see what. */
export function Side({ children }: { readonly children?: ReactNode }) {
  const { words } = useRoomKind();
  const [open, setOpen] = useState(false);
  return (
    <>
      {children}
      <section>
        <h2>{words.rulesTitle}</h2>
        <ol className={styles.agree}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {circle.side.all}
        </TextButton>
        {open && <RulesPanel onClose={() => setOpen(false)} />}
      </section>
      <section>
        <h2>{circle.side.see}</h2>
        <p className={styles.muted}>
          {words.see}{' '}
          <TextLink inline href={href('privacyProof')}>
            {circle.side.how}
          </TextLink>
        </p>
      </section>
    </>
  );
}
