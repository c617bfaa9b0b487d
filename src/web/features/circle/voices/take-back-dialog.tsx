import { useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { circle } from '../circle.copy.ts';
import { routeIn, useRefresh } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';

const words = circle.takeBackSheet;
/** Words of the member's own, by what they are. */
export type OwnThing = {
  readonly id: string;
  readonly isReply: boolean;
  readonly isAnonymous: boolean;
  readonly hasAnswers?: boolean;
};

/** Asks before words are taken back: nobody can bring them again. */
export function TakeBackDialog({ words: thing, onClose }: { readonly words: OwnThing; readonly onClose: () => void }) {
  const { room } = useRoomKind();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const takeBack = async () => {
    setBusy(true);
    setError(null);
    try {
      await takenBack(room, thing);
      onClose();
      toast({ title: circle.acts.takenBack.title, description: circle.acts.takenBack.text });
      await refresh();
    } catch (failure) {
      setBusy(false);
      setError(failure);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button kind="danger" busy={busy} busyLabel={words.doing} onClick={() => void takeBack()}>
            {words.yes}
          </Button>
          <Button kind="line" onClick={onClose}>
            {words.no}
          </Button>
        </>
      }
    >
      <p>{thing.hasAnswers ? words.withAnswers : words.text}</p>
      {error !== null && <Notice tone="danger">{sentenceOf(error, circle.acts.failed.title)}</Notice>}
    </Dialog>
  );
}

/** Each kind of words has its own way back: nameless ones are taken back without the member's name, too. */
function takenBack(room: Parameters<typeof routeIn>[0], { id, isReply, isAnonymous }: OwnThing): Promise<unknown> {
  if (isReply)
    return call(routeIn(room, isAnonymous ? 'TakeBackNamelessReply' : 'TakeBackReply'), { params: { reply: id } });
  return call(routeIn(room, isAnonymous ? 'TakeBackNamelessPost' : 'TakeBackPost'), { params: { post: id } });
}
