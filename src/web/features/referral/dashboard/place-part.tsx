import { useState } from 'react';
import type { DashboardReply } from '#contract/referral/referral.schemas.ts';
import { EU_COUNTRIES } from '#domain/referral/payout-countries.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { referralCopy } from '../referral.copy.ts';
import { usePlace } from '../referral.queries.ts';
import pageStyles from '../referral.module.css';
import styles from './dashboard.module.css';
import { AccountPart } from './account-part.tsx';
import { PlaceSheet } from './place-sheet.tsx';

const { place: words, tax } = referralCopy.dashboard;

/** Where payouts go, as far as it is shown, and a word about taxes for that country. */
export function PlacePart({ place, account, paysOut }: Pick<DashboardReply, 'place' | 'account' | 'paysOut'>) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = usePlace();
  const remove = () =>
    mutate(null, {
      onSuccess: () => void toast(words.removed),
      onError: (error) => void toast({ title: sentenceOf(error, words.failed) }),
    });
  return (
    <section aria-labelledby="place">
      <h2 id="place" className={pageStyles.sub}>
        {words.title}
      </h2>
      {(paysOut || account) && (
        <>
          <AccountPart account={account} />
          <h3 className={styles.other}>{words.other}</h3>
        </>
      )}
      <p className={pageStyles.quiet}>
        {place ? words.to(place.holder, place.last) : account?.state === 'ready' ? words.spare : words.none}
      </p>
      <p className={styles.go}>
        <Button kind="line" onClick={() => setOpen(true)}>
          {place ? words.change : words.add}
        </Button>
        {place && (
          <TextButton aria-busy={isPending || undefined} onClick={remove}>
            {words.remove}
          </TextButton>
        )}
      </p>
      <p className={styles.small}>{words.note}</p>
      <Fold bare summary={tax.title} note={tax.note}>
        <p className={styles.small}>{taxFor(place?.country ?? account?.country ?? null)}</p>
      </Fold>
      {open && <PlaceSheet country={place?.country ?? ''} onClose={() => setOpen(false)} />}
    </section>
  );
}

function taxFor(country: string | null): string {
  if (country === 'US' || country === 'DE' || country === 'GB') return tax[country];
  return country !== null && EU_COUNTRIES.includes(country) ? tax.EU : tax.other;
}
