import { deferredSection } from '#web/platform/deferred/deferred-section.tsx';
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

// What shows and does nothing, what opens a dialog that comes late itself, and what stands below the first view: one
// file for all of it.
export const DeferredWelcome = deferredSection(async () => (await import('./home-later.tsx')).HomeWelcome);
export const DeferredWheel = deferredSection(async () => (await import('./home-later.tsx')).HomeWheel, {
  fallback: <WheelComing />,
});
export const DeferredUsualDay = deferredSection(async () => (await import('./home-later.tsx')).HomeUsualDay);
export const DeferredStarted = deferredSection(async () => (await import('./home-later.tsx')).HomeStarted);
export const DeferredGoals = deferredSection(async () => (await import('./home-later.tsx')).HomeGoals);
export const DeferredRest = deferredSection(async () => (await import('./home-later.tsx')).HomeRest);
