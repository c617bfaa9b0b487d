import { PLAYED } from './abuse.ts';
import type { Rule } from './read-plainly.ts';

// Ways of speaking and not sentences: each family is a short list of words in one place of a frame. What is told of a
// film, a game, a song, a class or a joke is stepped over in one place for all of them.
export const FICTION =
  /\b(?:(?:a|an|the|that|this|my|our|her|new|favorite|last|next|old|watch(?:ed|ing)?|read(?:ing)?|play(?:ed|ing)?) (?:[\w-]+ ){0,2}?(?:film|movie|series|tv show|show|episode|podcast|novel|book|memoir|song|concert|plot|scene|game|anime|manga|documentary|leaflet|survey|thesis|essay|article|study|paper|lecture|assignment|presentation|workshop|training|questionnaire)\b(?! (?:he|him|she|is on|night))|episodes?|chapter (?:\w+)|season (?:one|two|three|four|five|\d)|lyrics?|sings?|singing|sang|characters?|my (?:sims?|oc|rogue|dnd \w+)|ships? (?:is|are|was)|fan ?fic\w*|level (?:\w+)|boss fight|campaign|respawn\w*|minecraft|true crime|actress|actor|hunger games|studies|research|(?:psychology|history|health|english) class|prevention|awareness|volunteer\w*|shelters?|stuck in my head)\b/;
const JEST =
  /\b(?:lol|lmao|haha\w*|literally (?:die|dead|dying)|(?:die|died|dying|dead) (?:of|from|for|laughing) ?\w*|(?:die|dead) than|embarrass\w*|die happy|drama\w*|joking|kidding|for a (?:nap|coffee|burrito|cookie|pizza))\b/;
const UNLESS = new RegExp(`${FICTION.source}|${JEST.source}`);

const of = (words: string, unless: RegExp = FICTION): Rule => ({ words: new RegExp(words), unless });
const sure = (words: string, unless: RegExp = UNLESS): Rule => ({ words: new RegExp(words), unless, deniable: false });

const SOMEBODY = String.raw`(?:i|i'd|i'm|i've|she|she's|he|he's|they|they're)`;
const ADVERBS = String.raw`(?: (?:just|really|honestly|still|so|kind of|kinda|only|actually|even|sometimes|often|always|already|literally|truly|fr|lowkey|secretly|also|again))*`;
const GONE = String.raw`(?:gone|dead|died|die|not here|not around|not alive|never born|no longer (?:here|around|alive)|in the ground|out of the (?:way|picture)|disappeared?|vanish\w*|wasn't (?:here|around|alive|born)|weren't (?:here|around|alive))`;
const LIMB = String.raw`(?:wrists?|arms?|forearms?|thighs?|legs?|skin|veins?|hips?|stomach|belly|ankles?|shoulders?)`;
const BLADE = String.raw`(?:scissors|razors?|razor ?blades?|blades?|knife|knives|needles?|safety pins?|compass|glass|lighter|cigarettes?|tweezers|sharpener|box ?cutter|straightener|finger ?nails|nails)`;
const PILLS = String.raw`(?:pills?|tablets?|meds|medication|painkillers?|tylenol|paracetamol|acetaminophen|ibuprofen|antidepressants|sleeping pills|insulin|xanax)`;
const FALL = String.raw`(?:bridge|roof|rooftop|balcony|cliff|building|window|ledge|overpass|tower|parking (?:deck|garage)|stairs)`;
const TRAFFIC = String.raw`(?:train|trains|bus|car|cars|truck|trucks|lorry|traffic|tracks|tram|subway|tree|wall|river|lake|sea|guard ?rail|oncoming \w+)`;
const CLOSE = String.raw`(?:friend|best friend|bestie|sister|daughter|son|brother|mom|mother|dad|girlfriend|boyfriend|roommate|cousin|niece|wife|husband|partner|girl|classmate|student|aunt|colleague)`;
const TOOLS_AT_HOME =
  /\b(?:shav\w*|cook\w*|paper|sewing|knit\w*|cat|kitten|dog|baby|toddler|craft\w*|hair|blood test|nurse|vaccin\w*|acupunctur\w*)\b/;

