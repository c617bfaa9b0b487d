import { careKindIn } from '#domain/crisis/care.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { useMember } from '#web/platform/session.ts';
import { CareLine } from './care-line.tsx';

/** What the writer alone sees beside her own words: whom to call at once, or a softer line. Nothing for other words. */
export function WriterCare({ text }: { readonly text: string }) {
  const { timeZone, ageGroup } = useMember();
  const teen = ageGroup === 'teen';
  const kind = careKindIn(text);
  if (kind === 'heavy_bleeding' || kind === 'stopping_pain') return <CareLine kind={kind} teen={teen} />;
  return <DeferredCrisisHelp text={text} timeZone={timeZone} teen={teen} />;
}
