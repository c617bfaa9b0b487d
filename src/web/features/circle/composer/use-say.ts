import { useState } from 'react';
import { judgeBody } from '#domain/circle/body.ts';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { ApiError, NetworkError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { routeIn, useRefresh } from '../circle.queries.ts';
import { useRoomKind, type RoomKind } from '../room-kind.tsx';
import { refusalWords } from './refusal.ts';
import type { SaidDraft } from './use-draft.ts';

type Saying = {
  /** The thread it answers in; null for a post. */ readonly thread: string | null;
  readonly room: RoomReply | undefined;
  readonly draft: SaidDraft;
  /** It was said, or waits on this device: the field is free again. */ readonly onSaid: () => void;
};
/** What stands between the press and the room: the house rules, once, or words that look cruel. */
export type Ask = 'rules' | 'gentle' | null;
export type Missing = { readonly field: 'words' | 'category'; readonly text: string };

/** Says what was written, by name or without one, after what has to be asked first. */
export function useSay({ thread, room, draft, onSaid }: Saying) {
  const kind = useRoomKind();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [ask, setAsk] = useState<Ask>(null);
  const [missing, setMissing] = useState<Missing | null>(null);

  const missingIn = (): Missing | null => {
    const verdict = judgeBody(draft.body, thread === null ? 'post' : 'reply');
    if (!verdict.ok) return { field: 'words', text: refusalWords(verdict, kind.words) };
    if (thread === null && draft.category === null)
      return { field: 'category', text: kind.words.composer.missingCategory };
    return null;
  };
  const send = async () => {
    setBusy(true);
    setAsk(null);
    try {
      await sent(kind, { thread, draft });
      toast(saidWords(kind, draft));
      onSaid();
      await refresh();
    } catch (error) {
      if (isKept(error)) {
        toast({ title: error.title, description: error.outlook });
        onSaid();
      } else setMissing({ field: 'words', text: failureWords(error, kind, draft) });
    } finally {
      setBusy(false);
    }
  };
  const press = async () => {
    const lacks = missingIn();
    setMissing(lacks);
    if (lacks) return;
    if (room?.writing.stops === 'subscription') return askForPremium('circle_writing');
    if (room && !room.rules.isAccepted) return setAsk('rules');
    setBusy(true);
    const cruel = await readsCruel(kind, draft.body);
    setBusy(false);
    if (cruel) return setAsk('gentle');
    await send();
  };
  return {
    busy,
    ask,
    missing,
    press: () => void press(),
    send: () => void send(),
    close: () => setAsk(null),
    forget: () => setMissing(null),
    fail: (text: string) => setMissing({ field: 'words', text }),
  };
}

/** Whether the words may land hard. A check that cannot be made holds nobody up. */
async function readsCruel({ room }: RoomKind, body: string): Promise<boolean> {
  try {
    return (await call(routeIn(room, 'Check'), { body: { body } })).readAgain;
  } catch {
    return false;
  }
}

type What = { readonly thread: string | null; readonly draft: SaidDraft };

/** Words with a name may wait on this device; nameless ones go at once or not at all. */
async function sent({ room }: RoomKind, { thread, draft }: What): Promise<void> {
  const { language } = navigator;
  if (thread === null) {
    const body = { body: draft.body, category: draft.category ?? '', language };
    await (draft.isAnonymous
      ? call(routeIn(room, 'SayNamelessPost'), { body })
      : sendQueued(routeIn(room, 'SayPost'), { body }, 'a new post'));
    return;
  }
  const inAnswerTo = draft.inAnswerTo === null ? {} : { inAnswerTo: draft.inAnswerTo };
  const input = { params: { post: thread }, body: { body: draft.body, language, ...inAnswerTo } };
  await (draft.isAnonymous
    ? call(routeIn(room, 'SayNamelessReply'), input)
    : sendQueued(routeIn(room, 'SayReply'), input, `an answer in ${thread}`));
}

function saidWords({ words: { composer } }: RoomKind, { isAnonymous }: SaidDraft) {
  return { title: composer.shared, description: isAnonymous ? composer.waits : composer.sharedText };
}

function failureWords(error: unknown, { words: { composer } }: RoomKind, { isAnonymous }: SaidDraft): string {
  if (isAnonymous && error instanceof NetworkError && !(error instanceof ApiError)) return composer.offlineAnonymous;
  return sentenceOf(error, composer.failed);
}
