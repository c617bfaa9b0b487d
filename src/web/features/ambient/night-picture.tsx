import type { Levels } from '#domain/sound/sound.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { useHemisphere } from '#web/features/moon/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Landscape } from '#web/ui/drawings/landscape/landscape.tsx';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';

type Props = { readonly levels: Levels; readonly moves: boolean; readonly label: string };

/** The landscape under the moon of tonight. */
export function NightPicture(props: Props) {
  const today = useToday();
  const moon = useCycleView().data?.moon.find(({ date }) => date === today);
  const [hemisphere] = useHemisphere(useMember().timeZone);
  return <Landscape {...props} light={moon && lightOf(moon)} hemisphere={hemisphere} />;
}
