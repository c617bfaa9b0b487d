import { isTold, type Rule } from './read-plainly.ts';

const COUNT = String.raw`(?:\d\d?|one|two|three|five|ten|fifteen|twenty|thirty|forty|few|couple of|half an?)`;
const SOON = String.raw`(?:an|one|two|a half|half an?|every(?: half)?|per|each|in (?:an|one|two|three|2|3|half an|under an)|this|within an?|less than an|last|in) ?(?:${COUNT} ?)?(?:hours?|h\b|hr|mins?\b|minutes?|half hour)`;
// A thing that fills, how many of it, and how soon, in any order.
const WARE = String.raw`(?:pads?|tampons?|(?:menstrual )?cups?|towels?|diapers?|discs?|period underwear|liners?)`;
const MANY = String.raw`(?:\d\d?|a|my|one|two|three|four|five|six|ten|second|third|fourth|fifth|another|every|several|whole)`;
const QUICK = String.raw`(?:(?:this|an|per|every|each|in (?:an|one|two|three|\d|half an)|within (?:an?|two)|last|the last|the past)(?: (?:\w+ )?)?(?:hours?|minutes?|mins?|h)|since (?:lunch|breakfast|noon|morning|this morning|dinner|\w+ o'clock)|(?:\d+|two|three|four|five|six) times|before (?:lunch|noon))`;
const FLOOD: Rule = {
  words: new RegExp(
    String.raw`\b(?:soak\w*|fill\w*|chang\w*|through|bled|used|going through|overflow\w*)\b[^.]{0,20}\b${MANY} (?:\w+ )?${WARE}\b[^.]{0,20}\b${QUICK}|\b${WARE} soaked\b|\bbled through (?:my |all |everything|the )|\b(?:bleeding|blood|flow|period)(?: just)? (?:won't|doesn't|isn't|not|never|will not|wouldn't) (?:stop|let up|slow\w*)|\bbleed\w*(?: \w+)? (?:bad|badly|hard|heavy|heavily|buckets|loads|so much|nonstop|like crazy)\b|\b(?:so much|too much|losing|lost|pools? of|covered in|puddles? of)(?: \w+)* blood\b|\bclots?\b[^.]{0,14}\b(?:like|size|big|bigger|huge|since|keep)\b`,
  ),
  unless: /\bnose ?bleed\w*|\b(?:blood (?:test|drive|pressure|draw)|sweat)\b/,
};
const BLOOD: readonly Rule[] = [
  FLOOD,
  {
    words:
      /\b(?:bleed(?:ing|s)?|bled|flooding|flooded|gush(?:ing|ed)|soak(?:ed|ing|s)?|clots?|hemorrhag\w*|(?:los(?:t|ing)|lots of|a lot of|so much|too much) (?:of )?blood|so much blood)\b/,
    unless:
      /\b(?:nose ?bleed\w*|blood (?:test|drive|pressure|draw)|gushing (?:about|over)|soaked (?:to the skin|by the rain|in sweat))\b/,
  },
  {
    words: new RegExp(
      String.raw`\b(?:pads?|tampons?|cups?) ${SOON}|\b(?:pack|box|bag|half a pack) of (?:pads|tampons)\b|\bgone through (?:\w+ ){0,3}(?:pads|tampons)\b`,
    ),
  },
  {
    words:
      /\b(?:this|my|her) period\b|\bheavy\b|\bmiscarr\w*|\bblood (?:is )?(?:running|pouring|everywhere|all over|down my)|\bpassing (?:huge |big )?clots\b/,
    unless: /\b(?:before|when i was|last year|years ago|first day of)\b/,
  },
];
// Bleeding that is too much in itself: dizziness beside it is enough.
const HEAVY: readonly Rule[] = [
  FLOOD,
  {
    words: new RegExp(
      String.raw`\b(?:flooding|flooded|gush(?:ing|ed)|hemorrhag\w*|(?:bleed(?:ing)?|bled|period|flow)(?: is| was)?(?: \w+)? (?:loads|a lot|so much|(?:so|this|too|super|very|extremely|insanely|unbelievably|crazy) (?:heavily|heavy|badly|bad|much)|through (?:everything|my|a|the|every)|heavily|non-?stop|like a (?:tap|faucet|river|waterfall))|heavy bleeding|(?:huge|massive|giant|big|large) clots?|clots? (?:the size|as big|bigger|like (?:golf|eggs|plums|lemons|liver|fists?))|passing clots|(?:lost|losing|so much|too much|a lot of) blood|blood (?:is |was )?(?:running|pouring|gushing|dripping|everywhere|all over|down)|heavy heavy|(?:extremely|insanely|crazy|so|very|really|super) heavy|soak(?:ed|ing|s) (?:through )?(?:\w+ ){0,2}(?:pads?|tampons?|towels?|mattress|sheets)|(?:pads?|tampons?|towels?)(?: \w+)? ${SOON}|bled for (?:\w+ )?weeks)`,
    ),
    unless: /\bgushing (?:about|over)\b|\bnose ?bleed/,
  },
];
const LINE = /\b(?:faint|very faint|faintest) (?:line|positive|pink|brown|spot\w*|second|smell|trace|streak)\b/;
const FAINTING: readonly Rule[] = [
  {
    words:
      /\b(?:(?:to|might|could|may|will|i'd|i'll|so|almost|nearly|feel|feeling|going|gone|as if i) (?:to )?(?:faint|pass out|black out|collapse)|(?:everything|it|all|vision|sight|room|world) (?:just |suddenly |keeps? )?(?:goes|going|went|go|turns?|turned|is|gets?) (?:all )?(?:black|gray|dark|white|blurry)|knees? (?:give|gave|buckl\w+)|(?:have|had|need) to crawl|crawl(?:ing|ed)? to)\b/,
    unless: new RegExp(
      String.raw`${LINE.source}|\b(?:faint\w*|pass\w* out|collaps\w*) (?:when i saw|at the (?:price|bill|sight of the)|with joy|laughing)\b`,
    ),
  },
  {
    words:
      /\b(?:faint(?:ed|ing|s)|(?:feel|feeling|felt|feels|going|went|almost|nearly|to|and|so|very|i) faint|pass(?:ed|ing|es)? out|black(?:ed|ing|s)? out|vision (?:is |was |going |went |goes |gets |getting )*(?:dark|black|gray|blurry)|going gray|woke up on the (?:\w+ )?floor|collaps(?:ed|ing|e)|lost consciousness|(?:can't|could not|couldn't|can barely|could barely|can hardly) (?:stand|get up|walk|sit up|stay (?:awake|upright))\b|losing consciousness|(?:keep|kept|nearly|almost) falling over|slid(?:ing)? down the wall|unconscious|hit the floor)/,
    unless: new RegExp(
      String.raw`${LINE.source}|\b(?:faint\w*|pass\w* out) (?:when i saw|at the (?:price|bill|cost))|\bcollaps\w+ (?:in|into|on|onto) (?:my |the )?(?:bed|sofa|couch)|passed out (?:on the (?:sofa|couch)|by (?:nine|ten|eight))|blacked out the|(?:stand|walk) (?:it|this|that|the (?!floor)|her|him|them|people|my)\b|\bthe heat\b`,
    ),
  },
];
const WEAK: readonly Rule[] = [
  {
    words:
      /\b(?:dizz(?:y|iness)|light-?headed|woozy|so weak|very weak|shak(?:y|ing)|heart (?:is |was |keeps )?(?:racing|pounding)|ears (?:are )?ringing|breathless|short of breath|can't breathe|(?:lips|face|skin) (?:are|is|were|was|looks?) (?:\w+ )?(?:white|pale|gray)|cold sweats?|sweat(?:y|ing)|ears? (?:\w+ )?ring(?:s|ing)?|i see (?:stars|spots|black)|racing heart|heart races|clammy|(?:seeing|see|saw) (?:stars|spots|black|double)|spots in front of|room (?:is |was |keeps )?spinning|everything (?:is |was )?spinning|head (?:is )?spinning|nearly fell|almost fell|feel (?:cold|freezing|weak|like (?:jelly|a ghost))|trembling|palpitations|heart is going|white as a sheet|pale as)\b/,
  },
];

/** True where a text tells of bleeding together with fainting, or of very heavy bleeding together with weakness. */
export function bleedsAndFaints(sentences: readonly string[]): boolean {
  if (isTold(sentences, FAINTING)) return isTold(sentences, BLOOD);
  return isTold(sentences, WEAK) && isTold(sentences, HEAVY);
}
