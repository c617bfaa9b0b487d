import { lateSection } from '#web/platform/late/late-section.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { homeWaiting } from './home-waiting.copy.ts';

/** In the place of the wheel until its code came. */
export function WheelComing() {
  return (
    <Skeletons label={homeWaiting.loading}>
      <Skeleton shape="wheel" />
    </Skeletons>
  );
}

// What shows and does nothing, what opens a dialog that comes late itself, and what stands below the first view: one file for all of it.
export const LateWelcome = lateSection(async () => (await import('./home-later.tsx')).HomeWelcome);
export const LateWheel = lateSection(async () => (await import('./home-later.tsx')).HomeWheel, {
  fallback: <WheelComing />,
});
export const LateUsualDay = lateSection(async () => (await import('./home-later.tsx')).HomeUsualDay);
export const LateGoals = lateSection(async () => (await import('./home-later.tsx')).HomeGoals);
export const LateRest = lateSection(async () => (await import('./home-later.tsx')).HomeRest);
