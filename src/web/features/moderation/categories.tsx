import { useState, type FormEvent } from 'react';
import { ArrowUp } from 'lucide-react';
import type { ModerationCategory } from '#contract/moderation/moderation.schemas.ts';
import { CATEGORY_ICONS, type CategoryIcon } from '#domain/circle/category.ts';
import type { Room } from '#domain/circle/limits.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { moderation } from './moderation.copy.ts';
import { Unread } from './unread.tsx';
import { useCategories, usePutCategory } from './moderation.queries.ts';
import styles from './moderation.module.css';

const { categories: words } = moderation;
const LAST = 99;

/** The headings of the rooms: asked for once it is opened. */
export function Categories() {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useCategories(isOpen);
  const items = data?.items ?? [];
  return (
    <Fold summary={words.title} note={words.note} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {!data && isError && <Unread text={words.unread} busy={isFetching} onAgain={() => void refetch()} />}
      <ul className={styles.categories}>
        {items.map((one) => (
          <Category key={`${one.room}-${one.slug}-${one.name}`} of={one} above={aboveOf(items, one)} />
        ))}
      </ul>
      {data && <NewCategory items={items} />}
    </Fold>
  );
}

function aboveOf(items: readonly ModerationCategory[], one: ModerationCategory): ModerationCategory | undefined {
  return items.filter(({ room, place }) => room === one.room && place < one.place).at(-1);
}

type OneProps = { readonly of: ModerationCategory; readonly above: ModerationCategory | undefined };

function Category({ of: one, above }: OneProps) {
  const [name, setName] = useState(one.name);
  const { mutate, mutateAsync, isPending, error } = usePutCategory();
  const icon = one.icon as CategoryIcon;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isPending) mutate({ ...one, icon, name });
  };
  const moveUp = async (other: ModerationCategory) => {
    await mutateAsync({ ...one, icon, place: other.place });
    await mutateAsync({ ...other, icon: other.icon as CategoryIcon, place: one.place });
  };
  return (
    <li>
      <form method="post" noValidate onSubmit={save}>
        <TextField
          label={words.rooms[one.room]}
          name={`category-${one.slug}`}
          maxLength={40}
          value={name}
          onChange={setName}
          hint={one.closed ? words.closed : undefined}
          error={name.trim() === '' ? words.blank : undefined}
        />
        {error && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
        <div className={styles.acts}>
          {name !== one.name && (
            <Button type="submit" kind="line" size="small" busy={isPending}>
              {words.save}
            </Button>
          )}
          {above && (
            <Button kind="line" size="small" aria-label={words.up(one.name)} onClick={() => void moveUp(above)}>
              <ArrowUp size={16} />
            </Button>
          )}
          <TextButton onClick={() => mutate({ ...one, icon, closed: !one.closed })}>
            {one.closed ? words.reopen : words.close}
          </TextButton>
        </div>
      </form>
    </li>
  );
}

function NewCategory({ items }: { readonly items: readonly ModerationCategory[] }) {
  const rooms = [...new Set(items.map(({ room }) => room))];
  const [name, setName] = useState('');
  const [icon, setIcon] = useState<string>('leaf');
  const [room, setRoom] = useState<string>(rooms[0] ?? 'community');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, isSuccess, error } = usePutCategory();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const slug = slugOf(name);
    if (slug === null) return event.currentTarget.querySelector('input')?.focus();
    const place = Math.min(LAST, Math.max(0, ...items.filter((one) => one.room === room).map((one) => one.place + 1)));
    if (isPending) return undefined;
    const made = { room: room as Room, slug, name, icon: icon as CategoryIcon, place, closed: false };
    mutate(made, {
      onSuccess: () => {
        setName('');
        setTried(false);
      },
    });
    return undefined;
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={add}>
      <TextField
        label={words.newName}
        name="new-category"
        maxLength={40}
        value={name}
        onChange={setName}
        error={tried && slugOf(name) === null ? words.blank : undefined}
      />
      <SelectField
        label={words.icon}
        name="icon"
        value={icon}
        onChange={setIcon}
        options={CATEGORY_ICONS.map((value) => ({ value, label: value.replaceAll('-', ' ') }))}
      />
      {rooms.length > 1 && (
        <SelectField
          label={words.room}
          name="room"
          value={room}
          onChange={setRoom}
          options={rooms.map((value) => ({ value, label: words.rooms[value] }))}
        />
      )}
      {error && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
      {isSuccess && <Notice tone="success">{words.saved}</Notice>}
      <Button type="submit" kind="line" size="small" busy={isPending}>
        {words.add}
      </Button>
    </form>
  );
}

/** The address of a new category, of its name; null where it has too few letters. */
function slugOf(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 38);
  return slug.length < 3 ? null : slug.replace(/-+$/, '');
}
