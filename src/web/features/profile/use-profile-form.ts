import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { moveToZone } from '#web/platform/today.ts';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf } from '#web/platform/queries.ts';
import { placeUser, useMember } from '#web/platform/session.ts';
import {
  changesOf,
  draftAfter,
  keptFields,
  only,
  problemsOf,
  without,
  type ProfileDraft,
  type ProfileFields,
  type Problems,
} from './profile-form.ts';

/** What the member typed and is not saved yet, while the document lives: leaving by Back and returning finds it. */
const drafts = new WeakMap<AppState, { readonly userId: string; readonly draft: ProfileDraft }>();

/**
 * The member's settings, saved as they change: a choice at once, what is typed when its field is left. What cannot be
 * saved stays typed, with its reason.
 */
export function useProfileForm(temperatureUnit: ProfileFields['temperatureUnit']) {
  const [user, appState] = [useMember(), useAppState()];
  const [draft, setShown] = useState<ProfileDraft>(() => draftOf(appState, user.id));
  const [problems, setProblems] = useState<Problems>({});
  const onItsWay = useRef<ProfileDraft>({});
  const setDraft = (change: (before: ProfileDraft) => ProfileDraft) => {
    const next = change(draftOf(appState, user.id));
    drafts.set(appState, { userId: user.id, draft: next });
    setShown(next);
  };
  const kept = keptFields(user, temperatureUnit);
  const save = useSave(appState, {
    onSaved: (typed) => setDraft((now) => draftAfter(now, typed)),
    onRefused: setProblems,
    onEnd: (typed) => {
      onItsWay.current = draftAfter(onItsWay.current, typed);
    },
  });
  const set =
    <Name extends keyof ProfileFields>(name: Name) =>
    (value: ProfileFields[Name]) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others);
    };
  const send = () => {
    const now = draftOf(appState, user.id);
    const changes = changesOf(draftAfter(now, onItsWay.current), kept);
    const wrong = problemsOf(changes);
    setProblems(wrong);
    const sent = without(changes, wrong);
    const typed = only(now, sent);
    if (Object.keys(sent).length === 0) return;
    onItsWay.current = { ...onItsWay.current, ...typed };
    save.mutate({ sent, typed });
  };
  const dirty = Object.keys(changesOf(draft, kept)).length > 0;
  return {
    values: { ...kept, ...draft },
    problems,
    /** Typed: saved once the field is left. */ set,
    /** Chosen: saved at once. */
    choose:
      <Name extends keyof ProfileFields>(name: Name) =>
      (value: ProfileFields[Name]) => {
        set(name)(value);
        send();
      },
    leaveField: send,
    save,
    /** Something is left that could not be saved. */
    stuck: dirty && !save.isPending && (save.isError || Object.keys(problems).length > 0),
    discard: () => setDraft(() => ({})),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function draftOf(appState: AppState, userId: string): ProfileDraft {
  const known = drafts.get(appState);
  return known?.userId === userId ? known.draft : {};
}

/** What is sent, and as it was typed. */
type Saving = { readonly sent: ProfileDraft; readonly typed: ProfileDraft };
type Ends = {
  readonly onSaved: (typed: ProfileDraft) => void;
  readonly onRefused: (problems: Problems) => void;
  readonly onEnd: (typed: ProfileDraft) => void;
};

// One after the other, in their order.
function useSave(appState: AppState, { onSaved, onRefused, onEnd }: Ends) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: async ({ sent: { temperatureUnit, ...body } }: Saving) => {
      if (Object.keys(body).length > 0) placeUser(appState, (await sendQueued('patchUser', { body }, 'profile')).user);
      if (temperatureUnit)
        client.setQueryData<LogListsReply>(
          keyOf('getLogLists'),
          await sendQueued('patchLogLists', { body: { temperatureUnit } }, 'unit'),
        );
      if (body.timeZone) await moveToZone(appState, body.timeZone);
    },
    onSuccess: (_reply, { typed }) => onSaved(typed),
    onError: (error) => onRefused((error instanceof ApiError ? (error.body?.fields ?? {}) : {}) as Problems),
    onSettled: (_reply, _error, { typed }) => onEnd(typed),
  });
}
