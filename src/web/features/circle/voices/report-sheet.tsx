import { useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import type { ReportReason } from '#domain/circle/reason.ts';
import { circle } from '../circle.copy.ts';
import { routeIn, useHouseRules, useRefresh } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';
import { aboutBody, type About } from './use-acts.ts';

const words = circle.reportSheet;
type Props = {
  readonly about: About;
  readonly isNameless: boolean;
  readonly onClose: () => void;
};

/** Why words that are reported were. Below it the other way: never to meet this voice again. */
export function ReportSheet({ about, isNameless, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useHouseRules();
  const [reason, setReason] = useState<ReportReason>();
  const [asked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const { busy, error, report, block } = useReport({ about, onClose });
  const send = () => (reason === undefined ? setAsked(true) : report(reason, note.trim()));
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button kind="hearth" busy={busy === 'report'} busyLabel={words.sending} onClick={send}>
          {words.send}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>{words.text}</p>
        {error !== null && <Notice tone="danger">{sentenceOf(error, circle.acts.failed.title)}</Notice>}
        {data ? (
          <RadioGroup
            legend={words.legend}
            name="report-reason"
            options={data.reports.map(({ id, label, more }) => ({ value: id, label, note: more }))}
            value={reason}
            onChange={setReason}
            error={asked && reason === undefined ? words.missing : null}
          />
        ) : isError ? (
          <ErrorNote title={circle.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {circle.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons>
            <Skeleton shape="block" />
          </Skeletons>
        )}
        <TextArea label={words.note} optional rows={2} maxLength={500} value={note} onChange={setNote} />
        <Stack gap={2}>
          <h3>{words.blockTitle}</h3>
          <p>{isNameless ? words.blockNameless : words.blockNamed}</p>
          <div>
            <Button kind="line" size="small" busy={busy === 'block'} onClick={block}>
              {words.block}
            </Button>
          </div>
        </Stack>
      </Stack>
    </Sheet>
  );
}

function useReport({ about, onClose }: { readonly about: About; readonly onClose: () => void }) {
  const { room } = useRoomKind();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<'report' | 'block' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = async (what: 'report' | 'block', act: () => Promise<unknown>) => {
    setBusy(what);
    setError(null);
    try {
      await act();
      onClose();
      const { title, text } = what === 'report' ? circle.reportedLine.explained : circle.acts.blocked;
      toast({ title, description: text });
      await refresh();
    } catch (failure) {
      setBusy(null);
      setError(failure);
    }
  };
  return {
    busy,
    error,
    report: (reason: ReportReason, note: string) =>
      void run('report', () =>
        call(routeIn(room, 'Report'), { body: { ...aboutBody(about), reason, ...(note !== '' && { note }) } }),
      ),
    block: () => void run('block', () => call(routeIn(room, 'Block'), { body: aboutBody(about) })),
  };
}
