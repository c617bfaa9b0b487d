import { Compass, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import { LatePeriodStart } from '#web/features/cycle/public.ts';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

type Props = { readonly firstYears: boolean; readonly onStarted: () => void };

/** Nothing is known yet: one date wakes the wheel, or her history does (design 15). */
export function FirstDay({ firstYears, onStarted }: Props) {
  const { first, teen } = todayCopy;
  return (
    <TodayFrame kicker={first.kicker} title={first.title}>
      <p>{firstYears ? first.teenText : first.text}</p>
      <LatePeriodStart onStarted={onStarted} otherDay={first.chooseDate} />
      <ul className={styles.ways}>
        <Way to={href('tracker')} icon={<Download size={20} />} label={first.bring} note={first.bringText} />
        <Way to={`${href('tracker')}#life-stage`} icon={<Compass size={20} />} label={firstYears ? teen.notYet : first.noBleed} note={firstYears ? teen.notYetText : first.noBleedText} />
      </ul>
    </TodayFrame>
  );
}

function Way({ to, icon, label, note }: { readonly to: string; readonly icon: ReactNode; readonly label: string; readonly note: string }) {
  return (
    <li>
      <a href={to}>
        {icon}
        <span>
          <b>{label}</b>
          <small>{note}</small>
        </span>
      </a>
    </li>
  );
}
