import { useMutation } from '@tanstack/react-query';
import { screens } from '#contract/screens.ts';
import { forgetAddressToken } from '#web/platform/address-token.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
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
  if (isSuccess) return <Said {...words.done} />;
  if (code === 'link_invalid') return <Said {...words.ended} />;
  if (code === 'address_taken') return <Said {...words.taken} />;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {error && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
      <Button busy={isPending} busyLabel={words.confirming} onClick={() => mutate()}>
        {words.confirm}
      </Button>
      <p className={styles.muted}>{words.notYou}</p>
    </>
  );
}

function Said({ heading, lead }: { readonly heading: string; readonly lead: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <LinkButton href={screens.home.path}>{words.goOn}</LinkButton>
    </>
  );
}
