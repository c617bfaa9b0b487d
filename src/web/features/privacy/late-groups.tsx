import { lateSection } from '#web/platform/late/late-section.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { privacy } from './privacy.copy.ts';

const fallback = <GroupComing />;

/** The groups of /privacy-settings in their order. Each is a file of its own behind one late chunk, and reads for itself. */
export const GROUPS = [
  lateSection(async () => (await import('./privacy-later.tsx')).NearGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).ConsentsGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).SigningInGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).SessionsGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).AccessGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).OldLogsGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).ExportGroup, { fallback }),
  lateSection(async () => (await import('./privacy-later.tsx')).DeletionGroup, { fallback }),
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
