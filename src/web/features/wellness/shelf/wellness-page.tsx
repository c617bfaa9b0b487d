import { useState } from 'react';
import type { WellnessReply } from '#contract/wellness/wellness.schemas.ts';
import { href } from '#contract/screens.ts';
import { EASES, mixedByWay, WAYS } from '#domain/wellness/wellness.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { useListening } from '#web/features/meditation/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/choices/chip.tsx';
import { PageHead, Section } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { ForToday } from './for-today.tsx';
import { KeptHere } from './kept-here.tsx';
import { SequenceRow } from './sequence-row.tsx';
import { useChoice } from './use-choice.ts';
import { wellness } from './wellness.copy.ts';
import styles from './wellness-page.module.css';

const { names } = wellness;
/** How many stand there before the others are asked for. */
const FIRST = 8;
type Props = { readonly all: WellnessReply['sequences'] };

/** The page, once it came: by need first, then for today, then by kind. */
export function WellnessPage({ all }: Props) {
  const [choice, choose] = useChoice();
  const has = EASES.filter((ease) => all.some(({ eases }) => eases.includes(ease)));
  return (
    <>
      <PageHead kicker={wellness.kicker} title={wellness.title} lead={wellness.lead} />
      <OfflineNote>{wellness.offline}</OfflineNote>
      {all.length === 0 ? (
        <Empty level="h2" title={wellness.none.title}>
          {wellness.none.text}
        </Empty>
      ) : (
        <>
          <Section id="asks" title={<span className={styles.asks}>{wellness.asks}</span>}>
            <div className={styles.choices} role="group" aria-label={wellness.needs}>
              <Chip pressed={choice.ease === null} onPress={() => choose({ ease: null, way: null })}>
                {wellness.allNeeds}
              </Chip>
              {has.map(
                (ease) =>
                  (choice.ease === null || choice.ease === ease) && (
                    <Chip
                      key={ease}
                      pressed={choice.ease === ease}
                      onPress={() => choose({ ease: choice.ease === ease ? null : ease, way: null })}
                    >
                      {names.eases[ease]}
                    </Chip>
                  ),
              )}
            </div>
          </Section>
          {choice.ease === null && (
            <div className={styles.first}>
              <ForToday all={all} />
              <GoOn all={all} />
            </div>
          )}
          <Sequences all={all} choice={choice} onChoose={choose} />
        </>
      )}
      <KeptHere />
    </>
  );
}

type ListProps = Props & {
  readonly choice: ReturnType<typeof useChoice>[0];
  readonly onChoose: ReturnType<typeof useChoice>[1];
};

/** The sequences that fit, with the kinds that some of them have. */
function Sequences({ all, choice: { ease, way }, onChoose }: ListProps) {
  const [showsAll, showAll] = useState(false);
  const forNeed = ease === null ? mixedByWay(all) : all.filter(({ eases }) => eases.includes(ease));
  const ways = WAYS.filter((one) => forNeed.some((sequence) => sequence.way === one));
  const found = way === null ? forNeed : forNeed.filter((sequence) => sequence.way === way);
  const isWhole = showsAll || way !== null || ease !== null || found.length <= FIRST;
  return (
    <Section id="sequences" title={ease === null ? wellness.all : names.eases[ease]}>
      <div className={styles.choices} role="group" aria-label={wellness.ways}>
        <Chip pressed={way === null} onPress={() => onChoose({ way: null })}>
          {wellness.every}
        </Chip>
        {ways.map((one) => (
          <Chip key={one} pressed={way === one} onPress={() => onChoose({ way: one })}>
            {names.ways[one]}
          </Chip>
        ))}
      </div>
      <p className={styles.found} role="status">
        {ease === null && way === null ? '' : wellness.found(found.length)}
      </p>
      <ul className={styles.rows}>
        {(isWhole ? found : found.slice(0, FIRST)).map((sequence) => (
          <SequenceRow key={sequence.id} sequence={sequence} />
        ))}
      </ul>
      {!isWhole && (
        <p className={styles.more}>
          <Button kind="line" onClick={() => showAll(true)}>
            {wellness.more(found.length)}
          </Button>
        </p>
      )}
    </Section>
  );
}

/** Where the member stopped last, in a sequence that is still here. */
function GoOn({ all }: Props) {
  const { places } = useListening();
  const [last] = places.flatMap(({ id, second }) => {
    const sequence = all.find((one) => one.id === id);
    return sequence && second > 0 ? [{ sequence, second }] : [];
  });
  if (!last) return null;
  const { id, title, seconds } = last.sequence;
  return (
    <section className={styles.goOn} aria-labelledby="go-on">
      <h2 id="go-on">{wellness.goOn.title}</h2>
      <p>
        <a href={href('sequence', { params: { sequence: id } })}>{title}</a>{' '}
        <span>{wellness.goOn.at(clockWords(last.second), wellness.length(seconds))}</span>
      </p>
    </section>
  );
}
