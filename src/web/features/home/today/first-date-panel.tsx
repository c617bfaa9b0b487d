import { CircleDashed, Lock, Moon } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { DeferredFirstDay, firstDayCopy } from '#web/features/cycle/public.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

type Props = {
  readonly surface: Pick<StageSurface, 'wording'>;
  readonly onStarted: () => void;
};

const ICONS = [CircleDashed, Moon, Lock] as const;

/** Before the first date: the question for it, on the hearth, and what the answer brings. */
export function FirstDate({ surface, onStarted }: Props) {
  const { first } = todayCopy;
  const firstYears = surface.wording === 'first_years';
  return (
    <>
      <Panel as="section" ground="hearth" aria-labelledby="home-today">
        <div className={styles.ask}>
          <div>
            <Kicker>{first.kicker}</Kicker>
            <h2 id="home-today">{first.title}</h2>
          </div>
          <DeferredFirstDay firstYears={firstYears} onStarted={onStarted} stageHref={`${href('tracker')}#life-stage`} />
        </div>
      </Panel>
      <section className={styles.gives} aria-labelledby="home-gives">
        <div id="home-gives">
          <Kicker>{first.gives}</Kicker>
        </div>
        <ul>
          {first.given.map(({ title, text }, at) => (
            <li key={title}>
              <Given of={ICONS[at] ?? Lock} />
              <span>
                <b>{title}</b>
                <small>
                  {text}
                  {at === 2 && (
                    <>
                      {' '}
                      <TextLink inline muted href={href('privacyProof')}>
                        {first.proof}
                      </TextLink>
                    </>
                  )}
                </small>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.usual}>{firstYears ? firstDayCopy.teenUsual : firstDayCopy.usual}</p>
      </section>
    </>
  );
}

function Given({ of: Icon }: { readonly of: (typeof ICONS)[number] }) {
  return <Icon size={20} />;
}
