import { CirclePage } from './circle-page.tsx';
import { COMMUNITY } from './community.ts';
import { NextEvent } from './side/next-event.tsx';
import { InRoom } from './room-kind.tsx';

/** /community: the adults' room. */
export function CommunityScreen() {
  return (
    <InRoom kind={COMMUNITY}>
      <CirclePage side={<NextEvent />} />
    </InRoom>
  );
}
