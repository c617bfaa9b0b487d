import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { privacy } from './privacy.copy.ts';

/** In the place of a group whose code is still on its way. */
export function GroupComing() {
  return (
    <Skeletons label={privacy.coming}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Skeletons>
  );
}
