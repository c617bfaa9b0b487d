import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Chip } from '#web/ui/choices/chip.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { editor as words, feedback, MOST_BLURS } from '../feedback.copy.ts';
import { drawEditor, finishPicture } from './draw.ts';
import { areaBetween, keyed, NEW_BLUR, sentSize, WHOLE, withinPicture, type Area, type Edit } from './edit.ts';
import styles from './picture-editor.module.css';

type Props = {
  readonly picture: ImageBitmap;
  readonly onUse: (base64: string) => void;
  readonly onClose: () => void;
};
/** The longer side of the canvas in the editor, in pixels. */
const SHOWN = 900;
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** Where the member crops a screenshot and blurs what is private: by finger, mouse, keys or figures. It leaves no other way. */
export function PictureEditor({ picture, onUse, onClose }: Props) {
  const [edit, setEdit] = useState<Edit>({ crop: WHOLE, blurs: [] });
  /** Which area is changed: a blur by its place, or null for the crop. */
  const [chosen, choose] = useState<number | null>(null);
  const [state, setState] = useState<'editing' | 'busy' | 'failed'>('editing');
  const area = (chosen === null ? null : edit.blurs[chosen]) ?? edit.crop;
  const change = (to: Area) =>
    setEdit(({ crop, blurs }) =>
      chosen === null
        ? { crop: withinPicture(to), blurs }
        : { crop, blurs: blurs.map((one, at) => (at === chosen ? withinPicture(to) : one)) },
    );
  const add = () => {
    setEdit({ ...edit, blurs: [...edit.blurs, NEW_BLUR] });
    choose(edit.blurs.length);
  };
  const remove = () => {
    setEdit({ ...edit, blurs: edit.blurs.filter((_, at) => at !== chosen) });
    choose(null);
  };
  const use = async () => {
    setState('busy');
    const made = await finishPicture(picture, edit);
    if (made === null) setState('failed');
    else onUse(made);
  };
  const actions = (
    <>
      <Button busy={state === 'busy'} busyLabel={words.using} onClick={() => void use()}>
        {words.use}
      </Button>
      <Button kind="line" onClick={onClose}>
        {words.cancel}
      </Button>
    </>
  );
  const name = chosen === null ? words.crop : words.blur(chosen + 1);
  return (
    <Dialog open wide onClose={onClose} title={words.title} actions={actions}>
      <p className={styles.lead}>{words.lead}</p>
      <Frame name={name} picture={picture} edit={edit} area={area} onArea={change} />
      <div className={styles.areas} role="group" aria-label={words.areas}>
        <Chip pressed={chosen === null} onPress={() => choose(null)}>
          {words.crop}
        </Chip>
        {edit.blurs.map((_, at) => (
          <Chip key={at} pressed={chosen === at} onPress={() => choose(at)}>
            {words.blur(at + 1)}
          </Chip>
        ))}
        {edit.blurs.length < MOST_BLURS && (
          <Button kind="line" size="small" onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
      <Figures key={name} name={name} area={area} onArea={change} />
      {chosen !== null && <TextButton onClick={remove}>{words.remove}</TextButton>}
      {state === 'failed' && <Notice tone="danger">{feedback.picture.errors.failed}</Notice>}
    </Dialog>
  );
}

type AreaProps = { readonly name: string; readonly area: Area; readonly onArea: (area: Area) => void };

/** The four sides of the chosen area as figures, for whoever draws by no finger and no mouse. */
function Figures({ name, area, onArea }: AreaProps) {
  return (
    <fieldset className={styles.figures}>
      <legend>
        {name}, {words.unit}
      </legend>
      {SIDES.map((side) => (
        <Figure key={side} side={side} area={area} onArea={onArea} />
      ))}
    </fieldset>
  );
}

/** One side as a figure. What is typed stands there as it is until the field is left, an empty one too. */
function Figure({ side, area, onArea }: Omit<AreaProps, 'name'> & { readonly side: (typeof SIDES)[number] }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const figure = Number(text);
    if (text !== '' && Number.isFinite(figure)) onArea({ ...area, [side]: figure / 100 });
  };
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      step={1}
      label={words.fields[side]}
      name={`area-${side}`}
      value={typed ?? String(Math.round(area[side] * 100))}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  );
}

function Frame({
  name,
  picture,
  edit,
  area,
  onArea,
}: AreaProps & { readonly picture: ImageBitmap; readonly edit: Edit }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const { width, height } = sentSize(picture, WHOLE, SHOWN);
  useEffect(() => {
    const here = canvas.current;
    if (!here) return;
    const { color: line, backgroundColor: veil } = getComputedStyle(here);
    drawEditor(here, picture, { edit, chosen: area, line, veil });
  }, [picture, edit, area]);
  const press = (event: KeyboardEvent) => {
    const to = keyed(area, event);
    if (!to) return;
    event.preventDefault();
    onArea(to);
  };
  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = pointOf(event);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const to = pointOf(event);
    const began = from.current;
    // A tap alone draws nothing.
    if (began && Math.hypot(to.x - began.x, to.y - began.y) > 0.02) onArea(areaBetween(began, to));
  };
  const drop = () => {
    from.current = null;
  };
  return (
    <button
      type="button"
      className={styles.frame}
      aria-label={words.frame(name)}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <canvas ref={canvas} width={width} height={height} />
    </button>
  );
}
