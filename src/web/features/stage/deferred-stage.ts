import { deferred } from '#web/platform/deferred.tsx';

/** Few are asked, and once: the code comes for them alone. */
export const StageProposal = deferred(async () => (await import('./proposal/stage-proposal.tsx')).StageProposal, {
  rare: true,
});
/** What a stage has to tell beyond its words: the road to menopause, the weeks of a pregnancy or since a birth. */
export const StageMore = deferred(async () => (await import('./more/stage-more.tsx')).StageMore, { rare: true });
