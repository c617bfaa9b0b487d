import { useMutation } from '@tanstack/react-query';
import { screens } from '#contract/screens.ts';
import { forgetAddressToken } from '#web/platform/address-token.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { envelope } from '#web/ui/drawings/windows/things/envelope.ts';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { newAddress as words } from './verify.copy.ts';
import styles from './verify.module.css';

/**
 * The link that went to a new address. It asks before it moves an account: programs that look through mail open links
 * too.
 */
export function NewAddress({ token }: { readonly token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('confirmEmail', { body: { token } }),
    onSuccess: forgetAddressToken,
  });
  const code = error instanceof ApiError ? error.code : null;
  if (isSuccess) return <Said of={openGate} {...words.done} />;
  if (code === 'link_invalid') return <Said of={envelope} {...words.ended} />;
  if (code === 'address_taken') return <Said of={envelope} {...words.taken} />;
  return (
    <StandAlone of={envelope}>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      {error && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
      <Button busy={isPending} busyLabel={words.confirming} onClick={() => mutate()}>
        {words.confirm}
      </Button>
      <p className={styles.muted}>{words.notYou}</p>
    </StandAlone>
  );
}

type SaidProps = { readonly of: Drawing; readonly heading: string; readonly lead: string };

function Said({ of, heading, lead }: SaidProps) {
  return (
    <StandAlone of={of}>
      <h1>{heading}</h1>
      <p>{lead}</p>
      <LinkButton href={screens.home.path}>{words.goOn}</LinkButton>
    </StandAlone>
  );
}
