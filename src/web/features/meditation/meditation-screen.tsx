import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { MeditationPage } from './player/meditation-page.tsx';

/** /meditations/:meditation: one meditation, and its player. */
export function MeditationScreen() {
  const { meditation } = useScreenParams('meditation');
  return <MeditationPage key={meditation} id={meditation} />;
}
