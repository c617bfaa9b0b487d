import { href } from '#contract/screens.ts';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import type { Pose } from '#domain/wellness/wellness.ts';
import { Figures, Player } from '#web/features/meditation/public.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { Figure } from '../figures/figure.tsx';
import { KeepSequence } from '../kept/keep-sequence.tsx';
import { KeptSequences } from '../kept/kept-sequences.tsx';
import { useKeptSequences, useSequence } from '../wellness.queries.ts';
import { sequence as copy } from './sequence.copy.ts';
import { Steps } from './steps.tsx';

/** A sequence's page: as the server has it, else as this device keeps it, else what is so. */
export function SequencePage({ id }: { readonly id: string }) {
  const asked = useSequence(id);
  const kept = useKeptSequences();
  const isAway = useOffline() !== null || (!import.meta.env.SSR && !navigator.onLine);
  const refusal = asked.error instanceof ApiError ? asked.error : null;
  const here = kept.data?.find((one) => one.whole.id === id)?.whole;
  const whole = asked.data ?? (asked.isError && !refusal ? here : undefined);
  if (whole) return <Ready whole={whole} />;
  if (refusal?.status === 404) return <Gone />;
  if (refusal) return <Failed asked={asked} />;
  if (!asked.isError || !kept.isFetched) return <Waiting />;
  return isAway ? <Away /> : <Failed asked={asked} />;
}

const figureOf = (pose: Pose) => <Figure pose={pose} />;

function Ready({ whole }: { readonly whole: MeditationWhole }) {
  return (
    <Figures value={figureOf}>
      <Player whole={whole} isLed={false} under={<Steps cues={whole.cues} />}>
        <KeepSequence whole={whole} />
      </Player>
    </Figures>
  );
}

type FailedProps = { readonly asked: Pick<ReturnType<typeof useSequence>, 'refetch' | 'isFetching'> };

function Failed({ asked: { refetch, isFetching } }: FailedProps) {
  return (
    <>
      <PageHead title={copy.page} actions={<TextLink href={href('wellness')}>{copy.back}</TextLink>} />
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
    </Skeletons>
  );
}

function Gone() {
  return (
    <StandAlone of={mistyPath}>
      <h1>{copy.gone.title}</h1>
      <p>{copy.gone.text}</p>
      <LinkButton href={href('wellness')}>{copy.gone.back}</LinkButton>
    </StandAlone>
  );
}

/** Without a connection, and not on this device: what is here plays. */
function Away() {
  return (
    <StandAlone of={lighthouse}>
      <h1>{copy.away.title}</h1>
      <p>{copy.away.text}</p>
      <KeptSequences lead={copy.away.others} />
    </StandAlone>
  );
}
