import type { ListedWhole, MeditationWhole, MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import type { MeantFor } from '#domain/meditation/meditation.ts';
import type { HeardNow } from '#server/features/recording/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** A meditation as its source lists it: what everybody may know, whom it is for, and what was decided about it. */
export type Listed = Omit<MeditationSummary, 'isOpen' | 'isApproved'> &
  MeantFor & {
    /** Its place on the home shelf; null comes after all that have one. */
    readonly place: number | null;
    /** Counts decisions. */
    readonly version: number;
  };
/** What a whole meditation has besides. */
export type Rest = Omit<MeditationWhole, keyof MeditationSummary>;
export type Decision = ListedWhole['decisions'][number];

/** A decision of an admin, made by the version that was seen: how it stands from then on, and what the audit says of it. */
export type ListingAct = Pick<Listed, 'status' | 'isFree' | 'yearlyOnly' | 'place'> & {
  readonly version: number;
  readonly reason: string;
  readonly requestId: string;
  readonly ipPrefix: string;
  readonly now: Date;
};

/**
 * Where meditations come from: our own scripts, the recordings of teachers. The shelf, the home page, the player and
 * the admin's list are put together from a list of these. An id belongs to one source alone.
 */
export type Source = {
  /** Has a page of its own: nothing of it stands on the shelf, at home or in the admin's list. */
  readonly apart?: true;
  /** All there are that the member of this transaction may know of; to an admin hidden ones too. */
  readonly list: (me: Me, now: Date) => Promise<readonly Listed[]>;
  /** What the player needs of one that `list` gave. */
  readonly rest: (me: Me, listed: Listed) => Promise<Rest>;
  /** What was decided about one, the newest first; for an admin. */
  readonly decisions: (me: Me, listed: Listed) => Promise<readonly Decision[]>;
  /** Hears what a report of a playing added, where sums are kept: never who listened. */
  readonly heard?: (id: string, now: HeardNow) => void;
  /** Hears that one was made a favorite, where sums are kept: never by whom. */
  readonly kept?: (id: string) => void;
  /** Decides about one as an admin; `moved_on` where somebody else did meanwhile. */
  readonly decide: (me: Me, listed: Listed, act: ListingAct) => Promise<'done' | 'moved_on' | 'not_found'>;
};
