import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { mixToAddress, soundsOn } from '#domain/ambient/mix.ts';
import type { Levels } from '#domain/sound/sound.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { ambient } from '../ambient.copy.ts';
import styles from './mixes.module.css';

const words = ambient.share;

/** Copies the address of this page with the mix in it. */
export function ShareLink({ levels }: { readonly levels: Levels }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (soundsOn(levels).length === 0) return setSaid(words.silent);
    const { href: address } = new URL(href('ambientSounds', { search: { mix: mixToAddress(levels) } }), location.href);
    await navigator.clipboard.writeText(address).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  };
  return (
    <div className={styles.share}>
      <TextButton onClick={() => void copy()}>
        <Link2 size={16} aria-hidden="true" /> {words.copy}
      </TextButton>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
