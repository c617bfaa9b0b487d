import { href } from '#contract/screens.ts';
import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Head } from './before/head.tsx';
import { player } from './player.copy.ts';
import styles from './before/before.module.css';

const copy = player.shut;
type Props = { readonly summary: MeditationSummary; readonly isYearly: boolean };

/** A door that is shut, kindly: its picture, what is behind it, and the way to open it. The page is never empty. */
export function Shut({ summary, isYearly }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Head {...summary} />
        <p>{isYearly ? copy.yearly : copy.premium}</p>
        <p className={styles.quiet}>{insideOf(summary)}</p>
        <div className={styles.acts}>
          {isYearly ? (
            <LinkButton href={href('subscription')}>{copy.open}</LinkButton>
          ) : (
            <Button aria-haspopup="dialog" onClick={() => askForPremium('meditations')}>
              {copy.open}
            </Button>
          )}
        </div>
        <p className={styles.quiet}>{copy.free}</p>
      </div>
    </div>
  );
}

function insideOf({ kind, seconds, ledBy }: MeditationSummary): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return kind === 'recording' ? copy.recording(minutes, ledBy) : copy.inside(minutes);
}
