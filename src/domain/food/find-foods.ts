import type { Food } from './food-table.ts';
import { isNear, plainWords } from './plain-words.ts';

/** Foods made ready to be looked through: by each word that names one, and by each whole name. */
export type FoodIndex = {
  readonly foods: readonly Food[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  readonly byName: ReadonlyMap<string, number>;
  readonly names: readonly (readonly string[])[];
};

/** As many are offered at once. */
const OFFERED = 12;

/** Makes foods ready to be looked through. Earlier ones are meant first; the member's own stand before the table. */
export function foodIndex(foods: readonly Food[]): FoodIndex {
  const byWord = new Map<string, number[]>();
  const byName = new Map<string, number>();
  const names = foods.map((food, place) => {
    const called = [food.label, ...food.terms].map((name) => plainWords(name).join(' '));
    for (const name of called) if (!byName.has(name)) byName.set(name, place);
    for (const word of new Set(called.flatMap((name) => name.split(' ')))) {
      const places = byWord.get(word);
      if (places) places.push(place);
      else byWord.set(word, [place]);
    }
    return called;
  });
  return { foods, byWord, byName, names };
}

/**
 * The foods that some words mean, best first: a whole name, then the beginning of one, then every word somewhere, then
 * with a letter or two wrong. None for words that name nothing.
 */
export function findFoods(words: string, index: FoodIndex, most = OFFERED): Food[] {
  const asked = plainWords(words);
  // A number names nothing.
  if (!asked.some((word) => /\p{L}/u.test(word))) return [];
  const exact = placesOf(asked, index, beginsWith);
  const fits = exact.size > 0 ? beginsWith : isMeant;
  const places = exact.size > 0 ? exact : placesOf(asked, index, isMeant);
  return [...places]
    .map((place) => ({ place, score: scoreOf(index.names[place] ?? [], asked, fits) }))
    .toSorted((one, other) => one.score - other.score || one.place - other.place)
    .slice(0, most)
    .flatMap(({ place }) => index.foods[place] ?? []);
}

/** The food that is called exactly so, whatever its number and accents; null where none is. */
export function foodCalled(words: string, { foods, byName }: FoodIndex): Food | null {
  return foods[byName.get(plainWords(words).join(' ')) ?? -1] ?? null;
}

/**
 * The one food that words most likely mean: of the longest ending of them that names one, since what a thing is stands
 * last ("leftover cold lentil soup"). Null where no word names a food.
 */
export function likeliestFood(words: string, index: FoodIndex): Food | null {
  const asked = plainWords(words);
  for (let from = 0; from < asked.length; from += 1) {
    const [food] = findFoods(asked.slice(from).join(' '), index, 1);
    if (food) return food;
  }
  return null;
}

type Fits = (word: string, asked: string) => boolean;
const beginsWith: Fits = (word, asked) => word.startsWith(asked);

/** A letter wrong from four on, two from seven on. */
function isMeant(word: string, asked: string): boolean {
  if (word.startsWith(asked)) return true;
  if (asked.length < 4) return false;
  return isNear(word, asked, asked.length >= 7 ? 2 : 1);
}

/** The foods for each of whose words one fits. */
function placesOf(asked: readonly string[], { byWord }: FoodIndex, fits: Fits): ReadonlySet<number> {
  return (
    asked.reduce<ReadonlySet<number> | null>((left, one) => {
      const words = [...byWord].filter(([word]) => fits(word, one));
      const places = new Set(words.flatMap(([, there]) => there));
      return left ? new Set([...left].filter((place) => places.has(place))) : places;
    }, null) ?? new Set()
  );
}

/** A whole name, one with a letter wrong or not all typed, the beginning of one, or its words somewhere. */
function scoreOf(names: readonly string[], asked: readonly string[], fits: Fits): number {
  const whole = asked.join(' ');
  if (names.includes(whole)) return 0;
  const isAll = (name: string) => {
    const words = name.split(' ');
    return words.length === asked.length && words.every((word, at) => fits(word, asked[at] ?? ''));
  };
  if (fits !== beginsWith && names.some(isAll)) return 1;
  return names.some((name) => name.startsWith(whole)) ? 2 : 3;
}
