import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { NEEDS, PHASES } from '#domain/meditation/meditation.ts';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { lengthOf, toggled, type Filters, type LengthName } from './matching.ts';
import { shelf } from './shelf.copy.ts';
import { useNamesPhases } from './use-day-feeling.ts';
import styles from './shelf.module.css';

const LENGTHS: readonly LengthName[] = ['short', 'middle', 'long'];
const { find } = shelf;

type Props = {
  readonly all: readonly MeditationSummary[];
  readonly favorites: readonly string[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
};

/** What to look for: only what some meditation here has. */
export function Finder({ all, favorites, filters, onChange }: Props) {
  const namesPhases = useNamesPhases();
  const phases = namesPhases ? PHASES.filter((phase) => all.some((one) => one.phases.includes(phase))) : [];
  const lengths = LENGTHS.filter((length) => all.some(({ seconds }) => lengthOf(seconds) === length));
  return (
    <div className={styles.finder}>
      <div className={styles.groups}>
        {phases.length > 0 && (
          <Chips label={find.phases}>
            {phases.map((phase) => (
              <Chip
                key={phase}
                phase={phase}
                icon={<PhaseGlyph phase={phase} size={18} />}
                pressed={filters.phases.includes(phase)}
                onPress={() => onChange({ ...filters, phases: toggled(filters.phases, phase) })}
              >
                {PHASE_WORDS[phase].word}
              </Chip>
            ))}
          </Chips>
        )}
        <Chips label={find.lengths}>
          {lengths.map((length) => (
            <Chip
              key={length}
              pressed={filters.lengths.includes(length)}
              onPress={() => onChange({ ...filters, lengths: toggled(filters.lengths, length) })}
            >
              {find.length[length]}
            </Chip>
          ))}
          {(favorites.length > 0 || filters.favorites) && (
            <Chip pressed={filters.favorites} onPress={() => onChange({ ...filters, favorites: !filters.favorites })}>
              {find.favorites}
            </Chip>
          )}
        </Chips>
      </div>
      <MoreFilters all={all} filters={filters} onChange={onChange} />
    </div>
  );
}

/** What the member needs, and who leads: folded, since there are many. */
function MoreFilters({ all, filters, onChange }: Omit<Props, 'favorites'>) {
  const needs = NEEDS.filter((need) => all.some((one) => one.needs.includes(need)));
  const teachers = [...new Set(all.map(({ ledBy }) => ledBy))];
  const chosen = filters.needs.length + filters.teachers.length;
  return (
    <Fold summary={find.more} note={find.moreNote(chosen)}>
      <div className={styles.more}>
        <Chips label={find.needs}>
          {needs.map((need) => (
            <Chip
              key={need}
              pressed={filters.needs.includes(need)}
              onPress={() => onChange({ ...filters, needs: toggled(filters.needs, need) })}
            >
              {shelf.needs[need]}
            </Chip>
          ))}
        </Chips>
        {teachers.length > 1 && (
          <div>
            <p className={styles.label}>{find.teachers}</p>
            <Chips label={find.teachers}>
              {teachers.map((teacher) => (
                <Chip
                  key={teacher}
                  pressed={filters.teachers.includes(teacher)}
                  onPress={() => onChange({ ...filters, teachers: toggled(filters.teachers, teacher) })}
                >
                  {teacher}
                </Chip>
              ))}
            </Chips>
          </div>
        )}
      </div>
    </Fold>
  );
}
