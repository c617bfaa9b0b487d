import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { GuidePage } from './guide/guide-page.tsx';

/** /womb-health/:guide: one guide. */
export function WombHealthGuideScreen() {
  const { guide } = useScreenParams('wombHealthGuide');
  return <GuidePage key={guide} id={guide} />;
}
