import { href } from '#contract/screens.ts';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { KeepsakeReply } from '#contract/keepsake/keepsake.schemas.ts';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import { useCheckIn } from '#web/features/check-in/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { pebbleBasket } from '#web/ui/drawings/windows/things/pebble-basket.ts';
import { KeepsakeList } from './keepsake-list.tsx';
import { MilestoneArches } from './milestone-arches.tsx';
import { PointsHistory } from './points-history.tsx';
import { rewards } from './rewards.copy.ts';
import { useKeepsakes, usePoints } from './rewards.queries.ts';
import { Trades } from './trades.tsx';
import styles from './rewards.module.css';

/** /rewards: what is kept for the member, how it came, and what it can become. */
export function RewardsScreen() {
  const queries = [usePoints(), useCheckIn(), useKeepsakes()] as const;
  const [{ data: points }, { data: checkIn }, { data: keepsakes }] = queries;
  if (points && checkIn && keepsakes) return <Rewards points={points} checkIn={checkIn} keepsakes={keepsakes} />;
  const failed = queries.filter(({ isError }) => isError);
  return (
    <>
      <Pictured of={pebbleBasket}>
        <PageHead kicker={rewards.kicker} title={rewards.kicker} />
      </Pictured>
      <div className={styles.waiting}>
        {failed.length > 0 ? (
          <ErrorNote
            level="h2"
            title={rewards.failed.title}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            retrying={queries.some(({ isFetching }) => isFetching)}
          >
            {rewards.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons label={rewards.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </div>
    </>
  );
}

type Props = { readonly points: PointsReply; readonly checkIn: CheckInReply; readonly keepsakes: KeepsakeReply };

function Rewards({ points, checkIn, keepsakes: { keepsakes } }: Props) {
  const today = useToday();
  const isTeen = useMember().ageGroup === 'teen';
  const begin = checkIn.presenceDays === 0 && (
    <LinkButton kind="line" href={href('home')}>
      {rewards.checkIn}
    </LinkButton>
  );
  return (
    <>
      <Pictured of={pebbleBasket}>
        <PageHead kicker={rewards.kicker} title={rewards.title(points.balance)} lead={rewards.lead} actions={begin} />
      </Pictured>
      <MilestoneArches checkIn={checkIn} today={today} />
      <div className={styles.two} data-alone={isTeen || undefined}>
        <PointsHistory key={points.history[0]?.id} points={points} milestones={checkIn.milestones} today={today} />
        {/* Nobody under age is shown a shop (decisions 10). */}
        {!isTeen && <Trades />}
      </div>
      <KeepsakeList keepsakes={keepsakes} today={today} />
    </>
  );
}