/** Families of how people say that they or somebody close may come to harm by their own hand. */
export const SELF_HARM_FAMILIES: readonly Rule[] = [
  // To be dead, as a wish or a verdict on oneself.
  of(
    String.raw`\b(?:want|wants|wanted|wish|rather|ready|like|love|need|begging|longing|better|dying|hope|beg|pray|prefer)${ADVERBS}(?: to| i could| i can| i| that i)?${ADVERBS} (?:be dead|be gone (?:forever|for good|already)|be done with (?:life|living|it all)|not be alive|not exist|stop being alive|stop breathing|never wake up)\b`,
    UNLESS,
  ),
  of(
    String.raw`\b${SOMEBODY}${ADVERBS} (?:want|wants|wanted)${ADVERBS} to${ADVERBS} (?:die|be dead)\b(?! (?:of|for|in your|in his|laughing|my hair))`,
    UNLESS,
  ),
  sure(
    String.raw`\b(?:i|she|he) (?:should|ought to|deserves? to|need to|might as well) (?:just |really |already )*(?:be dead|die\b|not be (?:alive|here)|have (?:died|never been born))`,
  ),
  sure(
    String.raw`\b(?:glad|happy|relief|relieved|fine|okay|ok|nice|peaceful|safe\w*|calm\w*|comfort\w*|easier)\b[^.]{0,30}\b(?:if i (?:died|was dead|were dead|never woke|didn't wake)|about (?:dying|death|being dead|not being (?:here|alive))|to (?:die|be dead)\b|finished me\b|killed me\b)`,
  ),
  sure(
    String.raw`\b(?:tired|sick|exhausted|weary|done|fed up|sad|sorry|ashamed|angry|hate|disappointed|bored)(?: \w+){0,3} (?:of |with |by |to be |that i'm |that i am |about )?(?:being alive|still alive|existing|still here on earth|life itself)\b`,
  ),
  sure(
    String.raw`\b(?:point|reason|sense|use|purpose|worth)\b[^.]{0,18}\b(?:being alive|staying alive|to live|living|existing|my existence|going on living)\b`,
    /\b(?:point of living (?:in|near|with)|living room|prevention|film|book|novel|episode)\b/,
  ),
  sure(String.raw`\bnothing (?:left )?(?:for me )?(?:to|i) (?:live|stay|stick around)(?: for)?\b`),
  // Not waking, not coming back.
  sure(
    String.raw`\b(?:sleep|bed|eyes)\b[^.]{0,40}\b(?:forever|and (?:never|not) (?:wake|open)|be it|be the end|for good|not have to wake)\b`,
    /\b(?:baby|toddler|film|movie|song|bears?)\b/,
  ),
  sure(
    String.raw`\b(?:don't|do not|didn't|never|rather not|not|won't|didn't|wouldn't mind not|hope i don't)(?: (?:want|have|need|like|to|mind|care))* (?:wake|waking) up\b(?! (?:early|so|at|before|for|to (?:the|an|my)|next|with|until|in time|on time|feeling|when|by|late))`,
  ),
  of(
    String.raw`\b(?:disappear|vanish|go away|leave|be gone)(?: \w+){0,2} (?:(?:and|n) (?:never|not) (?:come|be|return)|forever|for good|from (?:this (?:world|earth|planet)|everyone'?s lives|the earth|existence))`,
    /\b(?:job|city|town|company|him|marriage|film|book|show|symptoms?|cramps?|pain|acne|spots?)\b/,
  ),
  // The others, without me.
  sure(
    String.raw`\b(?:better off|happier|better|relieved|thankful|lucky|free|easier|fine|do better|safer)\b[^.]{0,24}\b(?:without me|(?:if|when|once|with) (?:i|i'm|me|i was|i were|i am|i'd|i just)(?: (?:was|were|am|just|had|being|to))* ?(?:${GONE})|(?:with|and) me (?:gone|dead|in the ground)|with a (?:different|better|new|real) (?:mom|mother)\b[^.]{0,20}(?:gone|dead|ground)|someone who isn'?t me)\b`,
    /\b(?:party|meeting|team|trip|recipe|film|book)\b/,
  ),
  sure(
    String.raw`\b(?:nobody|no one|no-one|noone|who|wouldn't|doesn't)\b[^.]{0,28}\b(?:notice|care|miss|mind|matter|cry)\b[^.]{0,12}\b(?:if|when|once) i(?:'m| was| were| just| am)* ?(?:${GONE})\b`,
  ),
  sure(
    String.raw`\b(?:kids|baby|children|family|husband|daughter|son|they|everyone|everybody|parents|mom)\b[^.]{0,14}\b(?:deserves?|needs?) (?:a )?(?:better|another|different|someone else|\w+ who isn'?t me)\b[^.]{0,40}\b(?:gone|dead|ground|soon|disappear|without me|get one|die)\b`,
  ),
  sure(
    String.raw`\bi(?:'m| am) (?:just |only |nothing but |such )?(?:a )?burden\b[^.]{0,40}\b(?:gone|dead|die|end|without me|disappear|over)\b`,
  ),
  // A plan, a farewell, a date, a means at hand.
  of(
    String.raw`\b(?:writ\w+|wrote|left|leav\w+|posted|sent|record\w*)(?: \w+){0,3} (?:goodbye|farewell|last|final)s?(?: (?:letters?|notes?|texts?|messages?|posts?|videos?|to everyone))?\b(?=$|[^.]*\b(?:letters?|notes?|girls|kids|everyone|mom|dad|sons?|family|answer\w*|reply\w*|forever|phone|online)\b)`,
    /\b(?:exam|essay|job|colleague|chapter|episode|team|semester|project|minute|draft)\b/,
  ),
  of(
    String.raw`\b(?:picked|set|chose|chosen|decided on|have|got) (?:a |the |my )?(?:date|day|spot|place|method)(?: already)?(?= ?[.!,]? ?(?:$|feels? calm|to (?:die|do it|end)|to be gone|for (?:it|my death)))`,
    /\b(?:wedding|surgery|due|scan|transfer|party|holiday|appointment|induction|c-section)\b/,
  ),
  sure(
    String.raw`\b(?:gave|giving|given) (?:away )?(?:my (?:cat|dog|stuff|things|clothes|jewelry|books|rabbit|hamster)|everything i own)(?: away| to \w+)*\b[^.]*\b(?:ready|go|gone|anymore|need (?:it|them)|peace|calm|goodbye)\b|\bready to (?:go|leave)\b(?= ?[.!]| ?$| and not| for good| from this (?:world|life))`,
    /\b(?:home|party|hospital|trip|vacation|school|bag|car|work|packed)\b/,
  ),
  of(
    String.raw`\b(?:have|had|made|making|got|with) (?:a |the |my )?plan (?:to|for|how)(?: \w+){0,2} (?:die|end|kill|do it|go|suicide|life)\b|\b(?:going to|gonna|will) (?:do it|end it)(?: all)? (?:tonight|tomorrow|today|soon|this (?:week|weekend|time))\b`,
    /\b(?:homework|essay|test|shot|injection|transfer|pregnancy test|marriage|contract|him|laundry|run|assignment)\b/,
  ),
  of(
    String.raw`\b(?:swallow\w*|took|taken|taking|take|downed|count\w*|stash\w*|hoard\w*|saved|line[ds]?|looking at|star(?:e|ing) at)(?: (?:all|every|up|my|the|of|out|whole|a|bottle|box|pack|handful|too|many|at|enough|half|them|mom's|her|his|last))* ${PILLS}\b(?=[^.]*\b(?:frighten\w*|scared|hour ago|counting|regret|enough|sleepy|tonight|die|never|goodbye|everyone|end|again|just in case)\b)`,
    /\b(?:allerg\w*|iron|vitamins?|prescribed|refill|pharmac\w*|doctor|cramps|headache|organizer|antibiotic\w*)\b/,
  ),
  of(
    String.raw`\b(?:jump\w*|step\w*|walk\w*|throw\w*|threw|driv\w*|drove|swerv\w*|steer\w*|crash\w*|turn\w*|leap\w*|fall\w*|div(?:e|ing)|climb\w*)(?: (?:my ?self|the (?:wheel|car)|my car|straight|right|out|it))* (?:off|into|in front of|under|from|over|onto)(?: (?:a|the|my|of|an|that|this|our))* (?:\w+ )?(?:${FALL}|${TRAFFIC})\b`,
    /\b(?:film|movie|game|level|chapter|character|bungee|dream(?:ed|t)|swim\w*|swam|pool|beach|insurance|accident|mechanic|parked?|cold water|sauna|hike|hiking|ice|scooter|missed|late|caught|waddl\w*)\b/,
  ),
  of(
    String.raw`\b(?:hope|wish|hoping|wishing|praying|pray|kinda want)(?: that)?(?: (?:i|a|the|some|my|would|just|to|get|gets|got|it|this))*(?: ${TRAFFIC})?(?: (?:would|just))* (?:get )?(?:hit|hits|killed|kills|run over|runs me over|crash(?:es)?|struck)(?: (?:me|by))?\b`,
    /\b(?:film|game|lightning deal|jackpot|target|goal|level|lottery|bullseye|pause|spot)\b/,
  ),
  sure(
    String.raw`\b(?:stood|standing|stand|sat|sitting|climbed)(?: (?:up|out|alone|there|for|\w+ minutes|an hour))* (?:on|at|over)(?: (?:the|a|edge|of|that|railing))* (?:${FALL}|railing|tracks|platform edge|edge)\b`,
    /\b(?:view|sunset|sunrise|picnic|coffee|tea|plants?|laundry|flowers|selfie|photo|wine|neighbors?|party|concert|film|book|breakfast)\b/,
  ),
  // A body hurt on purpose.
  of(
    String.raw`\b(?:press\w*|dig\w*|dug|drag\w*|push\w*|hold\w*|held|run|ran|running|scrap\w*|stick\w*|stuck|pok\w*|burn\w*|cut\w*|us(?:e|es|ed|ing))(?: (?:a|the|my|her|some|little|with|kitchen|hot|lit|pair|of))* ${BLADE} (?:in|into|on|onto|to|across|against|over|along|down)(?: (?:my|her|own|his))* ${LIMB}\b|\b(?:burn\w*|cut\w*|hurt\w*|scratch\w*|stab\w*|poke) (?:me|my ?self|her ?self|him ?self) (?:with|w) (?:\w+ ){0,2}${BLADE}\b(?=[^.]*\b(?:when|because|bc|mad|angry|sad|numb|feel|hate|again|every|deserve)\b)`,
    TOOLS_AT_HOME,
  ),
  of(
    String.raw`\b(?:pics?|photos?|pictures?|found|saw|see|seen|noticed|hid|hiding|show\w*)(?: (?:me|of|the|a|all|some|new|fresh|deep))* (?:her|his|my|their) (?:\w+ )?(?:cuts|self[- ]?harm|razors?|blades?|burns)\b|\b(?:razor ?blades?|razors?|blades?)\b[^.]*\b(?:cuts|scars|blood)\b|\b(?:cuts|slashes|fresh scars|burn marks) (?:on|all over|down|up|along) (?:her|his|my|their) ${LIMB}\b`,
    TOOLS_AT_HOME,
  ),
  of(
    String.raw`\b(?:start|started|starting|back to|again|been|keep|keeps|stop|stopped|clean from|urge to|want to|need to)(?: (?:to|just|really|with))* (?:cut|cutting|sh|s\/h|self[- ]?harm\w*|burning my ?self)\b(?! (?:my|the|a|an|out|down|back|off|up|sugar|carbs|dairy|hair|it|her|his|short|gluten|caffeine|corners|fabric|grass|costs|bread|cake|onions|vegetables|down))[^.]*\b(?:again|arms?|legs?|thighs?|wrists?|mess|hard|weeks?|days?|months?|bleed\w*|urge\w*|tonight|numb|cope|relief|feel)\b`,
    TOOLS_AT_HOME,
  ),
  of(
    String.raw`\bclean (?:from|of|off) (?:sh|s\/h|cutting|self[- ]?harm\w*)\b|\b(?:sh|s\/h)(?:'d|ing|ed)\b|\bctb\b|\biwtd\b|\bctbing\b`,
  ),
  of(
    String.raw`\bhurt(?:ing)? (?:my ?self|me) (?:on purpose|to feel|because|again|so (?:that )?i|when i|bad|badly enough)\b`,
    TOOLS_AT_HOME,
  ),
  // What was tried, and somebody close.
  of(
    String.raw`\b(?:tried|attempted|attempting|survived|try(?:ing)?)(?: (?:to|a|my|an|own|of))* (?:suicide|die\b|end it|end my life|hang|drown my|overdos\w*|od\b|kill (?:my|her|him)|take (?:my|her|his) (?:own )?life|not be here)|\b(?:my|her|his) (?:first |second |last |own )?(?:suicide )?attempt\b(?=[^.]*\b(?:suicid\w*|life|hospital|overdose|ward|die|alive|survived)\b)`,
  ),
  of(
    String.raw`\b(?:my |her |his |our )?(?:\w+ )?${CLOSE}(?: (?:in my class|from school|at school|just|keeps?|kept|has been|is|told me|texted|messaged|said|says|saying|that|me|she|he|she's|he's|always|who|wants?))* (?:to die|want to die|wants to (?:die|be dead|end it|disappear forever)|doesn't want to (?:live|be here|be alive|wake up)|going to (?:kill|hurt|end) (?:her|him|them|it)|cut(?:s|ting)? (?:her|him)|hurt(?:s|ing)? (?:her|him) ?self|self[- ]?harm\w*)`,
  ),
  // No future.
  sure(
    String.raw`\b(?:can't|won't|don't|couldn't) promise (?:\w+ )?(?:that )?i'?ll (?:still )?be (?:alive|here|around)|\bdon't want to live (?:at all|anymore|any longer)\b`,
  ),
  sure(
    String.raw`\b(?:don't|can't|won't|never|not|doesn't|didn't|cannot)(?: (?:see|think|imagine|picture|believe|expect|going|plan|that|i|i'll|i'd|to|be|myself|me|really|even))* (?:mak(?:e|ing) it (?:to|past|until|through)|liv(?:e|ing) (?:to|past|until|much longer|beyond|to see)|get(?:ting)? (?:old|older)|reach(?:ing)?|turn(?:ing)?|surviv(?:e|ing)|(?:being|be) (?:alive|around|here) (?:at|by|in|for|next|to|when|after|much|any))\b(?=[^.]*\b(?:thirty|forty|twenty|twenty-?\w+|eighteen|sixteen|\d\d|christmas|birthday|next (?:year|month|week)|summer|graduation|old|older|longer|alive|spring|new year|the (?:year|night|week|month|winter))\b|$)`,
    /\b(?:train|bus|party|dinner|meeting|appointment|concert|class|work|gym|goal|film|shift|baby|pregnancy|embryo|weeks along|conference|wedding|deadline|cake)\b/,
  ),
  sure(
    String.raw`\b(?:when|once|after|before|until) i(?:'m| am) (?:gone|dead)\b|\bi(?:'ll| will) be (?:gone|dead) (?:by|before|soon|tomorrow|tonight|anyway)\b|\bwhile i(?:'m| am) still (?:here|alive)\b`,
    /\b(?:vacation|holiday|work|trip|weekend|minutes|feed|plants|maternity|leave|cat sitter|tired)\b/,
  ),
  // After a birth: images of harm that frighten the one who has them.
  of(
    String.raw`\b(?:thoughts?|images?|flash(?:es)?|visions?|pictur\w*|imagin\w*|see my ?self|scared|afraid|terrified|urges?|intrusive)\b[^.]{0,40}\b(?:drop(?:ping)?|drown(?:ing)?|hurt(?:ing)?|harm(?:ing)?|shak(?:e|ing)|smother(?:ing)?|stab(?:bing)?|throw(?:ing)?|suffocat(?:e|ing)|kill(?:ing)?|do something to)(?: (?:my|the|our|him|her|them|it|newborn|tiny))* (?:baby|newborn|daughter|son|child|infant|against|out|down|under|in the bath)`,
    FICTION,
  ),
];

