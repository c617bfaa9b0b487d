import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { DeferredThankYou } from '#web/features/thanks/public.ts';
import { useMember } from '#web/platform/session.ts';

type Props = { readonly whole: MeditationWhole; /** It was heard here just now. */ readonly isHeard?: boolean };

/** Thanks go to the teacher of a recording, from adults alone: between adults and teens no words pass. */
export function Thanks({ whole: { id, kind, ledBy }, isHeard = false }: Props) {
  const { ageGroup } = useMember();
  if (kind !== 'recording' || ageGroup === 'teen') return null;
  return <DeferredThankYou recording={id} name={ledBy} isHeard={isHeard} />;
}
