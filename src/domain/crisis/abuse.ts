import type { Rule } from './read-plainly.ts';

const PARTNER = String.raw`(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|ex[- ]?(?:husband|wife|boyfriend|girlfriend|partner))`;
const KIN = String.raw`(?:dad|father|step-?(?:dad|father|mom|mother|brother)|mom|mother|parents?|uncle|aunt|cousin|grandpa|grandfather|brother|sister|guardian|mom's boyfriend|in-laws?|mother-in-law|father-in-law)`;
const OTHER = String.raw`(?:boss|manager|coach|teacher|tutor|neighbor|roommate|flatmate|friend|colleague|priest|pastor|trainer|doctor)`;
const KNOWN = String.raw`(?:my|her|the|our) (?:${PARTNER}|${KIN}|${OTHER})`;
const HE = String.raw`(?:he|she|he's|she's|somebody|someone|a (?:man|guy|boy|stranger)|${KNOWN})`;
const OFTEN = String.raw`(?: (?:has|is|was|had|keeps?|kept|still|just|always|once|even|also|tried to|tries to|used to|would|will|started|likes to|sometimes|often|then))*`;
const HER = String.raw`(?:friend|sister|daughter|neighbor|mom|mother|cousin|aunt|colleague|roommate|girl in my class)(?:'s ${PARTNER}|'s ${KIN})?`;
const TOLD_OF =
  /\b(?:film|movie|series|tv|show|episode|podcast|novel|book|song|thesis|essay|training|documentary|character|article|study|history|ask(?:s|ed|ing)? (?:me |us )?(?:if|whether|about)|how to ask)\b/;
export const PLAYED =
  /\b(?:hit(?:s|ting)? me up|beat(?:s|ing|en)? (?:me|us) (?:at|in|to|by \d)|(?:hurt|hits?|hit) (?:me )?(?:feelings|harder than)|chess|cards|tennis|race|scrabble|game|choked up|forc(?:e|ed|es) me to (?:see|go to|call) (?:a |the |my )?doctor|scared me half|(?:kick|kicked|kicking) me (?:all night|in the (?:ribs|bladder))|(?:grabbed|grabs) me a)\b/;
const BLOWS = String.raw`(?:hit(?:s|ting)?|beat(?:s|ing|en)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|hurt(?:s|ing)?|threaten(?:s|ed|ing)?|forc(?:e|es|ed|ing)|shov(?:e|es|ed|ing)|rap(?:e|es|ed|ing)|abus(?:e|es|ed|ing)|molest(?:s|ed|ing)?|assault(?:s|ed|ing)?|stalk(?:s|ed|ing)?|whip(?:s|ped)?|spat at|spits at)`;

const of = (words: string, unless?: RegExp): Rule => ({ words: new RegExp(words), ...(unless && { unless }) });
const both = (first: RegExp, second: RegExp) => new RegExp(`${first.source}|${second.source}`);

