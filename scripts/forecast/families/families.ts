import type { Population } from '#domain/forecast/populations.ts';

/** Sources of chance: a number from 0 to 1, and one of the standard normal distribution. */
export type Chance = { readonly part: () => number; readonly normal: () => number };
/** Draws one simulated woman: the length in days of the member's cycle with an index. */
export type Woman = (cycle: number) => number;
export type Family = {
  readonly name: string;
  /** What a member of this family would have told about herself. */
  readonly population: Population;
  readonly woman: (chance: Chance) => Woman;
};

const spreadAround =
  (mean: number, spread: number, apart = 0) =>
  ({ normal }: Chance): Woman => {
    const own = mean + apart * normal();
    return () => own + spread * normal();
  };

/**
 * Families for choosing constants. None of them is judged, and none of the judged ones has their means, spreads or
 * shapes.
 */
export const FITTING: readonly Family[] = [
  { name: 'mean 50, SD 7', population: 'pcos', woman: spreadAround(50, 7) },
  { name: 'mean 62, SD 6', population: 'pcos', woman: spreadAround(62, 6) },
  { name: 'mean 39, SD 5', population: 'irregular', woman: spreadAround(39, 5) },
  { name: 'mean 36, SD 9', population: 'irregular', woman: spreadAround(36, 9, 3) },
  {
    name: 'PCOS, one in five 25-75 days longer',
    population: 'pcos',
    woman: ({ part, normal }) => {
      const own = 35 + 4 * normal();
      return () => (part() < 0.2 ? own + 25 + 50 * part() : own + 4 * normal());
    },
  },
  { name: 'first years, mean 35, SD 7', population: 'first_years', woman: spreadAround(35, 7, 2) },
  { name: 'first years, mean 31, SD 9', population: 'first_years', woman: spreadAround(31, 9) },
  {
    name: 'first years, settling from SD 11 to 4',
    population: 'first_years',
    woman: ({ normal }) => {
      const own = 36 + 3 * normal();
      return (cycle) => own - 0.5 * cycle + Math.max(4, 11 - 0.7 * cycle) * normal();
    },
  },
  { name: 'perimenopause, mean 29, SD 9', population: 'perimenopause', woman: spreadAround(29, 9) },
  { name: 'perimenopause, mean 33, SD 12', population: 'perimenopause', woman: spreadAround(33, 12, 2) },
  {
    name: 'perimenopause, rising, one in ten over 60 days',
    population: 'perimenopause',
    woman: ({ part, normal }) => {
      const own = 26 + 2 * normal();
      return (cycle) => (part() < 0.1 ? 60 + 40 * part() : own + 0.7 * cycle + 5 * normal());
    },
  },
  {
    name: 'log-normal, mean 44, 15 %',
    population: 'irregular',
    woman:
      ({ normal }) =>
      () =>
        44 * Math.exp(0.15 * normal()),
  },
  { name: 'after the pill, mean 32, SD 7', population: 'after_pill', woman: spreadAround(32, 7, 3) },
  {
    name: 'after a birth, shortening by one day a cycle',
    population: 'after_birth',
    woman: ({ normal }) => {
      const own = 40 + 4 * normal();
      return (cycle) => own - Math.min(8, cycle) + 7 * normal();
    },
  },
  { name: 'mid-forties, mean 27, SD 5', population: 'midlife', woman: spreadAround(27, 5, 2) },
  { name: 'regular, mean 27, SD 2.5', population: 'general', woman: spreadAround(27, 2.5, 2) },
  { name: 'regular, mean 31, SD 3', population: 'general', woman: spreadAround(31, 3, 2) },
];

/** The families that are judged: the first five are those in which the method before this one was found wrong. */
export const JUDGED: readonly Family[] = [
  { name: 'mean 47, SD 8', population: 'pcos', woman: spreadAround(47, 8) },
  { name: 'mean 55, SD 5', population: 'pcos', woman: spreadAround(55, 5) },
  { name: 'mean 42, SD 6', population: 'irregular', woman: spreadAround(42, 6) },
  { name: 'first years, mean 33, SD 8', population: 'first_years', woman: spreadAround(33, 8) },
  { name: 'perimenopause, mean 30, SD 10', population: 'perimenopause', woman: spreadAround(30, 10) },
  { name: 'mean 75, SD 10', population: 'pcos', woman: spreadAround(75, 10) },
  {
    name: 'PCOS, one in six 20-60 days longer',
    population: 'pcos',
    woman: ({ part, normal }) => {
      const own = 38 + 5 * normal();
      return () => (part() < 1 / 6 ? own + 20 + 40 * part() : own + 5 * normal());
    },
  },
  {
    name: 'first years, settling from SD 9 to 4',
    population: 'first_years',
    woman: ({ normal }) => {
      const own = 33 + 4 * normal();
      return (cycle) => own - 0.4 * cycle + Math.max(4, 9 - 0.5 * cycle) * normal();
    },
  },
  {
    name: 'perimenopause, rising, one in eight over 45 days',
    population: 'perimenopause',
    woman: ({ part, normal }) => {
      const own = 27 + 2 * normal();
      return (cycle) => (part() < 1 / 8 ? 45 + 45 * part() : own + 0.5 * cycle + 4 * normal());
    },
  },
  {
    name: 'irregular, log-normal, mean 38, 20 %',
    population: 'irregular',
    woman: ({ normal }) => {
      const own = 38 * Math.exp(0.12 * normal());
      return () => own * Math.exp(0.2 * normal());
    },
  },
  {
    name: 'irregular, skewed to long cycles',
    population: 'irregular',
    woman: ({ part, normal }) => {
      const own = 28 + 3 * normal();
      return () => own - 7 * Math.log(1 - part());
    },
  },
  { name: 'after the pill, mean 34, SD 6', population: 'after_pill', woman: spreadAround(34, 6, 4) },
  {
    name: 'after a birth, shortening to the sixth cycle',
    population: 'after_birth',
    woman: ({ normal }) => {
      const own = 36 + 5 * normal();
      return (cycle) => own - 0.8 * Math.min(6, cycle) + 6 * normal();
    },
  },
  { name: 'mid-forties, mean 28, SD 6', population: 'midlife', woman: spreadAround(28, 6, 2) },
  { name: 'regular, mean 28, SD 2', population: 'general', woman: spreadAround(28, 2, 2.5) },
  { name: 'regular, mean 30, SD 3.5', population: 'general', woman: spreadAround(30, 3.5, 2.5) },
];
