import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { readPicture } from './read-picture.ts';
import { useRemovePicture, type PictureSource } from './use-picture.ts';
import styles from './picture.module.css';

const CropDialog = deferred(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** A picture, chosen or dropped here, or the initial that stands in its place. */
export function PictureRow({ of }: { readonly of: PictureSource }) {
  const { name, email, imageUrl, words } = of;
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useRemovePicture(of);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    setProblem(typeof read === 'string' ? words.errors[read] : null);
    if (typeof read !== 'string') setPicture(read);
  };
  const close = () => {
    picture?.close();
    setPicture(null);
  };
  const told = problem ?? (remove.isError ? words.errors.notRemoved : null);
  return (
    <Drop onFile={(file) => void take(file)}>
      <Avatar name={name} email={email} imageUrl={imageUrl} size="large" />
      <div>
        <div className={styles.acts}>
          <Button kind="line" size="small" onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          {imageUrl && (
            <TextButton onClick={() => !remove.isPending && remove.mutate()}>
              {remove.isPending ? words.removing : words.initial}
            </TextButton>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.choose}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div aria-live="polite">
          {told ? <FieldError>{told}</FieldError> : <p className={styles.hint}>{words.hint}</p>}
        </div>
      </div>
      {picture && <CropDialog of={of} picture={picture} onClose={close} />}
    </Drop>
  );
}

function Drop({
  onFile,
  children,
}: {
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={styles.row}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
