import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { SequencePage } from './sequence/sequence-page.tsx';

/** /wellness/:sequence: one sequence, and its player. */
export function SequenceScreen() {
  const { sequence } = useScreenParams('sequence');
  return <SequencePage key={sequence} id={sequence} />;
}
