import {
  Baby,
  Backpack,
  BedDouble,
  BookOpen,
  CloudSun,
  Coffee,
  Droplets,
  Feather,
  Flame,
  FlameKindling,
  Flower2,
  HandHeart,
  HeartPulse,
  HouseHeart,
  Leaf,
  Moon,
  Orbit,
  Sparkles,
  Sprout,
  Sun,
  ThermometerSun,
  type LucideIcon,
} from 'lucide-react';
import type { CategoryIcon } from '#domain/circle/category.ts';
import { circle } from '../circle.copy.ts';
import styles from './niches.module.css';

const ICONS: Readonly<Record<CategoryIcon, LucideIcon>> = {
  orbit: Orbit,
  'heart-pulse': HeartPulse,
  flower: Flower2,
  'thermometer-sun': ThermometerSun,
  sprout: Sprout,
  candle: FlameKindling,
  droplets: Droplets,
  backpack: Backpack,
  'cloud-sun': CloudSun,
  'house-heart': HouseHeart,
  moon: Moon,
  leaf: Leaf,
  feather: Feather,
  book: BookOpen,
  cup: Coffee,
  bed: BedDouble,
  baby: Baby,
  hands: HandHeart,
  sun: Sun,
  stars: Sparkles,
};

export type Niche = { readonly slug: string; readonly name: string; readonly icon: string; readonly fresh: number };
type Props = {
  readonly niches: readonly Niche[];
  /** The one that is open; null is all of them. */ readonly chosen: string | null;
  readonly onChoose: (slug: string | null) => void;
  /** New in all of them. */ readonly fresh: number;
};

/** The categories as niches in the wall: an arch, its icon, its word, and what is new there. They wrap, never scroll. */
export function Niches({ niches, chosen, onChoose, fresh }: Props) {
  return (
    <div className={styles.niches} role="group" aria-label={circle.niches}>
      <One word={circle.all} Icon={Flame} fresh={fresh} pressed={chosen === null} onPress={() => onChoose(null)} />
      {niches.map(({ slug, name, icon, fresh: news }) => (
        <One
          key={slug}
          word={name}
          Icon={ICONS[icon as CategoryIcon] ?? Leaf}
          fresh={news}
          pressed={chosen === slug}
          onPress={() => onChoose(slug)}
        />
      ))}
    </div>
  );
}

type OneProps = {
  readonly word: string;
  readonly Icon: LucideIcon;
  readonly fresh: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

function One({ word, Icon, fresh, pressed, onPress }: OneProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      <i>
        <Icon size={20} />
      </i>
      <span>{word}</span>
      {fresh > 0 && <small>{circle.fresh(fresh)}</small>}
    </button>
  );
}
