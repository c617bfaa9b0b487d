import { useRef, useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import { feedback } from './feedback.copy.ts';
import styles from './feedback.module.css';

const words = feedback.picture;
const PictureEditor = deferred(async () => (await import('./editor/picture-editor.tsx')).PictureEditor, { soon: true });
type Props = { readonly picture: string | null; readonly onPicture: (base64: string | null) => void };

/** A screenshot: chosen, cropped and blurred here, then shown as it will leave. */
export function PicturePart({ picture, onPicture }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { readScreenshot } = await import('./editor/draw.ts');
    const read = await readScreenshot(file);
    setProblem(typeof read === 'string' ? words.errors[read] : null);
    if (typeof read !== 'string') setChosen(read);
  };
  const close = () => {
    chosen?.close();
    setChosen(null);
  };
  return (
    <div className={styles.picture}>
      {picture !== null && <img src={`data:image/jpeg;base64,${picture}`} alt={words.alt} />}
      <div className={styles.acts}>
        <Button kind="line" size="small" onClick={() => input.current?.click()}>
          {picture === null ? words.add : words.again}
        </Button>
        {picture !== null && <TextButton onClick={() => onPicture(null)}>{words.remove}</TextButton>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={words.add}
        onChange={(event) => {
          void take(event.target.files?.[0]).catch(() => setProblem(words.errors.failed));
          event.target.value = '';
        }}
      />
      <div aria-live="polite">
        {problem === null ? <p className={styles.hint}>{words.hint}</p> : <FieldError>{problem}</FieldError>}
      </div>
      {chosen && (
        <PictureEditor
          picture={chosen}
          onUse={(made) => {
            onPicture(made);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
