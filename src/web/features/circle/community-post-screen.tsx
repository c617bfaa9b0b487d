import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { COMMUNITY } from './community.ts';
import { InRoom } from './room-kind.tsx';
import { ThreadPage } from './thread/thread-page.tsx';

/** /community/:post: a thread of the adults' room. */
export function CommunityPostScreen() {
  const { post } = useScreenParams('communityPost');
  return (
    <InRoom kind={COMMUNITY}>
      <ThreadPage post={post} />
    </InRoom>
  );
}
