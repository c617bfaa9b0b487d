import { useState } from 'react';
import type { MonthPlaceWire, TradesReply } from '#contract/trade/trade.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { priceOf, type TradeName } from '#domain/points/trades.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { rewards } from './rewards.copy.ts';
import { useTrade } from './rewards.queries.ts';
import styles from './rewards.module.css';

const { ask: copy, done } = rewards;
type Props = { readonly name: TradeName; readonly trades: TradesReply; readonly onClose: () => void };

/** Says what a trade takes and gives, with its dates, and makes it on one press. */
export function TradeDialog({ name, trades: { balance, month }, onClose }: Props) {
  const { timeZone } = useMember();
  // The dialog is one press: sent again after a lost answer it is the same trade.
  const [press] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useTrade();
  const points = priceOf(name);
  // A date stays on one line.
  const on = (at: string) => dateWithYear(dayInZone(new Date(at), timeZone)).replaceAll(' ', '\u00a0');
  const trade = () =>
    mutate(
      { trade: name, press },
      {
        onSuccess: () => {
          toast({ title: doneWords(name === 'premium_month' ? month : null, on) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(rewards.trades.of(name).name)}
      actions={
        <>
          <Button busy={isPending} busyLabel={copy.busy} onClick={trade}>
            {copy.confirm(points)}
          </Button>
          <Button kind="line" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <p>{name === 'premium_month' ? monthWords(month, on) : copy.good}</p>
        <p>{copy.cost(points, balance - points)}</p>
        <p role="alert">{error && sentenceOf(error, copy.failed)}</p>
      </div>
    </Dialog>
  );
}

function monthWords(month: MonthPlaceWire, on: (at: string) => string): string {
  return month.kind === 'none' ? rewards.trades.waits : copy.month[month.kind](on(month.from), on(month.until));
}

function doneWords(month: MonthPlaceWire | null, on: (at: string) => string): string {
  if (!month || month.kind === 'none') return done.good;
  return month.kind === 'moves_charge' ? done.moved(on(month.until)) : done.month(on(month.until));
}
