import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { PiecePage } from './piece/piece-page.tsx';

/** /wisdom/:piece: one piece of the library. */
export function WisdomPieceScreen() {
  const { piece } = useScreenParams('wisdomPiece');
  return <PiecePage key={piece} id={piece} />;
}
