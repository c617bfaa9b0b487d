import type { GuideWeekSummary, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import { href } from '#contract/screens.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { useKept } from '#web/platform/offline/keep-here.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { guide as copy } from './guide.copy.ts';
import { useGuide, useGuideWeek } from './guide.queries.ts';
import { useKeepHere, weekKey } from './keep-guide.ts';
import { ClosedWeek } from './week/closed-week.tsx';
import { WeekPage } from './week/week-page.tsx';

/** /health-guide/:week: one week; without a line, as this device last had it. */
export function HealthGuideWeekScreen() {
  const { week } = useScreenParams('healthGuideWeek');
  return <Week key={week} week={week} />;
}

function Week({ week }: { readonly week: string }) {
  const asked = useGuideWeek(week);
  const { data: reply } = useGuide();
  const kept = useKept<{ readonly id: string; readonly reply: GuideWeekWhole }>('guide_week');
  useKeepHere(weekKey(week), asked.data);
  const refusal = asked.error instanceof ApiError ? asked.error : null;
  const here = kept.data?.find(({ whole }) => whole.id === weekKey(week))?.whole.reply;
  const whole = asked.data ?? (asked.isError && !refusal ? here : undefined);
  if (whole) return <WeekPage whole={whole} progress={reply?.progress ?? null} />;
  if (refusal)
    return <Refused refusal={refusal} summary={reply?.weeks.find((one) => String(one.week) === week)} asked={asked} />;
  if (!asked.isError || !kept.isFetched) return <Waiting />;
  return navigator.onLine ? <Failed asked={asked} /> : <Away />;
}

type Asked = Pick<ReturnType<typeof useGuideWeek>, 'refetch' | 'isFetching'>;
type RefusedProps = {
  readonly refusal: ApiError;
  readonly summary: GuideWeekSummary | undefined;
  readonly asked: Asked;
};

function Refused({ refusal: { status }, summary, asked }: RefusedProps) {
  // An address that is none is refused as a mistake of form.
  if (status === 404 || status === 400) return <Gone />;
  if (status !== 402) return <Failed asked={asked} />;
  return summary ? <ClosedWeek summary={summary} /> : <Waiting />;
}

function Failed({ asked: { refetch, isFetching } }: { readonly asked: Asked }) {
  return (
    <>
      <PageHead title={copy.title} actions={<TextLink href={href('healthGuide')}>{copy.back}</TextLink>} />
      <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {copy.failed.text}
      </ErrorNote>
    </>
  );
}

function Waiting() {
  return (
    <Skeletons label={copy.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </Skeletons>
  );
}

function Gone() {
  return (
    <StandAlone of={mistyPath}>
      <h1>{copy.gone.title}</h1>
      <p>{copy.gone.text}</p>
      <LinkButton href={href('healthGuide')}>{copy.back}</LinkButton>
    </StandAlone>
  );
}

function Away() {
  return (
    <StandAlone of={lighthouse}>
      <h1>{copy.away.title}</h1>
      <p>{copy.away.text}</p>
      <LinkButton href={href('healthGuide')}>{copy.back}</LinkButton>
    </StandAlone>
  );
}
