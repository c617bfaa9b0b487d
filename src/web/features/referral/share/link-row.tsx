import { Copy } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { referralCopy } from '../referral.copy.ts';
import { useSent } from '../referral.queries.ts';
import { copy, share } from './share.ts';
import styles from './share.module.css';

const { link: words } = referralCopy;
const nothing = () => undefined;

type Props = { readonly address: string; readonly code: string; /** What goes along. */ readonly text: string };

/** Her link to see, to share with her words, and to copy; and her code. */
export function LinkRow({ address, code, text }: Props) {
  const { mutate: sent } = useSent();
  const copyLink = async () => {
    if (await copy(address, words.copied)) sent();
  };
  const send = async () => {
    if (await share({ text: text.trim(), address })) sent();
  };
  return (
    <div className={styles.link}>
      <TextField
        label={words.label}
        hint={words.code(code)}
        name="referral-link"
        readOnly
        value={address.replace(/^https?:\/\//, '')}
        onChange={nothing}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.presses}>
        <Button kind="hearth" onClick={() => void send()}>
          {words.share}
        </Button>
        <Button kind="line" onClick={() => void copyLink()}>
          <Copy size={18} aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
