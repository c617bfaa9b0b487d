import type { GuideWeekSummary } from '#contract/health-guide/health-guide.schemas.ts';
import { href } from '#contract/screens.ts';
import { WeekPicture } from '#web/platform/covers/week-picture.tsx';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { guide as copy } from '../guide.copy.ts';
import styles from './week.module.css';

/** A week that is closed, kindly: what is in it, and the way to open it. */
export function ClosedWeek({ summary: { week, title, lead, window: cover } }: { readonly summary: GuideWeekSummary }) {
  return (
    <div className={styles.closed}>
      <div className={styles.picture}>
        <WeekPicture of={cover} />
      </div>
      <div className={styles.words}>
        <PageHead kicker={copy.ofTwelve(week)} title={title} lead={lead} />
        <p>
          {copy.premium.lead} {copy.premium.inside}
        </p>
        <div>
          <Button aria-haspopup="dialog" onClick={() => askForPremium('health_guide')}>
            {copy.premium.open}
          </Button>
        </div>
        <p className={styles.quiet}>{copy.premium.free}</p>
        <p>
          <TextLink href={href('healthGuide')}>{copy.back}</TextLink>
        </p>
      </div>
    </div>
  );
}
