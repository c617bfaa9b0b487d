import { Pencil } from 'lucide-react';
import type { MealEntry } from '#contract/meal/meal.schemas.ts';
import { VESSELS, type Vessel } from '#domain/food/nutrients.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { meal as words } from '../meal.copy.ts';
import { day as copy } from './day.copy.ts';
import { VesselMark } from './vessel.tsx';
import styles from './meal-row.module.css';

type Props = { readonly entry: MealEntry; readonly clock: (at: string) => string; readonly onChange: () => void };

/** A meal as she wrote it, with what it brings in words. */
export function MealRow({ entry, clock, onChange }: Props) {
  const { at, partOfDay, shownNote, parts, isHindered } = entry;
  const shown = shownOf(entry);
  return (
    <li className={styles.row}>
      <p className={styles.when}>{at === null ? copy.parts[partOfDay] : clock(at)}</p>
      <div className={styles.what}>
        <h3>{shown}</h3>
        {shownNote !== '' && <p className={styles.note}>{shownNote}</p>}
        <Brings entry={entry} />
        {parts.length === 0 && <p className={styles.note}>{copy.waits}</p>}
        {parts.map(({ typed, trouble, food }, at_) => {
          const said = plain(typed);
          if (trouble)
            return (
              <p key={at_} className={styles.note}>
                {copy.trouble[trouble](said)}
              </p>
            );
          return food === null ? (
            <p key={at_} className={styles.note}>
              {copy.unread(said)}
            </p>
          ) : null;
        })}
        {isHindered && <p className={styles.note}>{copy.hinders}</p>}
      </div>
      <IconButton label={copy.change(shown)} onClick={onChange}>
        <Pencil size={18} strokeWidth={1.6} />
      </IconButton>
    </li>
  );
}

function Brings({ entry: { brings, helper } }: Pick<Props, 'entry'>) {
  if (brings.length === 0) return null;
  return (
    <p className={styles.brings}>
      {brings.map(({ nutrient, bring }) => {
        const said = `${words.nutrients[nutrient]}, ${words.brings[bring]}`;
        const isHelped = nutrient === 'iron' && helper !== null;
        return (
          <span key={nutrient}>
            {isVessel(nutrient) && <VesselMark of={nutrient} />}
            {isHelped ? copy.helps(said, helper.toLowerCase()) : said}
          </span>
        );
      })}
    </p>
  );
}

/** Her words; where nothing but numbers was typed and none is shown, that there was something. */
export function shownOf({ shown }: Pick<MealEntry, 'shown'>): string {
  return shown === '' ? copy.onlyNumbers : shown.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** What was typed, without figures in the sentence around it. */
function plain(typed: string): string {
  return typed.replaceAll(/[\p{N}^.,-]+\s*/gu, '').trim() || copy.onlyNumbers.toLowerCase();
}

function isVessel(nutrient: string): nutrient is Vessel {
  return (VESSELS as readonly string[]).includes(nutrient);
}
