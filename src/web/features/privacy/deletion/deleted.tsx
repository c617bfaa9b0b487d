import type { ReceiptReply } from '#contract/privacy/privacy.schemas.ts';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { deletionCopy } from '../privacy.copy.ts';
import styles from '../privacy.module.css';

const { done: words } = deletionCopy;
type Props = { readonly id: string; readonly receipt: ReceiptReply | undefined; readonly isSlow: boolean };

/** The account goes; then its receipt, to be kept. */
export function DeletedNotice({ id, receipt, isSlow }: Props) {
  if (receipt) return <Receipt receipt={receipt} />;
  return (
    <div className={styles.stack}>
      <Spinner>{words.waiting}</Spinner>
      {isSlow && (
        <p>
          {words.slow} <code>{id}</code>
        </p>
      )}
    </div>
  );
}

function Receipt({ receipt }: { readonly receipt: ReceiptReply }) {
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(receipt, null, 2)}\n`)}`;
  return (
    <div className={styles.stack}>
      <p>{words.text}</p>
      <p className={styles.receipt}>
        <b>{words.at(receipt.erasedAt.slice(0, 16).replace('T', ', '))}</b>
        <span>
          {words.number} <code>{receipt.id}</code>
        </span>
      </p>
      <a href={file} download={`moonhearth-receipt-${receipt.id}.json`}>
        {words.save}
      </a>
    </div>
  );
}
