import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dayOfYear } from '#domain/check-in/rotation.ts';
import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';

type Lines = readonly [string, ...string[]];
type AgeGroup = 'teen' | 'adult';

/** The words of the flow, from content/flow. `beside` stands beside a phase, `alone` where no phase is named. */
export type FlowContent = {
  readonly settle: Lines;
  readonly phases: Readonly<Record<Phase, { readonly arrive: Lines; readonly intentions: Lines }>>;
  readonly moons: Readonly<
    Record<
      MoonPhase,
      { readonly write: Lines } & Readonly<Record<AgeGroup, { readonly beside: Lines; readonly alone: Lines }>>
    >
  >;
  readonly intentions: Readonly<Record<AgeGroup, Lines>>;
};

/** Who arrives, on which day, under which moon; `phase` is null where none is known or named (decisions 8). */
export type Arriving = {
  readonly ageGroup: AgeGroup;
  readonly today: LocalDate;
  readonly moon: MoonPhase;
  readonly phase: Phase | null;
};

/**
 * What the flow says today: how to settle, one or two lines on where the member stands, a question to write on, an
 * intention as an example.
 */
export type FlowWords = {
  readonly settle: string;
  readonly lines: readonly string[];
  readonly write: string;
  readonly example: string;
};

/**
 * The words of a day: the same on all the member's devices, others tomorrow. With a phase the moon stands beside it;
 * without one it speaks alone.
 */
export function flowWords(
  { settle, phases, moons, intentions }: FlowContent,
  { ageGroup, today, moon, phase }: Arriving,
): FlowWords {
  const turn = dayOfYear(today);
  const sky = moons[moon];
  const said = phase && ageGroup === 'adult' ? phases[phase] : null;
  return {
    settle: inTurn(settle, turn),
    lines: said
      ? [inTurn(said.arrive, turn), inTurn(sky[ageGroup].beside, turn)]
      : [inTurn(sky[ageGroup].beside, turn), inTurn(sky[ageGroup].alone, turn)],
    write: inTurn(sky.write, turn),
    example: inTurn(said?.intentions ?? intentions[ageGroup], turn),
  };
}

function inTurn(list: Lines, turn: number): string {
  return list[turn % list.length] ?? list[0];
}
