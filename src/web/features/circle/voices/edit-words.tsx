import { useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Row, Stack } from '#web/ui/layout/stack.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { judgeBody } from '#domain/circle/body.ts';
import { circle } from '../circle.copy.ts';
import { routeIn, useRefresh } from '../circle.queries.ts';
import { refusalWords } from '../composer/refusal.ts';
import { useRoomKind } from '../room-kind.tsx';
import type { OwnThing } from './take-back-dialog.tsx';

const words = circle.editing;
type Props = { readonly of: OwnThing; readonly body: string; readonly onDone: () => void };

/** Own words, changed in their place. What others see is marked as edited. */
export function EditWords({ of, body, onDone }: Props) {
  const { room, words: said } = useRoomKind();
  const refresh = useRefresh();
  const [text, setText] = useState(body);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const verdict = judgeBody(text, of.isReply ? 'reply' : 'post');
    if (!verdict.ok) return setError(refusalWords(verdict, said));
    setBusy(true);
    try {
      await change(room, { of, body: text });
      toast({ title: circle.acts.changed });
      onDone();
      await refresh();
    } catch (failure) {
      setBusy(false);
      setError(sentenceOf(failure, circle.acts.failed.title));
    }
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={words.label}
          rows={5}
          dir="auto"
          value={text}
          error={error}
          onChange={(next) => {
            setText(next);
            setError(null);
          }}
        />
        <Row gap={2}>
          <Button type="submit" kind="hearth" size="small" busy={busy} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button kind="line" size="small" onClick={onDone}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

type Changed = { readonly of: OwnThing; readonly body: string };

function change(room: Parameters<typeof routeIn>[0], { of: { id, isReply, isAnonymous }, body }: Changed) {
  if (isReply)
    return call(routeIn(room, isAnonymous ? 'ChangeNamelessReply' : 'ChangeReply'), {
      params: { reply: id },
      body: { body },
    });
  return call(routeIn(room, isAnonymous ? 'ChangeNamelessPost' : 'ChangePost'), {
    params: { post: id },
    body: { body },
  });
}
