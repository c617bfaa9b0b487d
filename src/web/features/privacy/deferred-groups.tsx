import { deferredSection } from '#web/platform/deferred/deferred-section.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { privacy } from './privacy.copy.ts';

const fallback = <GroupComing />;

/**
 * The groups of /privacy-settings in their order. Each is a file of its own behind one late chunk, and reads for
 * itself.
 */
export const GROUPS = [
  deferredSection(async () => (await import('./privacy-later.tsx')).PrivacyModeGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).ConsentsGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).SigningInGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).SessionsGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).AccessGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).UnreadableGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).OldLogsGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).ExportGroup, { fallback }),
  deferredSection(async () => (await import('./privacy-later.tsx')).DeletionGroup, { fallback }),
];

/** In the place of a group whose code is still on its way. */
function GroupComing() {
  return (
    <Skeletons label={privacy.coming}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Skeletons>
  );
}
