import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { MeditationSummary, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { KeepPart } from '#web/features/meditation/kept/keep-part.tsx';
import { KeptList } from '#web/features/meditation/kept/kept-list.tsx';
import { useKeptMeditations, useTakenBack, type KeptMeditation } from '#web/features/meditation/kept/use-kept.ts';
import { useMeditation, useMeditations } from '#web/features/meditation/listening.queries.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { addressOfSound } from '#web/platform/offline/sound-address.ts';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { Thanks } from './after/thanks.tsx';
import { Player } from './player.tsx';
import { player as copy } from './player.copy.ts';
import { Shut } from './shut.tsx';
import { wasLedTo } from './use-next.tsx';

/** A meditation's page: as the server has it, else as this device keeps it, else what is so. */
export function MeditationPage({ id }: { readonly id: string }) {
  const asked = useMeditation(id);
  const shelf = useMeditations();
  const kept = useKeptMeditations();
  const isAway = useOffline() !== null || (!import.meta.env.SSR && !navigator.onLine);
  const refusal = asked.error instanceof ApiError ? asked.error : null;
  const here = playableHere(kept.data?.find((one) => one.whole.id === id));
  useTakenBack(shelf.data?.meditations);
  const whole = asked.data ?? (asked.isError && !refusal ? here : undefined);
  if (whole) return <Ready whole={whole} />;
  if (refusal)
    return <Refused refusal={refusal} summary={shelf.data?.meditations.find((one) => one.id === id)} asked={asked} />;
  if (!asked.isError || !kept.isFetched) return <Waiting />;
  return isAway ? <Away /> : <Failed asked={asked} />;
}

/** What is kept, as it plays here: a recording by the sound on this device, and not before all of it is here. */
function playableHere(kept: KeptMeditation | undefined): MeditationWhole | undefined {
  if (!kept?.sound) return kept?.whole;
  const { whole, sound } = kept;
  if (!whole.audio || sound.here < sound.bytes) return undefined;
  return { ...whole, audio: { ...whole.audio, address: addressOfSound(sound) } };
}

type Asked = Pick<ReturnType<typeof useMeditation>, 'refetch' | 'isFetching'>;
type RefusedProps = {
  readonly refusal: ApiError;
  readonly summary: MeditationSummary | undefined;
  readonly asked: Asked;
};

function Refused({ refusal: { status, body }, summary, asked }: RefusedProps) {
  if (status === 404) return <Gone />;
  if (status === 402 && summary) return <Shut summary={summary} isYearly={body?.feature === 'yearly_meditations'} />;
  return <Failed asked={asked} />;
}

function Failed({ asked: { refetch, isFetching } }: { readonly asked: Asked }) {
  return (
    <>
      <PageHead title={copy.page} actions={<TextLink href={href('meditations')}>{copy.back}</TextLink>} />
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

function Ready({ whole }: { readonly whole: MeditationWhole }) {
  const [isLed] = useState(() => wasLedTo(whole.id) && whole.before.length + whole.redFlags.length === 0);
  return (
    <Player whole={whole} isLed={isLed}>
      <KeepPart whole={whole} />
      <Thanks whole={whole} />
    </Player>
  );
}

function Gone() {
  return (
    <StandAlone of={mistyPath}>
      <h1>{copy.gone.title}</h1>
      <p>{copy.gone.text}</p>
      <LinkButton href={href('meditations')}>{copy.gone.back}</LinkButton>
    </StandAlone>
  );
}

/** Without a connection, and not on this device: what is here plays. */
function Away() {
  return (
    <StandAlone of={lighthouse}>
      <h1>{copy.away.title}</h1>
      <p>{copy.away.text}</p>
      <KeptList lead={copy.away.others} />
    </StandAlone>
  );
}
