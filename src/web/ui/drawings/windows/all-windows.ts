import type { Drawing } from './drawing.ts';
import { embers } from './keepsakes/embers.ts';
import { hungLantern } from './keepsakes/hung-lantern.ts';
import { kindling } from './keepsakes/kindling.ts';
import { laidTable } from './keepsakes/laid-table.ts';
import { lanternBoat } from './keepsakes/lantern-boat.ts';
import { thirtyLights } from './keepsakes/thirty-lights.ts';
import { sevenFires } from './keepsakes/seven-fires.ts';
import { threeTiers } from './keepsakes/three-tiers.ts';
import { closingBud } from './phases/closing-bud.ts';
import { flower } from './phases/flower.ts';
import { seed } from './phases/seed.ts';
import { sprout } from './phases/sprout.ts';
import { birches } from './places/birches.ts';
import { blanketTent } from './places/blanket-tent.ts';
import { gardenBed } from './places/garden-bed.ts';
import { hearthDoor } from './places/hearth-door.ts';
import { lanternPath } from './places/lantern-path.ts';
import { lighthouse } from './places/lighthouse.ts';
import { marketStall } from './places/market-stall.ts';
import { mistyPath } from './places/misty-path.ts';
import { openGate } from './places/open-gate.ts';
import { rainyRoof } from './places/rainy-roof.ts';
import { stoneCircle } from './places/stone-circle.ts';
import { tidePath } from './places/tide-path.ts';
import { twelveDoors } from './places/twelve-doors.ts';
import { warmSpring } from './places/warm-spring.ts';
import { bellAndCushion } from './things/bell-and-cushion.ts';
import { candles } from './things/candles.ts';
import { emptyNest } from './things/empty-nest.ts';
import { envelope } from './things/envelope.ts';
import { hungKey } from './things/hung-key.ts';
import { jarShelf } from './things/jar-shelf.ts';
import { leafShield } from './things/leaf-shield.ts';
import { lentilBowl } from './things/lentil-bowl.ts';
import { mendedPot } from './things/mended-pot.ts';
import { openPage } from './things/open-page.ts';
import { pebbleBasket } from './things/pebble-basket.ts';
import { warmBottle } from './things/warm-bottle.ts';

type Entry = {
  readonly drawing: Drawing;
  readonly shows: string;
  /** What a page does that it stands on. */ readonly verb: string;
};

/** Every window with what it shows and what it is for. For the gallery and the checks: a page takes its own window alone. */
export const ALL_WINDOWS = {
  hearthDoor: { drawing: hearthDoor, shows: 'Hearth door on a hill', verb: 'come home' },
  tidePath: { drawing: tidePath, shows: 'Tide and moon path', verb: 'follow your cycle' },
  birches: { drawing: birches, shows: 'Full moon over birches', verb: 'look up' },
  openPage: { drawing: openPage, shows: 'Desk, lamp and open page', verb: 'write' },
  stoneCircle: { drawing: stoneCircle, shows: 'Circle of stones with a fire', verb: 'sit down with others' },
  blanketTent: { drawing: blanketTent, shows: 'Small tent of blankets', verb: 'meet your own age' },
  lanternPath: { drawing: lanternPath, shows: 'Lantern path', verb: 'set out' },
  jarShelf: { drawing: jarShelf, shows: 'Shelf of jars and books', verb: 'look up what helps' },
  gardenBed: { drawing: gardenBed, shows: 'Garden bed at dawn', verb: 'tend' },
  lentilBowl: { drawing: lentilBowl, shows: 'Bowl of lentils with steam', verb: 'eat' },
  twelveDoors: { drawing: twelveDoors, shows: 'Twelve doors on a rising path', verb: 'climb week by week' },
  bellAndCushion: { drawing: bellAndCushion, shows: 'Bell and cushion', verb: 'sit still' },
  rainyRoof: { drawing: rainyRoof, shows: 'Rain on a roof window', verb: 'listen' },
  marketStall: { drawing: marketStall, shows: 'Market stall at dusk', verb: 'buy' },
  candles: { drawing: candles, shows: 'Candle lighting candles', verb: 'pass it on' },
  pebbleBasket: { drawing: pebbleBasket, shows: 'Woven basket of pebbles', verb: 'gather' },
  envelope: { drawing: envelope, shows: 'Envelope on a sill', verb: 'open the email' },
  hungKey: { drawing: hungKey, shows: 'Key on a hook', verb: 'unlock' },
  openGate: { drawing: openGate, shows: 'Open gate', verb: 'go in' },
  mistyPath: { drawing: mistyPath, shows: 'Path that ends in mist', verb: 'turn back' },
  lighthouse: { drawing: lighthouse, shows: 'Lighthouse, light off', verb: 'wait for a connection' },
  emptyNest: { drawing: emptyNest, shows: 'Empty nest, one feather', verb: 'begin' },
  mendedPot: { drawing: mendedPot, shows: 'Broken pot, mended with gold', verb: 'repair' },
  leafShield: { drawing: leafShield, shows: 'Shield of leaves', verb: 'protect' },
  warmBottle: { drawing: warmBottle, shows: 'Hot-water bottle on a chair', verb: 'ease pain' },
  seed: { drawing: seed, shows: 'Seed', verb: 'rest' },
  sprout: { drawing: sprout, shows: 'Sprout', verb: 'create' },
  flower: { drawing: flower, shows: 'Flower', verb: 'shine' },
  closingBud: { drawing: closingBud, shows: 'Closing bud', verb: 'reflect' },
  embers: { drawing: embers, shows: 'Embers', verb: 'keep warm' },
  kindling: { drawing: kindling, shows: 'Kindling', verb: 'light a fire' },
  hungLantern: { drawing: hungLantern, shows: 'Lantern on a branch', verb: 'show the way' },
  laidTable: { drawing: laidTable, shows: 'Table for guests', verb: 'welcome' },
  lanternBoat: { drawing: lanternBoat, shows: 'Boat on the tide', verb: 'let yourself be carried' },
  sevenFires: { drawing: sevenFires, shows: 'Seven fires in a row', verb: 'see a week' },
  threeTiers: { drawing: threeTiers, shows: 'Three tiers of fires', verb: 'see three weeks' },
  thirtyLights: { drawing: thirtyLights, shows: 'Ring of thirty lights', verb: 'close the ring' },
  warmSpring: { drawing: warmSpring, shows: 'Valley with a warm spring', verb: 'heal' },
} as const satisfies Record<string, Entry>;
