import type { CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';

/** What a page of the tracker is drawn from; the view is already told as the member's stage of life words it. */
export type PageProps = {
  readonly reply: CycleViewReply;
  readonly cycles: readonly CycleWire[];
  readonly surface: StageSurface;
};
