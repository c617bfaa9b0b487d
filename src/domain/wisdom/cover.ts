import { pieceAddress } from './piece-address.ts';
import type { Category } from './wisdom.ts';

/** What a file says whose picture was not chosen. */
const NOT_CHOSEN = 'hills';

/** The drawn covers by what a piece is about: words of its id, and the cover. Earlier rows win. */
const BY_TOPIC: readonly (readonly [about: RegExp, cover: string])[] = [
  [/miscarriage|grief|surgery|hysterectomy|removal/, 'boat'],
  [/sleep|tired|rest-as/, 'sail'],
  [/moon/, 'pool'],
  [/hot-flashes|temperature/, 'fan'],
  [/wait|appointment|doctor|diagnosis|minutes/, 'chair'],
  [/anger|moods|anxiety|pms/, 'weather'],
  [/soup|rice|sekihan|herb|pain-medicine/, 'kettle'],
  [/iron|bloating|thyroid|living-with/, 'pears'],
  [/pads|leak|bags|spotting|lot$|period|bleeds/, 'linen'],
  [/cramps|warmth|dryness|sauna/, 'stone'],
  [/birth|fortieth|sitting|month-of|newborn/, 'lamp'],
  [/breath|stretch|floor/, 'reeds'],
  [/walk|sport/, 'birches'],
  [/bath|intimacy|desire/, 'spring'],
  [/say|words|tell|call|writing|no-and/, 'aloud'],
  [/hut|tents|return/, 'snow'],
  [/menopause|last-period|bones/, 'home'],
  [/earth|goddess|sari/, 'lanterns'],
  [/fluid|twinge|six-days|discharge|stuff/, 'tide'],
];
const BY_CATEGORY: Readonly<Record<Category, readonly string[]>> = {
  body: ['tide', 'first', 'reeds', 'spring'],
  ages: ['stairs', 'bridge', 'home', 'first'],
  conditions: ['bridge', 'roof', 'chair', 'stone'],
  mind: ['weather', 'stairs', 'boat', 'roof'],
  sex: ['hills', 'spring', 'aloud', 'pool'],
  rites: ['lanterns', 'ember', 'bowls', 'snow'],
  moon: ['pool', 'birches', 'sail', 'lanterns'],
  wellness: ['ember', 'bowls', 'kettle', 'stone'],
};

/** The drawn cover of a piece: the one its file chose, else one of its topic, else one of its home shelf. */
export function coverOfPiece({
  id,
  window,
  categories,
}: {
  readonly id: string;
  readonly window: string;
  readonly categories: readonly Category[];
}): string {
  if (window !== NOT_CHOSEN) return window;
  const [home = 'body'] = categories;
  const [, ofTopic] = BY_TOPIC.find(([about]) => about.test(id)) ?? [];
  const shelf = BY_CATEGORY[home];
  return ofTopic ?? shelf[Number.parseInt(pieceAddress(id), 36) % shelf.length] ?? NOT_CHOSEN;
}
