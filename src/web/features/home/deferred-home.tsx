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
export const DeferredFlow = deferredSection(async () => (await import('./home-later.tsx')).HomeFlow);
export const DeferredUsualDay = deferredSection(async () => (await import('./home-later.tsx')).HomeUsualDay);
export const DeferredStarted = deferredSection(async () => (await import('./home-later.tsx')).HomeStarted);
export const DeferredFirstDate = deferredSection(async () => (await import('./home-later.tsx')).HomeFirstDate);
export const DeferredPhases = deferredSection(async () => (await import('./home-later.tsx')).HomePhases);
export const DeferredProposal = deferredSection(async () => (await import('./home-later.tsx')).HomeProposal);
export const DeferredRest = deferredSection(async () => (await import('./home-later.tsx')).HomeRest);
