import { surfaceOf } from '#domain/stage/stage.ts';
import { CyclePage } from './cycle-page.tsx';
import { EnergyPage } from './energy-page.tsx';
import type { PageProps } from './page-props.ts';

/** The tracker with its data here: the wheel of the member's cycle, or the one that follows the moon. */
export function TrackerPage({ reply, cycles }: Pick<PageProps, 'reply' | 'cycles'>) {
  const surface = surfaceOf(reply, reply.view.startDate);
  const Page = surface.wheel === 'energy' ? EnergyPage : CyclePage;
  return <Page reply={reply} cycles={cycles} surface={surface} />;
}
