import { useEffect, useState } from 'react';
import { href } from '#contract/screens.ts';
import { soundsOn } from '#domain/ambient/mix.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ambient, SOUND_NAMES } from './ambient.copy.ts';
import { useSoundPresets } from './ambient.queries.ts';
import { haveMixBack, letMixGoOn, mixOn } from './going-on.tsx';
import { OwnMixes } from './mixes/own-mixes.tsx';
import { PresetChips } from './mixes/preset-chips.tsx';
import { ShareLink } from './mixes/share-link.tsx';
import { NightPicture } from './night-picture.tsx';
import { Limit } from './player/limit.tsx';
import { PlayBar } from './player/play-bar.tsx';
import { Sliders } from './player/sliders.tsx';
import { useLevels } from './use-levels.ts';
import { useSoundPlayer } from './use-sound-player.ts';
import styles from './ambient.module.css';

/** The page, opened with the mix of its address where there is one, else with what plays already. */
export function AmbientPage({ address }: { readonly address: string | undefined }) {
  const [from] = useState(mixOn);
  const { levels, note, set, toggle, open } = useLevels(address, from?.levels);
  const player = useSoundPlayer({ levels, from, onLeave: letMixGoOn });
  useEffect(haveMixBack, []);
  const presets = useSoundPresets();
  const isLimited = useAccess() === 'limited';
  const on = soundsOn(levels);
  return (
    <>
      <PageHead
        title={ambient.title}
        lead={ambient.lead}
        actions={<TextLink href={href('meditations')}>{ambient.back}</TextLink>}
      />
      {note && (
        <div className={styles.note}>
          <Notice>{ambient.arrived[note]}</Notice>
        </div>
      )}
      <section className={styles.panel} data-ground="night" aria-labelledby="ambient-mix">
        <div className={styles.head}>
          <h2 id="ambient-mix">{ambient.panel}</h2>
          <p className={styles.count} role="status">
            {isLimited ? ambient.countLimited(on.length) : ambient.count(on.length)}
          </p>
        </div>
        <div className={styles.picture}>
          <NightPicture
            levels={levels}
            moves={player.run === 'playing'}
            label={ambient.picture(on.map((sound) => SOUND_NAMES[sound]))}
          />
        </div>
        <div className={styles.body}>
          <PlayBar player={player} isSilent={on.length === 0} />
          <PresetChips presets={presets} levels={levels} onOpen={open} />
          <Sliders levels={levels} onSet={set} onToggle={toggle} />
          {isLimited && <Limit />}
          <ShareLink levels={levels} />
        </div>
      </section>
      <OwnMixes own={presets.data?.own ?? null} onOpen={open} />
    </>
  );
}
