import type { Drawing } from '../windows/drawing.ts';
import { bowls } from './hearth/bowls.ts';
import { ember } from './hearth/ember.ts';
import { kettle } from './hearth/kettle.ts';
import { linen } from './hearth/linen.ts';
import { pears } from './hearth/pears.ts';
import { stone } from './hearth/stone.ts';
import { aloud } from './house/aloud.ts';
import { chair } from './house/chair.ts';
import { fan } from './house/fan.ts';
import { home } from './house/home.ts';
import { lamp } from './house/lamp.ts';
import { recording } from './house/recording.ts';
import { roof } from './house/roof.ts';
import { snow } from './house/snow.ts';
import { birches } from './land/birches.ts';
import { bridge } from './land/bridge.ts';
import { first } from './land/first.ts';
import { hills } from './land/hills.ts';
import { stairs } from './land/stairs.ts';
import { boat } from './water/boat.ts';
import { lanterns } from './water/lanterns.ts';
import { pool } from './water/pool.ts';
import { reeds } from './water/reeds.ts';
import { sail } from './water/sail.ts';
import { spring } from './water/spring.ts';
import { tide } from './water/tide.ts';
import { weather } from './water/weather.ts';

type Cover = { readonly drawing: Drawing; readonly shows: string };

/** The drawn arch of each meditation, by its id, and the one of all recordings. Each shows one thing at rest, and no one. */
export const ALL_COVERS = {
  ember: { drawing: ember, shows: 'Brazier of slow coals' },
  tide: { drawing: tide, shows: 'Shells on wet sand' },
  birches: { drawing: birches, shows: 'Path under the birches' },
  roof: { drawing: roof, shows: 'Cottage under roof rain' },
  bowls: { drawing: bowls, shows: 'Three singing bowls' },
  first: { drawing: first, shows: 'Sun over the ridge' },
  aloud: { drawing: aloud, shows: 'Open window, curtain moving' },
  snow: { drawing: snow, shows: 'Snow on a lit hut' },
  lanterns: { drawing: lanterns, shows: 'Four lanterns on water' },
  stone: { drawing: stone, shows: 'Warm stone on folded linen' },
  reeds: { drawing: reeds, shows: 'Reeds bending over water' },
  kettle: { drawing: kettle, shows: 'Gathering clouds, kettle on coals' },
  linen: { drawing: linen, shows: 'Washed linen on a line at dawn' },
  fan: { drawing: fan, shows: 'Open night window and a fan' },
  chair: { drawing: chair, shows: 'Chair, a clock without hands, a plant' },
  boat: { drawing: boat, shows: 'Small boat drifting with a light' },
  lamp: { drawing: lamp, shows: 'Lamp and rocking chair' },
  weather: { drawing: weather, shows: 'Far lightning over the sea' },
  bridge: { drawing: bridge, shows: 'Footbridge over a ravine' },
  hills: { drawing: hills, shows: 'Two cupped hills holding a light' },
  spring: { drawing: spring, shows: 'Nested hills with a spring' },
  sail: { drawing: sail, shows: 'Boat made up for sleep' },
  stairs: { drawing: stairs, shows: 'Stair winding down, with lamps' },
  pool: { drawing: pool, shows: 'Moonlit pool' },
  pears: { drawing: pears, shows: 'Bowl of pears' },
  home: { drawing: home, shows: 'Path to a lit hut' },
  recording: { drawing: recording, shows: 'Candle in a glass, and a voice' },
} as const satisfies Record<string, Cover>;