const HOLDER = String.raw`(?:my|her|the|our|a|this|some)`;
const PARTNER = String.raw`(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex(?:[- ]?(?:husband|wife|boyfriend|girlfriend|partner))?)`;
const KIN = String.raw`(?:dad|daddy|father|papa|step-?(?:dad|father|mom|mother|brother)|mom|mommy|mother|parents?|uncle|aunt|cousin|grandpa|grandfather|brother|sister|guardian|foster \w+|in-laws?|mother-in-law|father-in-law)`;
const POWER = String.raw`(?:boss|manager|coach|teacher|tutor|neighbor|roommate|flatmate|colleague|priest|pastor|trainer|landlord|guy|man|dude|boy|stranger|someone|somebody|senior)`;
const ACTOR = String.raw`(?:he|he's|she|she's|somebody|someone|(?:${HOLDER} )(?:[\w']+ ){0,2}?(?:${PARTNER}|${KIN}|${POWER})(?:'s ${PARTNER})?|mom|dad|step-?(?:dad|mom)|grandpa)`;
const MAN = String.raw`(?:he|he's|${HOLDER} (?:[\w']+ )?(?:${PARTNER}|${KIN}))`;
const LATELY = String.raw`(?: (?:has|is|was|had|have|keeps?|kept|still|just|always|once|even|also|tried to|tries to|used to|would|will|started|starts|to|likes to|sometimes|often|then|regularly|almost|nearly|gets mad and|got mad and|online|literally|actually|never stops|and))*`;
const STRIKES = String.raw`(?:hit(?:s|ting)?|beat(?:s|ing|en)?(?: up)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|belt(?:s|ed)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|throttl\w+|threaten(?:s|ed|ing)?|shov(?:es?|ed|ing)|rap(?:es?|ed|ing)|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?|assault(?:s|ed|ing)?|grop(?:es?|ed|ing)|fondl\w+|whip(?:s|ped)?|push(?:es|ed|ing)?|kick(?:s|ed|ing)?|drag(?:s|ged|ging)?|slam(?:s|med|ming)?|burn(?:s|ed|t)|blackmail(?:s|ed|ing)?|stalk(?:s|ed|ing)?)`;
const PLAY =
  /\b(?:beaten to|at school again|(?:baby|toddler|newborn|cat|dog|kitten|puppy|bump|womb|horse|goat)(?:'s)? (?:\w+ ){0,2}(?:hit|hits|kick\w*|slap\w*|push\w*|burn\w*)|hit(?:s|ting)? on me|hit me up|beat(?:s|ing|en)? (?:me|us) (?:at|in|to|by|again at)|chess|cards|scrabble|mario|sparring|karate|boxing|rugby|soccer|football|judo|self-defense|swing|wheelchair|push(?:es|ed|ing)? (?:me|us) to|drag(?:s|ged)? (?:me|us) (?:to|out|along)|kick(?:s|ed|ing)? (?:me|us) out of bed|pillow|snowball|water balloon|in the ribs from|bladder|cramps|news|song|wave|joke|realiz\w+)\b/;
const APART = new RegExp(`${FICTION.source}|${PLAY.source}|${PLAYED.source}`);
const ABSENT = /\b(?:lovely|sweet|kind|gentle) about\b/;
const home = (words: string, unless: RegExp = APART): Rule => ({ words: new RegExp(words), unless });

/** Families of how people say that somebody hurts, forces or rules them or a person close to them. */
export const ABUSE_FAMILIES: readonly Rule[] = [
  home(
    String.raw`\b${ACTOR}${LATELY} ${STRIKES} (?:me|us|my (?:kids?|children|son|daughter|baby|sister|brother|mom)|the (?:kids?|children|baby)|her|him)\b(?! (?:to the|up for|feelings|with kindness))`,
    new RegExp(
      `${APART.source}|\\b(?:she|he)(?:'s)? (?:\\w+ )?(?:beat|beats|hit|pushes|pushed|hits) (?:her|him)\\b|${ABSENT.source}`,
    ),
  ),
  home(
    String.raw`\b(?:hit|hits|punch\w*|kick\w*|smash\w*|slam\w*|throw\w*|threw|broke|breaks) (?:\w+ ){1,4}?(?:next to|beside|over|near|past|at|inches from) (?:me\b|my (?:head|face)|us\b)`,
  ),
  home(
    String.raw`\b(?:broke|breaks|fractured|cracked|dislocated|knocked out) (?:\w+ ){0,2}(?:of )?my (?:ribs?|arms?|nose|jaw|wrist|finger|teeth|tooth|collarbone|leg|cheekbone)\b(?=[^.]*\b(?:left|leave|because|when|him|he|drunk|divorc\w*|times|again)\b|[^.]{0,30}[.!]*$)`,
    new RegExp(`${APART.source}|\\b(?:fell|falling|bike|ski\\w*|accident|i broke|slipped|sneez\\w*|cough\\w*)\\b`),
  ),
  home(
    String.raw`\b${HOLDER} (?:\w+ )?(?:neighbor|friend|sister|daughter|cousin|mom|colleague|roommate)\b[^.]*\b(?:bruises|black eye|(?:yelling|screaming|shouting) at her|won't leave him|went back to him|she went back|(?:hits|beats|hurts|chokes|strangled|threatens|controls) her|swear not to tell|afraid of him)\b`,
    new RegExp(`${APART.source}|\\b(?:banana|knee|bike|soccer)\\b`),
  ),
  home(
    String.raw`\b(?:friends?'?s?|sister'?s?|daughter'?s?|cousin'?s?|mom'?s?|neighbor'?s?|roommate'?s?) (?:${PARTNER}|${KIN})${LATELY} (?:${STRIKES}|hurts?|yells at|controls|touch(?:es|ed)) (?:her|him|them)\b`,
  ),
  home(
    String.raw`\b(?:grew up|raised|lived|childhood|growing up|as a (?:kid|child|girl))\b[^.]*\b(?:(?:hit|beat|whipped|hurt|beats|hits) (?:us|me)|belt|beatings?|violen\w+|fists)\b`,
  ),
  // Sex that was not asked for.
  home(
    String.raw`\b${MAN}${LATELY} (?:have|has|had|having|wants?|demands?|insists on|expects?|forces?|forced|makes? me have|starts?|started|pushes for) (?:\w+ )?sex\b[^.]*\b(?:asleep|sleeping|sleep|pain|hurts?|surgery|birth|bleed\w*|sick|cry\w*|no\b|refuse|say no|every (?:night|day)|even|anyway|drunk|duty|owe)\b`,
    new RegExp(`${FICTION.source}|\\b(?:never|gently|we both|i want)\\b`),
  ),
  home(
    String.raw`\b(?:didn't|doesn't|won't|wouldn't|did not|never|refused to|not) stop(?:s|ped)?(?: \w+)? (?:when|even when|even though|though|after|if|until|as|while) (?:i|i'd|i was) (?:said|say|told|begged|cried|screamed|asked|pushed|froze|sobb\w+|was crying|kept saying)\b|\b(?:wives?|girlfriends?|women) (?:don't|can't|never|shouldn't|aren't allowed to) (?:say|refuse|tell) (?:no|their)\b`,
  ),
  home(
    String.raw`\b${ACTOR}${LATELY} (?:com(?:es?|ing)|came|sneaks?|walks?|gets?|climb\w*|slips?) (?:in|into|in to|inside|to|under)(?: (?:my|me|the|bed|with))* ?(?:room|bed|bedroom|covers|blanket|me)?(?: \w+){0,2} (?:at night|when (?:everyone|mom|i'm|i am)|while i|after (?:mom|everyone))\b`,
    new RegExp(
      `${FICTION.source}|\\b(?:cat|dog|toddler|nightmares?|check on|hug|tea|kiss me goodnight|sleepover|say goodnight)\\b`,
    ),
  ),
  home(
    String.raw`\b${HOLDER} (?:[\w']+ )?(?:${KIN}|${POWER})${LATELY} (?:touch(?:es|ed|ing)?|rubs?|strok\w+|kiss(?:es|ed|ing)?|grabs?|feels?|puts? (?:his|her) hands?|put (?:his|her) hands?|hugs?|hugging|stares? at|brush\w*)(?: (?:on|at|against|up|me|my|over))* ?(?:too long|butt|bum|ass|chest|breasts?|boobs?|thighs?|legs?|private\w*|when (?:everyone|nobody|no one|we're alone|i'm)|down there|inappropriate\w*|where|weird\w*|lips|on the lips)\b[^.]*`,
    new RegExp(`${FICTION.source}|\\b(?:mom|grandma|aunt|baby|massage|ultrasound|goodnight)\\b(?=[^.]*\\bhug)`),
  ),
  home(
    String.raw`\b(?:i was|i've been|i got|she was|was|been|got|being|i am|i'm)(?: (?:also|once|repeatedly|sexually|regularly|badly|almost|nearly|being))* (?:raped|molested|assaulted|abused|groped|groomed|strangled|trafficked|beaten(?: up)?|sexually harassed|drugged|stalked|sa'?d)\b|\bsa'?d (?:me|by|when|at)\b|\b(?:he|they|who|guy|ex|uncle|stepdad) (?:grap(?:ed|es)|sa'?d|noncon\w*) me\b`,
  ),
  // Pictures, threats, secrets.
  home(
    String.raw`\b(?:mak(?:es?|ing)|forc(?:es?|ing|ed)|made|pressur\w+|blackmail\w*|wants?|asks?|asked|asking|bully\w*|beg\w*|tells?|told)(?: (?:me|us|to|for|into|a|more|keep|girls))*(?: (?:to|into))? ?(?:send\w*|show\w*|nudes|naked|undress|strip|webcam|take off)\b[^.]*\b(?:nudes?|pics?|photos?|naked|body|videos?|or (?:he|she|they)|clothes|bra|cam)\b`,
  ),
  home(
    String.raw`\b(?:or|otherwise|if i|unless)\b[^.]{0,40}\b(?:he|she|they|he's|hell|he'll|he'd|they'll|she'll)(?: (?:will|would|going to|says?|said|gonna|is))* ?(?:tells?|post|posts|send|sends|leak|leaks|kill|hurt|hit|hits|beat|beats|find|ruin|show|shows|take (?:the|my|our))\b`,
    new RegExp(`${APART.source}|\\b(?:dentist|doctor|nurse|flowers|surprise|recipe|(?:him|her) ?self)\\b`),
  ),
  home(
    String.raw`\b(?:threat\w*|swear\w*|swore|promis\w*|says?|said|told me|warn\w*)(?: (?:me|that|to|he|he'd|he'll|she|she'd|she'll|would|will|is|going|us|i'm|i'd))* (?:kill|hurt|find|shoot|stab|drown|bury|destroy|ruin|dead|take (?:my|the|our) (?:kids?|children|baby|daughter|son))(?: (?:me|us|my|if|the|when))\b`,
    new RegExp(`${APART.source}|\\b(?:my mom is|boss will|couch|doctor|side effects?|vaccine|sugar)\\b`),
  ),
  home(
    String.raw`\b(?:afraid|scared|frightened|terrified|dread\w*|fear|shak(?:e|ing)|hid(?:e|es|ing)|panic)\b[^.]{0,36}\b(?:go(?:ing)? home|(?:he|dad|mom|husband|stepdad|father|boyfriend)(?:'s)? (?:comes?|gets?|is|coming|getting) (?:home|back|drunk|mad|angry)|what (?:he|she|they)(?:'ll|'d| will| would| might| could)? do|when (?:he|she|dad|mom) (?:drinks|is drunk|is angry|yells|shouts)|of my (?:own )?(?:${PARTNER}|${KIN}|step\w*)|(?:him|her) finding (?:out|me))\b`,
    new RegExp(`${FICTION.source}|\\b(?:report card|grades?|surprise|present|exam|from the hospital with)\\b`),
  ),
  // Ruling a life: money, phone, doctor, contraception, door.
  home(
    String.raw`\b(?:he|they|${HOLDER} ${PARTNER}|${HOLDER} in-laws?|${HOLDER} mother-in-law)(?:'s|'ll)?${LATELY} (?:took|takes?|taking|checks?|checking|reads?|hides?|hid|hidden|controls?|tracks?|tracking|keeps?|monitors?|deletes?|deleted|confiscat\w*|counts?|throws? (?:away|out)|threw (?:away|out)|poked? holes|flushed|withholds?|inspects?|spends?|cancell?ed)(?: (?:all|of|every|away|out|my|whole|the|own|entire|in|even))* (?:phone|cards?|money|keys|passport|pills?|contraception|birth control|messages|location|wages|salary|paycheck|account|contacts|underwear|panties|mail|emails|documents|condoms?|meds|medication|where i (?:go|am)|every step|who i)\b`,
    new RegExp(
      `${FICTION.source}|\\b(?:fix\\w*|charg\\w*|so i(?:'d| could| can)|bless|pick(?:s|ed)? up|reminder|together|toddler|baby|joint)\\b`,
    ),
  ),
  home(
    String.raw`\b(?:he|they|${HOLDER} ${PARTNER}|in-laws?|mother-in-law) (?:won't|doesn't|don't|will not|does not|wouldn't|didn't|never|refuses to|isn't going to)(?: (?:let|lets|allow|allows|permit))+ me (?:to )?(?:see|go|leave|work|talk|speak|sleep|eat|use|have|out|meet|call|visit|study|learn|drive|be alone|take (?:my|the) pill|shower|get (?:a )?(?:job|help))\b`,
    new RegExp(`${FICTION.source}|\\b(?:down|carry|lift|pay|cook|surgery|cast|doctor said|the surprise|the gift)\\b`),
  ),
  home(
    String.raw`\b(?:gives?|gave|giving) me (?:money|cash|an allowance|food)[^.]{0,20}\b(?:if i (?:beg|behave|obey|am good|sleep)|when i (?:beg|behave|obey))\b|\b(?:have|need|made) to (?:beg|ask)(?: (?:him|my ${PARTNER}|for|his))+ (?:money|permission|to (?:leave|go|see|buy))\b|\bwants? me (?:pregnant|to get pregnant|barefoot)\b`,
  ),
  home(
    String.raw`\block(?:s|ed|ing)? (?:me|us) (?:in|out|up|inside|outside)\b|\b(?:kicks?|kicked|throws?|threw) (?:me|us) out\b[^.]*\b(?:drinks?|drunk|angry|mad|night|again)\b`,
    new RegExp(`${FICTION.source}|\\b(?:cat|dog|toddler|kitten|by accident|my ?self|account|app|phone|escape)\\b`),
  ),
  home(
    String.raw`\b(?:parents|family|father|dad|mom|uncle|they(?:'re)?)\b[^.]{0,30}\b(?:send|sending|take|taking|fly|flying|ship|promis\w*|sell|sold|marry|marrying|forc\w*)\b[^.]{0,30}\b(?:marr(?:y|ied|iage|ying)|be (?:cut|circumcised)|engaged|husband i|a man i|off to)\b`,
    new RegExp(`${FICTION.source}|\\b(?:photos?|getting married in|invit\\w*|wedding of|their anniversary)\\b`),
  ),
];
