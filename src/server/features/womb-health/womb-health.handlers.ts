import type { wombHealthRoutes } from '#contract/womb-health/womb-health.routes.ts';
import type { AppointmentReply, GuideSummary } from '#contract/womb-health/womb-health.schemas.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import {
  NO_APPOINTMENT,
  withConcern,
  withoutQuestion,
  withQuestion,
  type Appointment,
} from '#domain/womb-health/appointment.ts';
import { FIGURES_BESIDE } from '#domain/womb-health/figures/figures.ts';
import { keptGuides, ownWords, windowOfGuide, type GuideName } from '#domain/womb-health/guides.ts';
import type { Member } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { appointmentStore } from './appointment.store.ts';
import { editionFor, guidesFor, type GuideVolume } from './guides.ts';
import { readFigures } from './read-figures.ts';
import { toldAppointment } from './told-appointment.ts';
import { readerOf } from './womb-reader.ts';

const WHAT_TO_SAY = pieceAddress('what-to-say-when-you-call');

/** The answers about the guides, what stands beside them, and the appointment sheet. */
export function wombHealthHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof wombHealthRoutes> {
  const change = (me: Me, by: (sheet: Appointment) => Appointment | null) => changeSheet(me, clock.now(), by);
  return {
    getWombHealth: async ({ me }) => {
      const { reader, member } = await readerOf(me, clock.now());
      const conditions = conditionsOf(member);
      const kept = keptGuides(conditions);
      const edition = editionFor(reader);
      return {
        guides: (await guidesFor(reader)).map((volume) => summaryOf(volume, { edition, kept })),
        ownWords: ownWords(conditions),
      };
    },
    getGuide: async ({ me, params }) => {
      const { reader, member } = await readerOf(me, clock.now());
      const volume = (await guidesFor(reader)).find(({ id }) => id === params.guide);
      if (!volume) return refuse('not_found');
      const conditions = conditionsOf(member);
      const edition = editionFor(reader);
      const { guide } = volume;
      return {
        ...summaryOf(volume, { edition, kept: keptGuides(conditions) }),
        ...volume[edition],
        callPiece: WHAT_TO_SAY,
        related: guide.related.map(pieceAddress),
        figures: [...FIGURES_BESIDE[guide.id]],
        ownWords: guide.id === 'other' ? ownWords(conditions) : null,
        checked: guide.checked,
        checkAgain: guide.check_again,
        reviewedBy: guide.reviewed_by,
      };
    },
    getWombFigures: ({ me }) => readFigures(me, clock.now()),
    getAppointment: async ({ me }) => {
      const [{ reader }, sheet] = await Promise.all([readerOf(me, clock.now()), appointmentStore.read(me)]);
      return toldAppointment(sheet, reader);
    },
    putConcern: ({ me, params, body }) =>
      change(me, (sheet) => withConcern(sheet, Number(params.concern) - 1, { ...body, text: body.text.trimEnd() })),
    putQuestion: ({ me, params, body: { text, own } }) =>
      change(me, (sheet) => withQuestion(sheet, { id: params.question, text: text.trim(), own })),
    // Also one that is on it no more.
    removeQuestion: ({ me, params }) => change(me, (sheet) => withoutQuestion(sheet, params.question)),
    clearAppointment: ({ me }) => change(me, () => NO_APPOINTMENT),
  };
}

function conditionsOf({ profile }: Member): readonly string[] {
  return profile.journeyCustomization?.wombConditions ?? [];
}

type Shown = { readonly edition: 'whole' | 'quiet'; readonly kept: readonly GuideName[] };

function summaryOf({ id, guide, ...volume }: GuideVolume, { edition, kept }: Shown): GuideSummary {
  const { title, kicker } = guide;
  return {
    ...{ id, name: guide.id, title, kicker, window: windowOfGuide(guide.id) },
    minutes: volume[edition].minutes,
    isKept: kept.includes(guide.id),
  };
}

/** Changes the member's sheet, held so that two devices do not lose each other's change; gives it as it is told. */
async function changeSheet(
  me: Me,
  now: Date,
  by: (sheet: Appointment) => Appointment | null,
): Promise<AppointmentReply | Refusal> {
  const [before, { reader }] = await Promise.all([appointmentStore.readForUpdate(me), readerOf(me, now)]);
  const sheet = by(before);
  if (!sheet) return refuse('list_full');
  if (sheet !== before) appointmentStore.write(me, { document: sheet, now });
  return toldAppointment(sheet, reader);
}
