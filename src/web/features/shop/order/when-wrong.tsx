import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { OrderReply } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { useOrderDeed } from '../shop.queries.ts';
import { order as words } from './order.copy.ts';
import styles from './order.module.css';

const { mind } = words;

/** What to do when something is wrong, and the way to take an order back within its days. */
export function WhenWrong({ of }: { readonly of: OrderReply }) {
  return (
    <section aria-labelledby="wrong" className={styles.wrong}>
      <h2 id="wrong">{words.wrong}</h2>
      <Fold summary={words.late.title}>
        <p>{words.late.text}</p>
        <TextLink href={href('feedback')}>{words.write}</TextLink>
      </Fold>
      <Fold summary={words.broken.title}>
        <p>{words.broken.text}</p>
        <TextLink href={href('feedback')}>{words.write}</TextLink>
      </Fold>
      <Fold summary={mind.title}>
        <ChangedMind of={of} />
      </Fold>
    </section>
  );
}

function ChangedMind({ of }: { readonly of: OrderReply }) {
  const [asks, setAsks] = useState(false);
  const isUnsent = of.state === 'paid' || of.state === 'packed';
  if (!of.canWithdraw) return <p>{of.withdrawnAt ? words.lead.withdrawn : mind.over}</p>;
  return (
    <>
      <p>{isUnsent ? mind.before : mind.after}</p>
      {of.lines.some(({ kind }) => kind === 'digital') && <p>{mind.digital}</p>}
      <Button kind="line" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {mind.act(of.wouldReturn)}
      </Button>
      <Ask of={of} open={asks} isUnsent={isUnsent} onClose={() => setAsks(false)} />
    </>
  );
}

type AskProps = {
  readonly of: OrderReply;
  readonly open: boolean;
  readonly isUnsent: boolean;
  readonly onClose: () => void;
};

function Ask({ of, open, isUnsent, onClose }: AskProps) {
  const { mutate, isPending, error } = useOrderDeed('withdrawOrder', of.id);
  const withdraw = () =>
    mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast(isUnsent ? mind.done : mind.doneSent);
      },
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={mind.ask}
      actions={
        <>
          <Button busy={isPending} busyLabel={mind.busy} onClick={withdraw}>
            {mind.yes}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {mind.stay}
          </Button>
        </>
      }
    >
      <p>{mind.askText(of.wouldReturn)}</p>
      {error && <Notice tone="danger">{sentenceOf(error, mind.failed)}</Notice>}
    </Dialog>
  );
}
