import { useMutation } from '@tanstack/react-query';
import type { CodeApp } from '#contract/safety/safety.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { StepUpDeclined, withStepUp } from '#web/platform/step-up/step-up.ts';
import { SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { RowButton } from './row-button.tsx';
import { signingIn as words } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

type Props = {
  readonly since: string | null;
  readonly change: ReturnType<typeof useWays>['change'];
  readonly onOpen: (app: CodeApp) => void;
};

/**
 * The member's code app: on since a day, or the way to set it up. The proof of identity comes before its dialog, so
 * that none stands upon another.
 */
export function CodeAppRow({ since, change, onOpen }: Props) {
  const start = useMutation({ mutationFn: () => withStepUp(() => call('startCodeApp')), onSuccess: onOpen, gcTime: 0 });
  const end = (
    <RowButton
      name={words.offApp}
      busy={change.isPending && change.variables.do === 'end_app'}
      busyLabel={words.working}
      onClick={() => change.mutate({ do: 'end_app' })}
    >
      {words.off}
    </RowButton>
  );
  const set = (
    <RowButton name={words.setUpApp} busy={start.isPending} busyLabel={words.working} onClick={() => start.mutate()}>
      {words.setUp}
    </RowButton>
  );
  return (
    <SettingsRow title={words.app} note={since ? words.appOn(since) : words.appOff} end={since ? end : set}>
      {start.error && !(start.error instanceof StepUpDeclined) && (
        <Notice tone="danger">{sentenceOf(start.error, words.failed)}</Notice>
      )}
    </SettingsRow>
  );
}
