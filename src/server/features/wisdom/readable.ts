import type { PieceSummary, PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';
import { hasYearly, itemClosedBy } from '#domain/membership/item-door.ts';
import { coverOfPiece } from '#domain/wisdom/cover.ts';
import { inShelfOrder, isShownTo, readsQuietly, type Reader } from '#domain/wisdom/wisdom.ts';
import { memberStore } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import { guidesFor, guidesOn } from '#server/features/womb-health/public.ts';
import { standingOf } from '#server/features/subscription/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { library, type Library, type Volume } from './library.ts';

export type WisdomDeps = { readonly clock: Clock; readonly payments: Payments | null };
/** A piece that exists for the member, and the feature it is closed by. */
export type Readable = { readonly volume: Volume; readonly closed: ReturnType<typeof itemClosedBy<'wisdom'>> };
/** What exists for a member, and how it is told to them. */
export type MyLibrary = {
  readonly library: Library;
  readonly reader: Reader;
  readonly edition: 'whole' | 'quiet';
  /** The names in addresses of the guides that exist for the member: saved and read as pieces are. */
  readonly guides: ReadonlySet<string>;
  readonly readables: ReadonlyMap<string, Readable>;
};

/** The library as it is for a member: by age and stage of life, each piece open or closed by the plan. */
export async function libraryOf({ clock, payments }: WisdomDeps, me: Me): Promise<MyLibrary> {
  const [all, member, standing] = await Promise.all([
    library(),
    memberStore.read(me),
    standingOf({ clock, payments }, me),
  ]);
  const reader: Reader = { ...stageOf(member, clock.now()), ageGroup: me.ageGroup };
  const { access, subscriptionStatus, plan } = standing;
  const keys = { access, hasYearly: hasYearly({ ageGroup: me.ageGroup, access, subscriptionStatus, plan }) };
  const shown = all.volumes
    .map(({ piece }) => piece)
    .filter((piece) => isShownTo({ ...piece, stagesHidden: piece.stages_hidden }, reader));
  const readables = inShelfOrder(shown, reader.stage)
    .flatMap(({ id }) => all.byName.get(id) ?? [])
    .map((volume) => ({
      volume,
      closed: itemClosedBy('wisdom', { isFree: volume.piece.free, yearlyOnly: volume.piece.yearly_only }, keys),
    }));
  return {
    library: all,
    reader,
    guides: new Set((await guidesFor(reader)).map(({ id }) => id)),
    edition: readsQuietly(reader) ? 'quiet' : 'whole',
    readables: new Map(readables.map((one) => [one.volume.id, one])),
  };
}

/** A piece as the shelf tells it. */
export function summaryOf({ volume, closed }: Readable, edition: MyLibrary['edition']): PieceSummary {
  const { title, kicker, kind, categories, audience, free, yearly_only: yearlyOnly } = volume.piece;
  return {
    ...{ id: volume.id, title, kicker, kind, categories, audience, window: coverOfPiece(volume.piece) },
    minutes: volume[edition].minutes,
    isOpen: closed === null,
    isFree: free,
    yearlyOnly,
  };
}

/** A piece whole; what it is related to, and the guides on its conditions, of what exists for the member. */
export async function wholeOf(
  readable: Readable,
  { library: all, edition, reader, readables }: MyLibrary,
): Promise<PieceWhole> {
  const { piece } = readable.volume;
  const { redFlags, blocks, known, questionToBring, sources, glossary } = readable.volume[edition];
  return {
    ...summaryOf(readable, edition),
    ...{ redFlags, blocks, known, questionToBring, sources, glossary },
    toldBy: piece.toldBy,
    related: piece.related.flatMap((name) => {
      const other = readables.get(all.byName.get(name)?.id ?? '');
      return other ? [summaryOf(other, edition)] : [];
    }),
    guides: await guidesOn(piece.conditions, reader),
    checked: piece.checked,
    checkAgain: piece.check_again,
    reviewedBy: piece.reviewed_by,
  };
}
