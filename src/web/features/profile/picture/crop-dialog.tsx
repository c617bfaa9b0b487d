import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { moved, NEAREST, WHOLE, zoomed, type Crop } from './crop.ts';
import { drawSquare } from './read-picture.ts';
import { useSendPicture, type PictureSource } from './use-picture.ts';
import styles from './picture.module.css';

const SIDE = 576;
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const NEARER: Readonly<Record<string, number>> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15, _: 1 / 1.15 };

type Props = { readonly of: PictureSource; readonly picture: ImageBitmap; readonly onClose: () => void };

/** Where the member finds the square of the member's picture: by finger, mouse or keys. What is not kept stays here. */
export function CropDialog({ of, picture, onClose }: Props) {
  const { words } = of;
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const send = useSendPicture(of);
  const use = () => send.mutate({ picture, crop }, { onSuccess: onClose });
  const actions = (
    <>
      <Button busy={send.isPending} busyLabel={words.sending} onClick={use}>
        {words.use}
      </Button>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open wide onClose={onClose} title={words.title} actions={actions}>
      <p className={styles.lead}>{words.lead}</p>
      <Frame label={words.frame} picture={picture} crop={crop} onCrop={setCrop} />
      <label className={styles.zoom}>
        {words.zoom}
        <input
          type="range"
          min="1"
          max={NEAREST}
          step="0.05"
          value={crop.zoom}
          onChange={(event) => setCrop(zoomed(crop, Number(event.target.value)))}
        />
      </label>
      {send.isError && <Notice tone="danger">{sentenceOf(send.error, words.errors.failed)}</Notice>}
    </Dialog>
  );
}

function Frame({
  label,
  picture,
  crop,
  onCrop,
}: {
  readonly label: string;
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, { picture, crop });
  }, [picture, crop]);
  const press = (event: KeyboardEvent) => {
    const [step, nearer] = [KEYS[event.key], NEARER[event.key]];
    if (!step && !nearer) return;
    event.preventDefault();
    onCrop(step ? moved(picture, { crop, right: step[0], down: step[1] }) : zoomed(crop, crop.zoom * (nearer ?? 1)));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(from.current.x - event.clientX) / width, (from.current.y - event.clientY) / width];
    from.current = { x: event.clientX, y: event.clientY };
    onCrop(moved(picture, { crop, right, down }));
  };
  const drop = () => {
    from.current = null;
  };
  return (
    <button
      type="button"
      className={styles.frame}
      aria-label={label}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <canvas ref={canvas} width={SIDE} height={SIDE} />
    </button>
  );
}
