import type { MealWhole } from '#contract/meal/meal.schemas.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';

type Block = MealWhole['blocks'][number];
type Run = Extract<Block, { runs: unknown }>['runs'][number];
type Props = { readonly blocks: readonly Block[]; readonly sources: ReadonlyMap<number, Source> };

/** A few words about a dish. */
export function Prose({ blocks, sources }: Props) {
  return blocks.map((block, at) =>
    'items' in block ? (
      <ul key={at}>
        {block.items.map((runs, item) => (
          <li key={item}>
            <Runs runs={runs} sources={sources} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={at}>
        <Runs runs={block.runs} sources={sources} />
      </p>
    ),
  );
}

function Runs({ runs, sources }: { readonly runs: readonly Run[] } & Pick<Props, 'sources'>) {
  return runs.map((run, at) => {
    if ('cite' in run) return <Cite key={at} of={run.cite.flatMap((n) => sources.get(n) ?? [])} />;
    if (run.mark === 'strong') return <b key={at}>{run.text}</b>;
    return run.mark === 'em' ? <em key={at}>{run.text}</em> : run.text;
  });
}
