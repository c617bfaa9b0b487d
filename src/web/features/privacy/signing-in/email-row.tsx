import type { SignInWays } from '#contract/safety/safety.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsRow } from '#web/ui/settings/settings-list.tsx';
import { dateWords, inSentence } from '../moment.ts';
import { useOn } from '../use-on.ts';
import { signingIn as words } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

type Props = {
  readonly ways: SignInWays;
  readonly change: ReturnType<typeof useWays>['change'];
  readonly onChange: () => void;
};

/** The address the member signs in with, and the one that waits to take its place. */
export function EmailRow({ ways: { email, newEmail }, change, onChange }: Props) {
  const on = useOn();
  const stopping = change.isPending && change.variables.do === 'stop_email';
  return (
    <>
      <SettingsRow
        title={words.email}
        note={email}
        end={
          <Button kind="line" size="small" aria-label={words.emailDialog.title} onClick={onChange}>
            {words.change}
          </Button>
        }
      />
      {newEmail && (
        <SettingsRow
          title={words.newEmailTitle}
          note={words.newEmail(newEmail.email, inSentence(dateWords(newEmail.askedAt, on)))}
          end={
            <Button
              kind="line"
              size="small"
              busy={stopping}
              busyLabel={words.cancelling}
              onClick={() => change.mutate({ do: 'stop_email' })}
            >
              {words.cancelEmail}
            </Button>
          }
        />
      )}
    </>
  );
}
