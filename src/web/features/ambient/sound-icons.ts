import {
  Activity,
  AudioLines,
  AudioWaveform,
  Bird,
  Bug,
  CloudLightning,
  CloudRain,
  Flame,
  HeartPulse,
  Mountain,
  Soup,
  Sparkles,
  Waves,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import type { Sound } from '#domain/sound/sound.ts';

/** The small drawing of each sound on its switch. */
export const SOUND_ICONS: Readonly<Record<Sound, LucideIcon>> = {
  rain: CloudRain,
  thunder: CloudLightning,
  ocean: Waves,
  stream: AudioWaveform,
  wind: Wind,
  hearth: Flame,
  crickets: Bug,
  birds: Bird,
  bowls: Soup,
  heartbeat: HeartPulse,
  drone: AudioLines,
  white: Sparkles,
  pink: Activity,
  brown: Mountain,
};
