import type { Forecaster, CycleRef, Study } from './walk.ts';

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function chancesFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Whether a forecaster answers differently when only that cycle and later ones change: then it looked at what it was to
 * foretell.
 */
export function looksAhead(
  forecaster: Forecaster,
  input: { study: Study; places: readonly CycleRef[]; chance: () => number },
): boolean {
  return input.places.some((place) => {
    const changed = withOtherFuture(input.study, { place, chance: input.chance });
    return JSON.stringify(forecaster(input.study, place)) !== JSON.stringify(forecaster(changed, place));
  });
}

function withOtherFuture(study: Study, change: { place: CycleRef; chance: () => number }): Study {
  const { woman, cycle } = change.place;
  const lengths = study.lengths.map((own, index) =>
    index === woman ? own.map((length, at) => (at < cycle ? length : 15 + Math.floor(change.chance() * 60))) : own,
  );
  const logged = study.logged.map((own, index) =>
    index === woman ? own.map((isLogged, at) => (at <= cycle ? isLogged : change.chance() < 0.5)) : own,
  );
  return { lengths, logged };
}
