import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { nowOf } from '#web/platform/clock.ts';
import { moveToZone } from '#web/platform/today.ts';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf } from '#web/platform/queries.ts';
import { placeUser, useMember } from '#web/platform/session.ts';
import {
  changesOf,
  draftAfter,
  keptFields,
  problemsOf,
  type ProfileDraft,
  type ProfileFields,
  type Problems,
} from './profile-form.ts';

/** What the member typed and did not save, while the document lives: leaving by Back and returning finds it. */
const drafts = new WeakMap<AppState, { readonly userId: string; readonly draft: ProfileDraft }>();

/** The form of the member's settings: what is kept, what the member changed, and the way to save it. */
export function useProfileForm(temperatureUnit: ProfileFields['temperatureUnit']) {
  const [user, appState] = [useMember(), useAppState()];
  const [draft, setShown] = useState<ProfileDraft>(() => draftOf(appState, user.id));
  const [problems, setProblems] = useState<Problems>({});
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const setDraft = (change: (before: ProfileDraft) => ProfileDraft) => {
    const next = change(draftOf(appState, user.id));
    drafts.set(appState, { userId: user.id, draft: next });
    setShown(next);
  };
  const kept = keptFields(user, temperatureUnit);
  const changes = changesOf(draft, kept);
  const save = useSave(appState);
  const set =
    <Name extends keyof ProfileFields>(name: Name) =>
    (value: ProfileFields[Name]) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others);
    };
  const send = () => {
    const wrong = problemsOf(changes);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);
    if (save.isPending) return undefined;
    const sent = draft;
    return save.mutate(changes, {
      onSuccess: () => {
        setDraft((before) => draftAfter(before, sent));
        setSavedAt(new Date(nowOf(appState)).toISOString());
      },
      onError: (error) => {
        const told = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
        setProblems(told as Problems);
        focusFirst(told);
      },
    });
  };
  const dirty = Object.keys(changes).length > 0;
  return {
    values: { ...kept, ...draft },
    problems,
    set,
    send,
    save,
    dirty,
    savedAt,
    discard: () => setDraft(() => ({})),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function draftOf(appState: AppState, userId: string): ProfileDraft {
  const known = drafts.get(appState);
  return known?.userId === userId ? known.draft : {};
}

// Once the messages are drawn.
function focusFirst(problems: object): void {
  const [name] = Object.keys(problems);
  if (name) setTimeout(() => document.getElementsByName(name)[0]?.focus());
}

function useSave(appState: AppState) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ temperatureUnit, ...body }: ProfileDraft) => {
      if (Object.keys(body).length > 0) placeUser(appState, (await sendQueued('patchUser', { body }, 'profile')).user);
      if (temperatureUnit)
        client.setQueryData<LogListsReply>(
          keyOf('getLogLists'),
          await sendQueued('patchLogLists', { body: { temperatureUnit } }, 'unit'),
        );
      if (body.timeZone) await moveToZone(appState, body.timeZone);
    },
  });
}
