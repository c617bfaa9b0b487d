import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { MEALS } from '#domain/meal/meal-day.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useFoodLists } from '../meal.queries.ts';
import { useFoodSearch } from '#web/platform/food/use-food-search.ts';
import { day } from './day.copy.ts';
import { shownOf } from './meal-row.tsx';
import styles from './manner-fold.module.css';

const copy = day.manner;

/** Her own foods and favorites, each to be removed, and a new food. */
export function KeptFoods({ reply: { own, favorites } }: { readonly reply: MealDay }) {
  const lists = useFoodLists();
  return (
    <>
      <Fold summary={copy.own} note={own.length === 0 ? copy.ownNone : own.map(({ name }) => name).join(', ')}>
        <div className={styles.inside}>
          {own.length > 0 && (
            <ul className={styles.own}>
              {own.map(({ id, name, made }) => (
                <li key={id}>
                  <p>
                    {name}
                    <span>{made}</span>
                  </p>
                  <IconButton label={copy.remove(name)} onClick={() => lists.mutate({ name: 'deleteOwnFood', id })}>
                    <Trash2 size={18} strokeWidth={1.6} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <OwnFoodForm />
        </div>
      </Fold>
      <Fold summary={copy.favorites} note={favorites.length === 0 ? copy.favoritesNone : undefined}>
        <ul className={styles.own}>
          {favorites.map((favorite) => (
            <li key={favorite.id}>
              <p>{shownOf(favorite)}</p>
              <IconButton
                label={copy.remove(shownOf(favorite))}
                onClick={() => lists.mutate({ name: 'deleteFavoriteMeal', id: favorite.id })}
              >
                <Trash2 size={18} strokeWidth={1.6} />
              </IconButton>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

function OwnFoodForm() {
  const lists = useFoodLists();
  const [name, setName] = useState('');
  const [made, setMade] = useState('');
  const {
    ref: nameRef,
    error: nameError,
    stops: nameStops,
  } = useMissing<HTMLInputElement>(name.trim() === '', copy.ownNameMissing);
  const {
    ref: madeRef,
    error: madeError,
    stops: madeStops,
  } = useMissing<HTMLInputElement>(made.trim() === '', copy.ownMadeMissing);
  const [same] = useFoodSearch(name, name !== '');
  const isSame = same?.label.toLowerCase().split(',')[0] === name.trim().toLowerCase();
  const empty = () => {
    setName('');
    setMade('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (nameStops() || madeStops() || lists.isPending) return;
    lists.mutate(
      { name: 'putOwnFood', id: crypto.randomUUID(), body: { name, made } },
      { onSuccess: empty, onError: (failure) => isKept(failure) && empty() },
    );
  };
  const failed = lists.error !== null && !isKept(lists.error);
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={nameRef}
        label={copy.ownName}
        value={name}
        maxLength={MEALS.name}
        autoComplete="off"
        error={nameError}
        hint={isSame ? copy.ownSame(name.trim()) : undefined}
        onChange={setName}
      />
      <TextField
        ref={madeRef}
        label={copy.ownMade}
        value={made}
        maxLength={MEALS.words}
        autoComplete="off"
        hint={copy.ownMadeHint}
        error={madeError}
        onChange={setMade}
      />
      <Button type="submit" kind="line" busy={lists.isPending}>
        {copy.ownSave}
      </Button>
      {failed && <Notice tone="danger">{copy.failed}</Notice>}
    </form>
  );
}
