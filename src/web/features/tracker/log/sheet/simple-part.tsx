import type { SimpleShape } from '#domain/cycle/day-fields/day-fields.ts';
import { fieldLabel, valueWord } from '#web/ui/day-fields/day-field.copy.ts';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { AnyOf, OneOf } from './group.tsx';
import type { PartProps, TypedProps } from './sheet-props.ts';
import { WholePart } from './whole-part.tsx';

type Props<Shape> = PartProps &
  TypedProps & {
    readonly name: string;
    /** Its own name, where the group bears another. */
    readonly label: string | undefined;
    readonly shape: Shape;
  };

/** The control of a simple field, by what it holds. */
export function SimplePart({ name, label, shape, day, set, ...typing }: Props<SimpleShape>) {
  const value = (day as Readonly<Record<string, unknown>>)[name];
  const put = (next: unknown) => (set as (field: string, value: unknown) => void)(name, next);
  switch (shape.kind) {
    case 'choice':
      return <OneOf {...{ label }} {...listOf(name, shape.words)} value={value as string | undefined} onPick={put} />;
    case 'choices': {
      const chosen = (value ?? []) as readonly string[];
      return (
        <AnyOf
          {...{ label, chosen }}
          {...listOf(name, shape.words)}
          onChange={(next) => put(standing(next, { chosen, alone: shape.alone }))}
        />
      );
    }
    case 'scale':
      return (
        <OneOf
          {...{ label }}
          {...listOf(name, shape.steps)}
          value={value === undefined ? undefined : String(value)}
          onPick={(step) => put(step === null ? null : Number(step))}
        />
      );
    case 'whole':
      if (shape.stepped)
        return (
          <Stepper
            label={fieldLabel(name)}
            value={(value as number | undefined) ?? null}
            most={shape.max}
            tellsNone
            onChange={put}
          />
        );
      return (
        <WholePart {...typing} {...{ name, shape, put }} label={fieldLabel(name)} value={value as number | undefined} />
      );
  }
}

function listOf(name: string, values: readonly (string | number)[]) {
  return {
    values: values.map(String),
    words: Object.fromEntries(values.map((value) => [value, valueWord(name, value)])),
  };
}

/** What is chosen when one word stands alone: it takes the others back, and they take it. */
function standing(
  next: readonly string[] | null,
  { chosen, alone }: { readonly chosen: readonly string[]; readonly alone: string | undefined },
): readonly string[] | null {
  if (alone === undefined || !next) return next;
  if (next.includes(alone) && !chosen.includes(alone)) return [alone];
  return next.filter((one) => one !== alone || next.length === 1);
}
