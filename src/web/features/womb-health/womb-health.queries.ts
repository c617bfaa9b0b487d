import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import { withGuideKept, withOwnWords, type GuideName } from '#domain/womb-health/guides.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useMember, usePlaceUser } from '#web/platform/session.ts';

/** A day may have been logged meanwhile: soon counted anew. */
const FRESH_MS = 30_000;

/** The guides there are for the member. */
export function useWombHealth() {
  return useQuery(read('getWombHealth'));
}

/** One guide, whole. */
export function useGuide(guide: string) {
  return useQuery(read('getGuide', { params: { guide } }));
}

/** What is counted of the member's own log. */
export function useWombFigures() {
  return useQuery({ ...read('getWombFigures'), staleTime: FRESH_MS });
}

/** The member's appointment sheet. */
export function useAppointment() {
  return useQuery(read('getAppointment'));
}

/** What changes on the sheet: how it is sent, and how the sheet then is. */
type SheetWish = {
  readonly send: () => Promise<AppointmentReply>;
  readonly change: (now: AppointmentReply) => AppointmentReply;
};

/** Changes the sheet: shown at once, taken back where it fails. What waits on the device counts as done. */
export function useSheetWrite() {
  const client = useQueryClient();
  const key = keyOf('getAppointment');
  const { mutate, error, isSuccess } = useMutation({
    mutationKey: key,
    mutationFn: ({ send }: SheetWish) => send(),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<AppointmentReply>(key);
      client.setQueryData<AppointmentReply>(key, (now) => now && change(now));
      return { before };
    },
    // An answer that knows nothing yet of what she did since would take it back on screen: the last one counts.
    onSuccess: (sheet) => {
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData<AppointmentReply>(key, sheet);
    },
    onError: (failure, _wish, context) => {
      if (context?.before && !isKept(failure)) client.setQueryData(key, context.before);
    },
  });
  return { write: mutate, error: error && !isKept(error) ? error : null, isSaved: isSuccess || isKept(error) };
}

type Concern = AppointmentReply['concerns'][number];

/** One of the three concerns; `place` from 0. */
export function concernWish(place: number, body: Concern): SheetWish {
  const concern = (['1', '2', '3'] as const)[place] ?? '1';
  const input = { params: { concern }, body: { text: body.text, figures: [...body.figures] } };
  return {
    send: () => sendQueued('putConcern', input, `concern ${concern}`),
    change: (now) => ({ ...now, concerns: now.concerns.map((one, at) => (at === place ? body : one)) }),
  };
}

/** A question more. */
export function questionWish(text: string, own: boolean): SheetWish {
  const id = crypto.randomUUID();
  return {
    send: () => sendQueued('putQuestion', { params: { question: id }, body: { text, own } }, `question ${id}`),
    change: (now) => ({ ...now, questions: [...now.questions, { id, text, own }] }),
  };
}

/** A question less. */
export function noQuestionWish(id: string): SheetWish {
  return {
    send: () => sendQueued('removeQuestion', { params: { question: id } }, `question ${id}`),
    change: (now) => ({ ...now, questions: now.questions.filter((one) => one.id !== id) }),
  };
}

/** An empty sheet. */
export function clearWish(): SheetWish {
  return {
    send: () => sendQueued('clearAppointment', {}, 'appointment sheet'),
    change: () => ({ concerns: [0, 1, 2].map(() => ({ text: '', figures: [] })), questions: [] }),
  };
}

/** The shelf, or a guide. */
function isOfGuides(address: string): boolean {
  return /^\/api\/womb-health(?:$|\/guides\/)/.test(address);
}

/** Keeps a condition as the member's or lets it go, and takes what the member calls it. */
export function useConditions() {
  const { journeyCustomization } = useMember();
  const client = useQueryClient();
  const place = usePlaceUser();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (wombConditions: string[]) =>
      sendQueued(
        'patchUser',
        { body: { journeyCustomization: { ...journeyCustomization, wombConditions } } },
        'journey',
      ),
    onSuccess: async ({ user }) => {
      place(user);
      await client.invalidateQueries({ predicate: ({ queryKey: [address] }) => isOfGuides(String(address)) });
    },
  });
  const now = journeyCustomization?.wombConditions ?? [];
  return {
    keep: (name: GuideName, keeps: boolean) => mutate(withGuideKept(now, name, keeps)),
    call: (words: string) => mutate(withOwnWords(now, words)),
    isBusy: isPending,
    error,
  };
}
