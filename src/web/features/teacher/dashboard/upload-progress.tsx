import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { dashboard, sizeWords } from './dashboard.copy.ts';
import type { UploadState } from './use-upload.ts';
import styles from './dashboard.module.css';

const { upload: words } = dashboard;
type Props = {
  readonly state: Extract<UploadState, { readonly is: 'sending' | 'stopped' }>;
  readonly onGoOn: () => void;
  readonly onCancel: () => void;
};

/** How far an upload is, and the ways to go on with one that stopped or to give it up. */
export function UploadProgress({ state, onGoOn, onCancel }: Props) {
  return (
    <div className={styles.sending}>
      <progress aria-label={words.progress} max={state.bytes} value={state.sent} />
      <p role="status">{words.sending(sizeWords(state.sent), sizeWords(state.bytes))}</p>
      {state.is === 'stopped' && <Notice tone="warning">{state.why}</Notice>}
      <div className={styles.acts}>
        {state.is === 'stopped' && <Button onClick={onGoOn}>{words.goOn}</Button>}
        <Button kind="line" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
