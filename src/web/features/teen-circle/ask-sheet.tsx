import { useState } from 'react';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { judgeBody } from '#domain/circle/body.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { useMember } from '#web/platform/session.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { RulesSheet, useRefresh } from '#web/features/circle/public.ts';
import { LeaveOut } from './leave-out.tsx';
import { teen } from './teen.copy.ts';

const words = teen.ask;
type Props = { readonly name: string | null; readonly room: RoomReply | undefined; readonly onClose: () => void };

/** A question to the moderators: nobody else reads it. */
export function AskSheet({ name, room, onClose }: Props) {
  const { timeZone } = useMember();
  const topics = room?.categories.filter(({ isClosed }) => !isClosed) ?? [];
  const [body, setBody] = useState('');
  const [category, setCategory] = useState<string>();
  const { busy, error, rules, send, leaveRules } = useAsk({ room, onClose });
  const chosen = category ?? topics[0]?.slug;
  const press = () => send({ body, category: chosen ?? '' });
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title(name ?? words.anyone)}
      actions={
        <Button kind="hearth" busy={busy} busyLabel={words.sending} onClick={press}>
          {words.send}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>{words.who}</p>
        <TextArea
          label={words.label}
          placeholder={words.placeholder}
          rows={4}
          value={body}
          onChange={setBody}
          error={error}
        />
        {body !== '' && (
          <>
            <LeaveOut text={body} />
            <DeferredCrisisHelp text={body} timeZone={timeZone} teen />
          </>
        )}
        <RadioGroup
          legend={words.topic}
          name="question-topic"
          options={topics.map(({ slug, name: label }) => ({ value: slug, label }))}
          value={chosen}
          onChange={setCategory}
        />
      </Stack>
      {rules && room && <RulesSheet version={room.rules.version} onAccepted={press} onClose={leaveRules} />}
    </Sheet>
  );
}

function useAsk({ room, onClose }: Pick<Props, 'room' | 'onClose'>) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [rules, setRules] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const ask = async (question: { body: string; category: string }) => {
    if (!judgeBody(question.body, 'post').ok) return setError(words.missing);
    if (room?.rules.isAccepted === false && !rules && !accepted) return setRules(true);
    setRules(false);
    setAccepted(true);
    setBusy(true);
    setError(null);
    try {
      await call('teenSayNamelessPost', { body: { ...question, kind: 'question', language: navigator.language } });
      onClose();
      toast({ title: words.sent, description: words.sentText });
      await refresh();
    } catch (failure) {
      setBusy(false);
      setError(sentenceOf(failure, words.failed));
    }
  };
  return {
    busy,
    error,
    rules,
    send: (question: { body: string; category: string }) => void ask(question),
    leaveRules: () => setRules(false),
  };
}
