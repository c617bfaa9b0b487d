import { href } from '#contract/screens.ts';
import type { PieceSummary } from '#contract/wisdom/wisdom.schemas.ts';
import { Picture } from '#web/platform/covers/picture.tsx';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { shelf } from '../shelf/shelf.copy.ts';
import { piece as copy } from './piece.copy.ts';
import styles from './closed.module.css';

type Props = { readonly summary: PieceSummary; readonly isYearly: boolean };

/** A piece that is closed, kindly: what is in it, and the way to open it. The page is never empty. */
export function Closed({ summary, isYearly }: Props) {
  const { title, kicker, kind, categories, minutes, window: cover } = summary;
  const [home] = categories;
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Picture cover={cover} />
      </div>
      <div className={styles.words}>
        <PageHead kicker={home && shelf.categories[home]} title={title} lead={kicker} />
        <p>
          {isYearly ? copy.closed.yearly : copy.closed.premium}{' '}
          {copy.closed.inside(copy.minutes(minutes), kind === 'tradition')}
        </p>
        <div>
          {isYearly ? (
            <LinkButton href={href('subscription')}>{copy.closed.open}</LinkButton>
          ) : (
            <Button aria-haspopup="dialog" onClick={() => askForPremium('wisdom')}>
              {copy.closed.open}
            </Button>
          )}
        </div>
        <p className={styles.quiet}>{copy.closed.free}</p>
        <p>
          <TextLink href={href('wisdom')}>{copy.back}</TextLink>
        </p>
      </div>
    </div>
  );
}
