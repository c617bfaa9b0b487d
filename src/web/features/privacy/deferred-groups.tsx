import { deferredSection } from '#web/platform/deferred/deferred-section.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { privacy } from './privacy.copy.ts';

const fallback = <GroupComing />;

/** The groups of /privacy-settings. Each is a file of its own behind one late chunk, and reads for itself. */
export const PrivacyModeGroup = deferredSection(async () => (await import('./privacy-later.tsx')).PrivacyModeGroup, {
  fallback,
});
export const ConsentsGroup = deferredSection(async () => (await import('./privacy-later.tsx')).ConsentsGroup, {
  fallback,
});
export const SigningInGroup = deferredSection(async () => (await import('./privacy-later.tsx')).SigningInGroup, {
  fallback,
});
export const SessionsGroup = deferredSection(async () => (await import('./privacy-later.tsx')).SessionsGroup, {
  fallback,
});
export const AccessGroup = deferredSection(async () => (await import('./privacy-later.tsx')).AccessGroup, { fallback });
export const UnreadableGroup = deferredSection(async () => (await import('./privacy-later.tsx')).UnreadableGroup, {
  fallback,
});
export const QuietGroup = deferredSection(async () => (await import('./privacy-later.tsx')).QuietGroup, { fallback });
export const OldLogsGroup = deferredSection(async () => (await import('./privacy-later.tsx')).OldLogsGroup, {
  fallback,
});
export const ExportGroup = deferredSection(async () => (await import('./privacy-later.tsx')).ExportGroup, { fallback });
export const DeletionGroup = deferredSection(async () => (await import('./privacy-later.tsx')).DeletionGroup, {
  fallback,
});

/** In the place of a group whose code is still on its way. */
function GroupComing() {
  return (
    <Skeletons label={privacy.coming}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Skeletons>
  );
}
