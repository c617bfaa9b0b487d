import {
  BookOpen,
  CalendarDays,
  CircleDashed,
  Compass,
  Eye,
  Flame,
  Flower2,
  HandHeart,
  HeartPulse,
  Leaf,
  Map,
  Moon,
  PenLine,
  Scale,
  Waves,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import { isGoal, type Goal } from '#domain/goals/goals.ts';

// A moon stands only for the moon, and no phase's glyph stands for a goal.
const ICONS: Readonly<Record<Goal, LucideIcon>> = {
  'understand my sacred menstrual cycle': CircleDashed,
  'reconnect with womb wisdom': BookOpen,
  'heal reproductive health imbalances': HeartPulse,
  'embrace my feminine power': Flame,
  'balance hormones naturally': Scale,
  'reduce menstrual pain and symptoms': HandHeart,
  'restore cycle regularity': CalendarDays,
  'navigate menopause with grace': Compass,
  'strengthen my intuition': Eye,
  'practice womb-centered self-care': HandHeart,
  'release reproductive trauma': Wind,
  'prepare for conception': Flower2,
  'navigate fertility challenges': Map,
  'connect with lunar cycles': Moon,
  'embrace my sacred sexuality': Waves,
  "honor my body's wisdom": Leaf,
  'create healing rituals': Flame,
};

/** The icon beside a goal; the member's own words get the pen. */
export function GoalIcon({ goal }: { readonly goal: string }) {
  const Icon = isGoal(goal) ? ICONS[goal] : PenLine;
  return <Icon size={18} />;
}