/** Words of somebody whom another person hurts, or who fears it of somebody close. */
export const ABUSE: readonly Rule[] = [
  of(String.raw`\b${HE}${OFTEN}(?: \w+ing)? ${BLOWS} (?:me|us)\b`, both(PLAYED, TOLD_OF)),
  of(
    String.raw`\b(?:he|${KNOWN})${OFTEN} (?:kick(?:s|ed|ing)?|push(?:es|ed|ing)?|grab(?:s|bed|bing)?|drag(?:s|ged|ging)?|burn(?:s|ed|t)?|bites?|bit|pinn(?:ed|s)) me\b(?! (?:out of bed|a (?:hug|coffee)|to (?:see|go|call|try|ask|get|book|rest)))`,
    PLAYED,
  ),
  of(
    String.raw`\b(?:throws?|threw|throwing) (?:things|stuff|plates?|\w+) at me\b|\b(?:pulls?|pulled) my hair\b|\bhands? (?:around|on|round) my (?:neck|throat)\b|\black(?:ed|s)? my eye\b`,
  ),
  of(
    String.raw`\b${HER}(?: \w+)?${OFTEN} (?:hit(?:s|ting)?|beat(?:s|ing|en)?(?: up)?|punch(?:es|ed)?|chok(?:es|ed)|hurts?|abus(?:es|ed)|rap(?:es|ed)|threatens?) her\b|\b(?:husband|boyfriend|partner|dad|father) (?:hits|beats|chokes|hurts|abuses) her\b`,
    both(PLAYED, TOLD_OF),
  ),
  of(
    String.raw`\b(?:i was|i've been|i got|i am being|i'm being|was being|being|she was|she got|got|been) (?:\w+ly )?(?:raped|molested|assaulted|abused|harassed|strangled|choked(?! up)|groomed|beaten (?:up|by))\b`,
    TOLD_OF,
  ),
  of(String.raw`\bthey (?:raped|abused|molested|assaulted|threatened) me\b`),
  of(
    String.raw`\b(?:date|marital) rape\b|\brape[ds]? (?:me|when i)\b|\b(?:it|that|this) (?:was|is) rape\b|\bcall(?:ed|ing)? it (?:rape|abuse|assault)\b|\bsexual(?:ly)? (?:abuse[sd]?|assault(?:ed)?)\b|\bmy (?:rape|rapist|abuser)\b`,
    TOLD_OF,
  ),
  of(
    String.raw`\b(?:abusive|violent) (?:${PARTNER}|${KIN}|relationship|marriage|home|family|household)\b|\babused (?:me|as a (?:child|kid|girl))\b`,
    TOLD_OF,
  ),
  of(
    String.raw`\b(?:force[sd]? himself on me|ma(?:ke|kes|de|king) me (?:have sex|do (?:sexual )?things|sit on his|touch him|watch)|won't take no for an answer|i (?:said|say|told him) no (?:and|but) he|(?:won't|doesn't|didn't|never) stops? (?:even )?(?:when|if|though|after) i (?:say|said|ask|asked|cry|cried|tell|told|beg))`,
  ),
  of(
    String.raw`\btouch(?:es|ed|ing)? me (?:inappropriately|down there|without (?:my )?(?:consent|asking|permission)|(?:where|when|and|even though|although) i (?:don't|do not|didn't|did not|said no|hate))|\bmy (?:${KIN}|${OTHER})${OFTEN} touch(?:es|ed|ing)? (?:me|my (?:chest|breasts|leg|thigh|body))\b|\bour (?:little )?secret\b|\bcomes? (?:in)?to my (?:room|bed) (?:at night|when)`,
    /\b(?:recipe|family secret|hug)\b/,
  ),
  of(
    String.raw`\b(?:afraid|scared|frightened|terrified) (?:of (?:him|${KNOWN})|(?:that )?he(?:'ll| will| might)|to go home|(?:\w+ ){0,5}because of (?:him|${KNOWN}))\b`,
    /\b(?:cry|worry|laugh|forget)\b/,
  ),
  of(
    String.raw`\b(?:threaten(?:s|ed|ing)? (?:me|us|to (?:kill|hurt|take|tell|hit|post|leave me|throw))|(?:says?|said|saying)(?: that)? (?:he|she)(?:'d|'ll|'s going to| will| would| is going to) (?:kill|hurt|find|hit|beat|post|tell|send|leak|ruin)\b(?! (?:her|him) ?self))`,
    TOLD_OF,
  ),
  of(
    String.raw`\b(?:post|send|shar|leak|show)(?:s|e|es|ed|ing)? (?:\w+ ){0,3}(?:pics|pictures|photos|nudes|videos)\b[^.]*\b(?:if|unless|school|parents|more|everyone)\b|\b(?:wants?|asks? for|asking for|demands?|begging for) (?:my |more |me to send )?(?:pics|nudes|pictures of me)\b|\b(?:send|sent) (?:him )?nudes\b`,
    /\b(?:ultrasound|dog|cat|puppy|holiday|wedding)\b/,
  ),
  of(
    String.raw`\b(?:he|my ${PARTNER})(?:'s)?(?: (?:always|just|even|also))* (?:took|takes|has|checks?|reads?|hides?|controls?|tracks?|keeps) (?:all )?my (?:phone|bank card|cards?|money|keys|passport|pills?|messages|location|wages|salary|account)\b`,
    /\b(?:fix\w*|charg\w*|safe|for me so|so i(?:'d| could| can| would)|bless)\b/,
  ),
  of(
    String.raw`\bi'm not allowed to (?:see|leave|go out|have|work|talk|meet|visit|use)\b|\block(?:s|ed|ing)? me (?:in|out|inside)\b|\bso (?:that )?i(?:'ll| will)? get pregnant\b|\b(?:follows|followed|following) me (?:to|home|everywhere|around)\b|\bwait(?:s|ed|ing) outside (?:my|work)\b`,
    /\b(?:cat|dog|kitten|puppy|ads?|toddler|baby|phone at school|eat|sport|gym|after surgery|surgery|doctor|bathe|swim|tampons?)\b/,
  ),
  of(
    String.raw`\b(?:won't|doesn't|will not|does not|wouldn't) let me (?:leave(?! (?:early|work|school|class|the table))|see (?:my )?(?:friends|family|sister|mother|mom))\b`,
  ),
  of(
    String.raw`\b(?:he|my ${PARTNER}) (?:won't|doesn't|will not|does not) let me (?:go out|work|have money|use my phone|talk|sleep)\b`,
    /\bsnor/,
  ),
  // What is done to a body, a phone or a door.
  of(
    String.raw`\b${HE}${OFTEN} (?:shak(?:es|ing)|shook|grop(?:es|ed|ing)|spat|spits?|spitting|slam(?:s|med)|twist(?:s|ed)|pins?|pinned|headbutt\w*|smother\w*|squeez(?:es|ed)|kick(?:s|ed)|punch\w*|slap\w*|hits?|beats?) (?:me\b|(?:in |on |at )?my (?:face|arms?|wrist|hand|neck|throat|head|stomach|ribs|chest|breasts?|hair|back|belly))`,
    both(PLAYED, /\b(?:baby|bump|physio\w*|massage|shook my hand|nurse|midwife|trainer showed)\b/),
  ),
  of(
    String.raw`\b${HE}${OFTEN} (?:broke|breaks|fractured|dislocated|bruised|burned|bit) (?:me|my (?:wrist|arm|nose|jaw|ribs?|finger|hand|tooth|teeth|leg|skin|lip|cheek))\b|\bbruis\w+\b[^.]*\b(?:he|him|his|make-?up|cover|promised|husband|boyfriend)\b|\bpromis(?:ed|es) (?:it would |he would |to )?(?:never (?:happen )?again|again|to stop)\b|\b(?:said|told (?:them|everyone|people|her|him)) i (?:slipped|fell|walked into)\b|\bblack eye\b`,
    /\b(?:flu shot|blood draw|iron|easily|needle|donat\w*|boxing|soccer|football)\b/,
  ),
  of(
    String.raw`\bbruises? (?:are|is|were|on my (?:neck|arms?|wrists?|thighs?|face|ribs))\b|\bhe (?:cried|apologi[sz]ed|bought (?:me )?flowers|buys (?:me )?flowers)\b[^.]*\b(?:again|promised|after|every time)\b`,
    /\b(?:flu shot|blood draw|iron|easily|needle|donat\w*|hormone shot|injection|drip|boxing|soccer|football|movie|birth)\b/,
  ),
  of(
    String.raw`\b(?:get|gets|got|getting|is|so) (?:too )?(?:rough|aggressive|violent)\b[^.]*\b(?:me|when|stop)\b|\b(?:doesn't|won't|didn't|never|refuses to) (?:listen|stop|care)(?: to me)? (?:when|if|even when|even if) i (?:tell|say|said|ask|beg|told|cry|asked)|\bignor\w+ (?:me )?when i say (?:no|stop)|\b(?:against my will|while i was (?:asleep|sleeping|drunk|passed out|unconscious)|pressur(?:es|ed|ing) me (?:into|to have|for)|coerc\w+|guilt(?:s|ed|-?trip\w*) me into (?:sex|sleeping|having))\b|\b(?:had|having|have) sex (?:with him )?(?:because|so)(?: that)? (?:i was|i'm|i am|he|i) (?:\w+ ){0,2}(?:afraid|scared|wouldn't|won't|hit|angry|leave|terrified|mad)`,
    /\b(?:rough (?:day|week|night|patch|month)|toddler|dog|cat|kids?)\b/,
  ),
  of(
    String.raw`\b(?:afraid|scared|terrified|frightened) of what (?:he|she|they|my \w+) (?:might|would|could|will|'d|'ll)|\bwhat (?:he'd|he would|he might) do (?:to me|if i)|\b(?:hid(?:e|es|ing)?|lock(?:s|ed)?|barricad\w*|sleep(?:s|ing)? with|chair under)\b[^.]*\b(?:because of|from|against|away from) (?:him|${KNOWN}|my step\w*)\b|\bwalk(?:ing)? on eggshells (?:around|with|at home|because)\b`,
  ),
  of(
    String.raw`\b(?:says?|said|tells? me|told me|threatens?|warned)(?: that)? if i (?:ever |try to |even )?(?:leave|left|go|tell|told|talk|divorce|report|scream|say)\b|\b(?:if i (?:ever )?(?:leave|left|tell)\b[^.]*\b(?:he|she)(?:'ll|'d| will| would| says))|\b(?:never|won't|don't) see (?:my|the|our) (?:kids|children|son|daughter|baby) again\b|\b(?:i'll|i'd|i will|you'll) regret (?:it|blocking|leaving|telling|this)`,
    /\b(?:(?:her|him) ?self|cheaper|train|sooner|coffee|doctor said|nurse said|pain)\b/,
  ),
  of(
    String.raw`\b(?:made|makes|making|forced|forces) me (?:to )?(?:do (?:stuff|things|it)|touch|undress|strip|kiss|perform|send|sleep with|lie for)\b|\b(?:put|installed|hid|found) (?:a |an )?(?:tracker|tracking app|airtag|gps|camera|spyware)\b|\breads? (?:all|every|everything)(?: of)?(?: my| i)? ?(?:write|texts|messages|emails|diary|chats)\b|\bgo(?:es|ing)? through my (?:phone|messages|bag|emails)\b|\b(?:has|have|got|leak\w*|shared?|post\w*) my (?:nudes|private (?:pics|photos|videos))\b`,
    /\b(?:coach made|burpees|laugh|homework|my mom is|mom reads|parents read|send flowers|cat|dog)\b/,
  ),
  of(
    String.raw`\b(?:\d\d|thirty|forty|fifty|much older|older|grown|adult|random|strange|creepy)(?: ?-?(?:yr|yrs|year|years)s?[ -]?old)? (?:man|guy|dude|men|boyfriend|stranger)\b[^.]*\b(?:messag\w*|texts?|texting|dms?|asking|asks|wants|follow\w*|pics|send|meet|alone|touch\w*|grab\w*)\b|\basking what (?:i'm|i am) wearing\b|\bwants (?:me )?to meet (?:up )?(?:alone|in secret|without)\b`,
    TOLD_OF,
  ),
  of(
    String.raw`\bdomestic (?:violence|abuse)\b|\bviolen(?:ce|t) at home\b`,
    both(TOLD_OF, /\b(?:shelter volunteer|work (?:for|with|at)|donat\w*|charity|hotline)\b/),
  ),
  // Contempt, walls and doors, hands where they do not belong, what was done long ago.
  of(
    String.raw`\b${HE}${OFTEN} (?:calls?|called|calling) me (?:names|a (?:\w+ )?(?:whore|slut|bitch|cow|pig|cunt)|worthless|stupid|disgusting|fat|crazy|useless|ugly|trash|nothing)\b|\b(?:he|my ${PARTNER}|my ${KIN})${OFTEN} (?:throws?|threw|smash(?:es|ed)|breaks|broke|punch(?:es|ed|ing)?|kick(?:s|ed)) (?:the |a |my |his |her )?(?:\w+ )?(?:plates?|things|dishes|furniture|walls?|doors?|phone|holes?|glass(?:es)?|chairs?|mirror|table)\b`,
    both(PLAYED, /\b(?:accident\w*|my (?:sister|brother) called|ball|frisbee|by mistake|toddler)\b/),
  ),
  of(
    String.raw`\b(?:com(?:es?|ing)|walk(?:s|ing)|sneak(?:s|ing)|barg\w+|gets?|climb(?:s|ed|ing)?) (?:in|into|in on|onto|in to)(?: the| my| me)? ?(?:bathroom|bedroom|room|shower|bed)?\b[^.]*\b(?:when|while) i(?:'m| am)? (?:shower\w*|chang\w*|undress\w*|sleep\w*|asleep|naked|in the shower|in bed)\b|\bwatch(?:es|ed|ing)? me (?:shower|change|undress|sleep|through)\b`,
    /\b(?:cat|dog|toddler|kids|baby|son|daughter|two-year-old)\b/,
  ),
  of(
    String.raw`\b(?:he|my ${PARTNER})(?: \w+)? (?:doesn't|won't|never|does not|will not|wouldn't|didn't|isn't going to) (?:allow|let|lets|permit) me (?:to )?(?:have (?:my own |any )?(?:money|friends|a job|a phone)|see (?:my|a doctor|anyone)|work|go (?:out|to (?:the doctor|work|school))|talk to|speak to|sleep|eat|use)\b|\b(?:control\w*|takes?|took) (?:all )?(?:my|our) (?:money|wages|salary|paycheck)\b|\b(?:have to|need to) ask (?:him|my husband|my boyfriend) (?:for )?(?:permission|money|to)\b`,
    /\b(?:sleepover|party|tampons?|until|homework|screen|dessert|candy|surgery|cast)\b/,
  ),
  of(
    String.raw`\bhands? (?:up|under|down|in|inside|on|between) my (?:skirt|shirt|dress|top|pants|thighs?|bra|underwear|legs|blouse|breasts?|chest)\b|\bwhat (?:he|they|${KNOWN}|my \w+) did to me\b|\b(?:he|${KNOWN}|someone|a man|guy) (?:did|does|made me do|showed me) (?:\w+ )?(?:things|stuff) (?:to me|i didn't want|that (?:hurt|weren't right))\b|\b(?:take|takes|took|taking|slip\w*|pull\w*) (?:the|his) condom off\b|\bcondom off without\b|\bstealthed\b`,
    /\b(?:my husband's|his own|massage|belly|bump|ultrasound|doctor|midwife|nurse)\b/,
  ),
  of(
    String.raw`\b(?:teacher|coach|tutor|boss|manager|trainer|priest|pastor|uncle|stepdad|step-dad|step-?father|man|guy|neighbor)\b[^.]*\b(?:not to tell|don't tell|keep it (?:a )?secret|i'm special|i'm mature|our secret|texts? me (?:at night|late|every night)|sends? me (?:pics|photos|pictures|gifts|kisses)|wants? (?:pics|to kiss|me alone)|kiss(?:es|ed) me|rubs?|strok\w+|brush(?:es|ed) against)\b`,
    both(TOLD_OF, /\b(?:surprise|present|birthday|wedding)\b/),
  ),
  of(
    String.raw`\b(?:forc\w+|mak\w+|made|sold|sending|send|promised) (?:me |my sister |my friend |her )?(?:to |into |off )?(?:a |an )?(?:marry|marriage|marrying|arranged marriage|be married|get married)\b|\bforced marriage\b|\bfgm\b|\b(?:take|send|taking|sending) me (?:abroad|back home|away) to (?:marry|be married|be cut)\b`,
    TOLD_OF,
  ),
  of(
    String.raw`\b${HE}\b(?: \w+){1,6} and (?:then )?${BLOWS} (?:me|us)\b|\b(?:she|he|they)(?:'s)?${OFTEN} (?:push(?:es|ing)|kick(?:s|ing)|shov(?:es|ing)|scratch(?:es|ing)|bit(?:es|ing)|hitting) (?:me|us)\b(?! (?:to|out|all|in the (?:ribs|bladder)))`,
    both(PLAYED, /\b(?:baby|toddler|cat|dog|kitten|puppy|kids?|swing|wheelchair|bump|womb)\b/),
  ),
  of(
    String.raw`\b(?:he|${KNOWN})(?:'s)?${OFTEN} (?:throw(?:s|ing)|threw|smash(?:es|ing)|break(?:s|ing)|destroy(?:s|ing)|trash(?:es|ing)) (?:\w+ ){1,3}(?:at (?:me|us|the wall)|kitchen|house|room|place|apartment)\b|\b(?:he's|is|starts?) (?:smashing|destroying|trashing|throwing)\b[^.]*`,
    /\b(?:ball|frisbee|party|out the trash|record|sales|snow)\b/,
  ),
  of(
    String.raw`\b${HE}${OFTEN} (?:says?|said|tells? me|told me|saying|telling me|calls me)(?: that)?(?: i'm| i am| me)? (?:\w+ )?(?:worthless|useless|disgusting|ugly|fat|stupid|nothing|a whore|a slut|crazy|unlovable|broken|too ugly)\b|\b(?:nobody|no one) else (?:would|will|'d|could) (?:ever )?(?:want|love|take|have) me\b`,
    /\bdoctor said\b/,
  ),
  of(
    String.raw`\b(?:he|my ${PARTNER}) (?:won't|doesn't|will not|does not|wouldn't|didn't|never|refuses to) lets? me\b(?! (?:down|lift|carry|cook|pay|help|do (?:anything|the|any)|forget|win|quit|give up|drive|suffer|sit in))`,
  ),
  of(
    String.raw`\b(?:was|is|it's|that's|called) (?:actually |really |sexual |definitely |probably )?(?:assault|abuse|rape|molestation|grooming)\b|\bi (?:said|kept saying|told him|screamed) (?:no|stop)(?: (?:twice|again|but|several|so many|many|over and over|the whole time|and (?:he|they)))`,
    both(TOLD_OF, /\b(?:isn't|not|math|school|torture)\b/),
  ),
  of(
    String.raw`\bwatch(?:es|ed|ing)? me (?:get (?:dressed|changed|undressed)|dress\b|bathe)|\b(?:he|they|a man|a guy|someone|somebody|${KNOWN})${OFTEN} (?:touching|touches|groping|rubbing (?:against|up)|grabbing|staring at my|pressing against) (?:me|my (?:chest|body|butt|leg|thigh))\b`,
    /\b(?:gently|lovingly|softly|massage|baby|toddler|cat|dog)\b/,
  ),
];
