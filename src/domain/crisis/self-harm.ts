import type { Rule } from './read-plainly.ts';

const SELF = String.raw`(?:my ?self|her ?self|him ?self|them ?sel(?:f|ves))`;
// What happened by accident names how it happened; what is told of a film or asked by a nurse happened to nobody here.
const ON_PURPOSE = String.raw`\b(?:want|urge|tempted|on purpose|cope|numb|punish\w*|relief|deserve|to feel|every (?:day|night))\b`;
const ACCIDENT = String.raw`\b(?:shav\w*|cook\w*|chopp\w*|slic\w*|onions?|lifting|gym|football|soccer|skat\w*|hiking|climbing|running|bike|garden\w*|hot[- ]water bottle|heat(?:ing)? pad|oven|stove|pan|kettle|tea|coffee|accident\w*|by mistake|slipped|tripped|fell|falling|on the (?!bathroom)\w+|on a \w+|at (?:work|practice|training)|while \w+ing)\b`;
const BY_ACCIDENT = new RegExp(`^(?!.*${ON_PURPOSE}).*${ACCIDENT}`);
const TOLD_OF =
  /\b(?:ask(?:s|ed|ing)? (?:me |us |her )?(?:if|whether|about|for)|how to ask|questionnaire|screening|film|movie|series|tv|show|episode|podcast|novel|book|song|lyrics|thesis|essay|training|documentary|character|squad|prevention|awareness|article|study|history)\b/;
const IN_JEST =
  /\b(?:(?:die|dead|dying) (?:of|from|for|laughing) ?\w*|rather (?:die|be dead) than|(?:smell|taste|sight|sound|music|food|heat|alarm|playlist)\b[^.]* want to die|dying to (?:know|see|hear|meet|try)|lol|haha|lmao)\b/;
const PILLS =
  '(?:pills?|tablets?|meds|medication|painkillers?|tylenol|paracetamol|acetaminophen|ibuprofen|sleeping pills|antidepressants|xanax)';

const of = (words: string | RegExp, unless?: RegExp): Rule => ({ words: new RegExp(words), ...(unless && { unless }) });
const sure = (words: string): Rule => ({ words: new RegExp(words), deniable: false });

/** Words of somebody who may hurt themselves, or fears it of somebody close. */
export const SELF_HARM: readonly Rule[] = [
  of(String.raw`\b(?:kil+|unalive|harm|hang|drown|shoot|starv|off|end|poison)(?:e|s|ed|ing)? ${SELF}\b`),
  of(String.raw`\b(?:hurt|cut|burn|scratch|cvt|slash|stab)(?:t?s|t?ed|t?ing)? ${SELF}\b`, BY_ACCIDENT),
  of(
    String.raw`\b(?:hurt|cut|cvtt?|slit|slash|burn|scratch|carv|stab)(?:t?s|t?ed|t?ing|es?|e?d|ing)?(?: up)? (?:my|her) (?:own )?(?:wrists?|arms?|forearms?|thighs?|legs?|skin|veins|stomach)\b`,
    new RegExp(
      `${BY_ACCIDENT.source}|\\b(?:cat|kitten|dog|baby|toddler|thorns?|bush|branch\\w*|brambles?|detergent|rash|itch\\w*|eczema|mosquito\\w*|hives)\\b`,
    ),
  ),
  of(
    String.raw`\b(?:arms?|thighs?|wrists?|legs?) (?:are|is) (?:all )?(?:full of|covered (?:in|with)) (?:cuts|scars|scratches)\b`,
    /\b(?:cat|kitten|bramble)/,
  ),
  of(
    String.raw`\b(?:started|start|been|keep|keeps|back to|stop|stopped|urge to|clean from|relapsed? (?:into|on|with)) (?:cutting|cvtting|burning)\b(?= ?(?:$|[.,;!?]|again|because|bc|since|when|after|in the|at|every|and|this|last))`,
    /\b(?:sugar|carbs|dairy|gluten|caffeine|hair|fabric|grass|costs|back on)\b/,
  ),
  of(String.raw`\bself[- ]?har?m\w*|\bself[- ]?injur\w*`, TOLD_OF),
  of(
    String.raw`\b(?:relaps\w*|urges?|clean|struggl\w*|back)\b[^.]{0,14}\b(?:sh|s\/h)\b|\bsh (?:relapse|urges?|scars)\b`,
  ),
  of(String.raw`\b(?:su+i?[cs]+[iy]?d(?:e|al|le|el|aly|ally|il)?|suis[ia]de|sewer ?slid\w*|suicid\w*)\b`, TOLD_OF),
  of(String.raw`\bunaliv(?:e|ed|ing)\b|\bkms\b`),
  of(String.raw`\b(?:end(?:ed|s|ing)?|tak(?:e|es|en|ing)|took) (?:my|her|his|their) (?:own )?life\b`, /\bover\b/),
  of(
    String.raw`\bend(?:ing)? it all\b|\b(?:all|everything) to (?:end|be over)\b|\b(?:think\w*|thought\w*|want(?:s|ed)?|plan\w*|ready|going)(?: (?:about|of|to|on|just|seriously))+ end(?:ing)? it\b(?! (?:with|here|there|early|on|by|at))`,
    /\b(?:him|her|marriage|relationship|engagement|job|contract|semester|meeting|call)\b/,
  ),
  of(
    String.raw`\b(?:want(?:s|ed|ing)?|wish(?:es|ed)?|ready|rather|hop(?:e|es|ing)|beg(?:ging)?|pray(?:ing)?)(?: (?:to|i|could|can|just|really|honestly|that|would))* (?:die\b|be dead\b|disappear forever|stop existing|not (?:exist|be alive|wake up|be here anymore))`,
    IN_JEST,
  ),
  sure(
    String.raw`\b(?:wish(?:ed|es)?) (?:that )?(?:i|she) (?:was|were|wasn't|weren't|was not|had never been|was never|'d never been|never was) (?:dead|alive|born|here)\b`,
  ),
  sure(
    String.raw`\b(?:don't|do not|doesn't|does not|didn't|did not) want to (?:be alive|be here anymore|exist|be on this (?:earth|planet)|live\b(?! (?:in|at|with|near|like|there|on(?! this)|alone|under|here))|wake up(?! (?:early|so|at|before|for|to|next)\b))`,
  ),
  sure(
    String.raw`\b(?:hope|hoping|pray|praying|wish)(?: that)? (?:i|she) (?:don't|won't|never|didn't|doesn't) wake up\b|\b(?:sleep|bed) and (?:never|not) wake up\b|\bnever (?:want to )?wake up\b(?! (?:early|before|at|on time))`,
  ),
  sure(
    String.raw`\b(?:better off|happier|relieved|fine|easier)\b[^.]{0,20}(?:without me|if i (?:wasn't|weren't|was not|was gone|was dead|were gone|disappeared|died))|\bbetter off dead\b`,
  ),
  sure(
    String.raw`\b(?:nobody|no one|no-one|noone|who) (?:(?!would|will)\w+ ){0,3}(?:would|will|'d) (?:even )?(?:(?:notice|care) (?:if|when) i(?:'m| was| am| were)? (?:gone|dead|died|die|disappear\w*|not here)|miss me\b)`,
  ),
  sure(
    String.raw`\b(?:no (?:reason|point|use|sense)|nothing)(?: left)?(?: for me)?(?: to| in| for)* (?:keep(?: on)? |go(?:ing)? on )?(?:liv(?:e|ing)(?: for)?|be(?:ing)? alive|exist(?:ing)?)\b`,
  ),
  sure(
    String.raw`\b(?:(?:tired|sick) of|done with) (?:living|being alive|life|existing)\b(?! (?:out|in|with|at|on|like|here|next|from|alone|under|drawing|hacks?|admin))`,
  ),
  sure(
    String.raw`\bcan't (?:do life|live(?: like this)?|keep living|go on)(?= ?(?:$|[.,;!?]|like this|anymore|living|much longer|goodbye|with this))|\b(?:life isn't|not) worth living\b|\bgiv(?:e|en|ing) up on (?:life|living)\b|\bgoodbye (?:everyone|world|everybody)\b`,
  ),
  of(
    String.raw`\b(?:imagin\w*|think\w*|dream\w*|fantas\w*|thoughts?|picture|picturing) (?:about |of |how )?(?:not being here|dying|being dead|being gone|my (?:own )?(?:death|funeral)|ways to die|jumping (?:off|in front))\b`,
    IN_JEST,
  ),
  of(
    String.raw`\bplan(?:s|ned|ning)? (?:how|when|where) (?:i|to) (?:would |could |will )?(?:do it|die|end)\b|\bby my own hand\b|\b(?:goodbye|suicide|farewell) (?:note|letter|text)s?\b`,
    /\b(?:colleague|job|office|class)\b/,
  ),
  of(
    String.raw`\boverdos(?:e|ed|es|ing)\b`,
    /\b(?:overdos\w+ (?:on|of) (?:chocolate|coffee|caffeine|sugar|sweets|candy|ice cream|tv|netflix|cheese|memes)|vitamin)\b/,
  ),
  of(
    String.raw`\b(?:take|took|taken|taking|swallow(?:ed|ing)?|downed)(?: \w+)? (?:all (?:of )?(?:my|the|her)|too many|a (?:lot|bunch|handful|load|whole \w+|box|bottle|pack) of|lots of|loads of|every one of my)(?: \w+)? ?${PILLS}\b`,
    /\b(?:for once|prescribed|iron|magnesium|vitamins?|on time|organizer|allergy|thyroid|this year)\b/,
  ),
  sure(
    String.raw`\bhow many ${PILLS} (?:it|would|does|do|to|i(?:'d)? need)\b(?![^.]*\b(?:a day|daily|per day|for cramps|safe|for a headache)\b)|\bhave (?:the|enough) ${PILLS}\b(?=[^.]*$)(?![^.]*\b(?:for|left|until|trip)\b)`,
  ),
  of(
    String.raw`\b(?:jump\w*|step\w*|throw\w* myself|yeet\w* myself|walk\w*) (?:off|from|in front of|under|into) (?:a|the|my) (?:bridge|roof|balcony|building|train|traffic|window|truck|bus|cliff|tracks|car)\b|\bon the (?:bridge|roof|ledge|tracks)\b[^.]*\bjump`,
    /\b(?:bungee|dream(?:ed|t)?|swim|swam|water|lake)\b/,
  ),
  sure(
    String.raw`\bdon't trust myself (?:around|near|with|to be) (?:knives|a knife|pills|tablets|razors?|sharp|blades?|medication|alone)|\bnot safe (?:with|around|from) myself\b`,
  ),
  // No future, wanting to be gone.
  sure(
    String.raw`\b(?:don't|can't|do not|no longer|never) (?:see|picture|imagine|want|have) (?:a|any|my|the) future\b(?! (?:in this|at|for this|with (?:him|her|them|this)|together))|\b(?:don't|do not|didn't) (?:expect|plan|think)(?: to|i'll| i will) (?:still )?be (?:around|here|alive)\b|\b(?:don't|won't|not going to) (?:want to )?be (?:around|here|alive)(?: (?:much longer|for (?:long|much longer|christmas|my|it|that|the)|anymore|by|next (?:year|month)|to see))`,
  ),
  of(
    String.raw`\b(?:sleep forever|disappear (?:forever|for good|completely)|log off (?:permanently|forever|for good)|vanish (?:forever|for good)|be gone (?:forever|for good)|cease to exist|stop existing|not have to exist)\b`,
  ),
  sure(
    String.raw`\b(?:how much longer i can|can't|don't think i can|can i) (?:hold on|hang on|keep (?:going|fighting|holding on)|make it through (?:the|to)? ?(?:night|tomorrow|morning)|survive (?:this|another|tonight))\b|\b(?:the )?only way out\b|\bno way out of this (?:but|except|life)`,
  ),
  sure(
    String.raw`\b(?:point (?:of|in) (?:being alive|living|life|existing|staying alive|going on)|don't deserve to (?:live|be alive|exist|be here)|deserve to die|care if i (?:live|die|wake up|survive|get hit|make it)|care if my heart stops|whether i live or die|hate (?:being alive|that i'm alive|that i woke up)|wish (?:a|the|that)? ?(?:car|bus|truck|train|something) would (?:just )?(?:hit|run|kill|take) me|hope (?:a|the)? ?(?:car|bus|truck|train|something) (?:hits|kills|takes) me|(?:wish|hope)(?: that)? (?:god|it|cancer|something) (?:takes|took|would take) me|life is (?:meaningless|pointless|not worth))\b`,
  ),
  sure(
    String.raw`\b(?:painless|easy|easiest|quick|quickest|fastest|peaceful|best) ways? (?:to|of) (?:go|die|dying|end|do it|leave this)\b(?! (?:viral|there|home|to bed|online|the pain|a cycle|abroad))|\b(?:how to|ways to) (?:die|hang|overdose|kill|od)\b|\blethal (?:dose|amount)\b|\b(?:noose|od'd|gun to my (?:head|mouth)|carbon monoxide)\b`,
  ),
  sure(
    String.raw`\b(?:garage|car)\b[^.]*\bengine (?:on|running)\b|\b(?:i'm|i am|standing|sitting|sat|stood) (?:up )?on (?:the|a) (?:roof|ledge|bridge|window ?sill|tracks|railing)\b(?! (?:terrace|deck|garden|bar|patio|pool))|\btalk me (?:out of it|down)\b|\bpills? (?:hidden|saved up|just in case)\b|(?<!\b(?:he|husband|partner|boyfriend|mom|mother) )\b(?:sav(?:ing|ed) up|stash\w*|hoard\w*|hid(?:ing|den)?|keep a (?:box|bottle|stash) of|collect\w*) (?:\w+ ){0,2}${PILLS}\b`,
  ),
  of(
    String.raw`\b(?:took|swallowed|taken|downed|ate) (?:about |like |over |around )?(?:[1-9]\d+|[6-9]|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|half (?:a|the) (?:bottle|box|pack))(?: of)?(?: my| the| his| her)?(?: \w+)? ?${PILLS}\b|\bi have (?:the|a) plan\b[^.]*\b(?:tablets|pills|rope|knife|blade|date)\b`,
  ),
  of(
    String.raw`\b(?:razor ?blades?|(?:the|my|a) blades?|the razor)\b[^.]*\b(?:again|hid\w*|back|ashamed|night|arm|wrist|thigh|leg|skin|tempt\w*|drawer)\b|\b(?:back|again)\b[^.]*\brazor ?blades?\b`,
    /\b(?:shav\w*|shoulder|blender|fan|grass|pumpkin|bikini|hair|ice)\b/,
  ),
  of(
    String.raw`\b(?:carv\w+|cut|cutting|burn\w*|scratch\w*) (?:\w+ ){0,2}(?:into|in|on|onto) (?:my|her|his) (?:arms?|legs?|thighs?|wrists?|skin|stomach)\b|\b(?:scars?|cuts|marks) (?:all over|on|up|down|across) (?:my|her|both my) (?:arms?|wrists?|thighs?|forearms?|legs?)\b|\b(?:hurt|hurting|cut|cutting|burn\w*|starv\w*|harm\w*) (?:my ?self |her ?self |me )?(?:on purpose|to punish|as (?:a )?punishment)\b|\bpunish(?:ing)? (?:my ?self|my body) (?:by|with)\b`,
    /\b(?:cat|kitten|dog|baby|toddler|thorns?|brambles?|surgery|operation|c-section|cesarean|laparoscop\w*|acne|chicken ?pox|stretch|oven|shav\w*)\b/,
  ),
  of(
    String.raw`\b(?:voices?|thoughts?|something in me|my brain|my head)\b[^.]*\b(?:tell(?:s|ing)?|says?|saying|scream\w*)\b[^.]*\b(?:end|kill|hurt|jump|die|do it|cut)\b|\bend your life\b`,
    TOLD_OF,
  ),
  of(
    String.raw`\b(?:texted|sent|wrote|left|messaged)(?: \w+)? (?:me )?(?:a |his |her )?(?:goodbye|good-bye|final message|farewell)\b|\b(?:said|saying) goodbye (?:and|like|as if)\b[^.]*\b(?:answer|phone|pick|last|forever)`,
    /\b(?:leaving party|colleague|job|airport|school year|retire\w*)\b/,
  ),
  // Death in the thoughts, means at hand, blows against oneself.
  of(
    String.raw`\b(?:think\w*|thoughts?|obsess\w*|dream\w*|fantasi\w*|crav\w*|long\w*) (?:a lot |all day |only |constantly )?(?:about|of|for) (?:my (?:own )?)?(?:death|dying|killing|suicide|hanging|not existing|the end of my life)\b`,
    /\b(?:(?:his|her|their|dad's|mom's|grandma's|baby's|mother's|father's|dog's|cat's) death|fear|afraid|scared|philosoph\w*|grandm\w*|laughing)\b/,
  ),
  of(
    String.raw`\b(?:cliffs?|bridge|overpass|train tracks|railway|rooftop|balcony)\b[^.]*\b(?:sat|stood|stand\w*|stared?|staring|decid\w*|edge|jump\w*|thought about it|step off|climb(?:ed)? over)\b`,
    /\b(?:view|sunset|sunrise|picnic|bungee|hike|hiking|photo|swim|birds|tea|coffee|wedding)\b/,
  ),
  of(
    String.raw`\b(?:tie[ds]?|tying|knot(?:ted)?|made) (?:a |the |my )?(?:scarf|rope|belt|sheets?|cord|cable|noose)\b[^.]*\b(?:door|beam|neck|hook|ceiling|tree|rail|knot)\b|\b(?:rope|belt|scarf|cord) (?:around|round) my (?:own )?neck\b`,
    /\b(?:swing|hammock|cold|winter|warm|knit\w*)\b/,
  ),
  of(
    String.raw`\b(?:hit(?:ting)?|punch(?:ing|ed)?|slap(?:ping|ped)?|bit(?:e|ing)|starv(?:e|ing)|chok(?:e|ing|ed)|strangl(?:e|ing|ed)) my ?self\b|\bbang(?:ing|ed)? my (?:own )?head (?:on|against|into) (?:the|a) \w+|\b(?:pick|scratch|claw)\w* (?:at )?my (?:skin|arms?|legs?)\b[^.]*\b(?:bleed\w*|blood|feel)\b`,
    BY_ACCIDENT,
  ),
  of(
    String.raw`\b(?:found|find|saw|see|seen|notic\w*|show(?:ed)?|hid(?:e|es|ing|den)?|cover(?:s|ed|ing)?) (?:all )?my (?:cuts|scars|blades?|razors?|burns)\b|\bmy (?:cuts|self-?harm scars)\b`,
    /\b(?:surger\w*|operation|c-section|cesarean|acne|laparoscop\w*|hysterectomy|paper|kitchen|cooking|oven|shav\w*|cut of)\b/,
  ),
  sure(
    String.raw`\b(?:i'm|i am|not feeling|don't feel) not safe (?:tonight|alone|right now|with myself|by myself|today|here with my thoughts)|\b(?:don't feel|not) safe (?:with myself|by myself|from myself|in my own (?:head|hands))\b`,
  ),
  sure(
    String.raw`\b(?:count(?:ed|ing)|lin(?:ed|ing) up|laid out|got|bought|found|looking at|staring at) (?:all )?(?:the|my|enough|mom's|his|her) ${PILLS}\b(?![^.]*\b(?:for the|pharmacy|week|trip|organizer|refill|doctor|cramps|prescri\w*)\b)`,
  ),
  sure(
    String.raw`\b(?:so |and )?(?:i |that i )?(?:don't|won't|never|didn't) (?:have|need|want) to (?:wake up (?:again|at all|ever|anymore|[.?!]|$)|exist|be here anymore|live through)|\bso i (?:don't|won't|never) have to wake up\b|\bhop(?:e|es|ing|ed) (?:the (?:surgery|operation|plane|anesthesia)|something|it) (?:goes|went|will go) wrong\b`,
  ),
  of(
    String.raw`\bwant(?:s|ed)? to (?:follow|join|go (?:with|to)|be with) (?:her|him|them|my (?:baby|mom|dad|son|daughter|sister|brother|grandma|husband))(?: (?:in heaven|there|up there|where \w+ is|in death))?(?= ?[.!?]|$| in heaven| up there)|\b(?:i (?:lost|buried)|died|gone|dead|passed away)\b[^.]*\bwant to (?:follow|join|be with) (?:her|him|them)\b`,
    /\b(?:instagram|class|lessons?|party|trip|team|gym|run|shop|store|tonight|weekend|alone with)\b/,
  ),
  sure(
    String.raw`\b(?:goodbye|thank you for everything|thanks for everything|sorry for everything|tell my (?:mom|kids|family|dad|sister) i love|by the time you read this|won't (?:be|have to) (?:a )?bother(?:ing)? (?:you|anyone) (?:anymore|again|after))\b[^.]*\b(?:forever|everyone|tonight|gone|love (?:them|her|him)|after (?:today|tonight|this)|anymore|won't be here)\b`,
  ),
  sure(
    String.raw`\b(?:don't|didn't|doesn't|no longer|not sure i) want to (?:go on|keep(?: on)?|continue) (?:living|existing|being alive)\b|\b(?:easier|better|simpler|happier|quieter|over|fine) (?:for (?:everyone|them|him|her|all) )?if i (?:just )?(?:wasn't|weren't|was not|were not|am not|stopped) (?:alive|here|around|born|existing|breathing)\b`,
  ),
  sure(
    String.raw`\breasons? (?:to|for) (?:stay(?:ing)? alive|liv(?:e|ing)|keep (?:going|living|breathing)|not (?:do it|kill\w* my ?self))\b|\b(?:trying|fighting|struggling|begging myself|hard) to stay alive\b|\b(?:can't|won't|don't|couldn't) promise (?:that )?(?:i'll|i will|i'd|i would|to) (?:still )?(?:be (?:here|alive|around)|stay (?:alive|safe)|make it)\b`,
  ),
  of(
    String.raw`\b(?:i|i've|i have|she|she's) cut (?:way |so |too |really |very )*deep\w*\b|\b(?:keep|keeps|carry|carries|have|hide|hides|hid|hidden) (?:a |my |some )?(?:razor |little |small )?(?:blades?|razors?) (?:in|under|behind|inside)\b|\b(?:sh|s\/h) (?:to (?:cope|feel|deal)|again|tonight|today|when|bc|because|every)\b`,
    /\b(?:bread|cake|shav\w*|shower caddy|toiletry|paper)\b/,
  ),
  of(
    String.raw`\b(?:vodka|alcohol|whisk\w+|gin|wine|drank|drunk|drinking)\b[^.]*\b(?:with|and|then|plus) (?:\w+ ){0,4}(?:sleeping )?${PILLS}|${PILLS}[^.]*\b(?:with|and|then) (?:\w+ ){0,4}(?:vodka|alcohol|whisk\w+|bottle of wine|liquor)\b`,
    /\b(?:can (?:i|you)|is it (?:ok|safe)|should i|avoid\w*|hangover|doctor|not supposed|cramps)\b|\?/,
  ),
  of(
    String.raw`\b(?:wish|hope|want|pray) (?:that )?(?:i'd|i would|i could|i|to|for) ?(?:get|got|had|have|catch|be diagnosed with)? ?(?:a |some |something )?(?:terminal|fatal|cancer|incurable)\b|\b(?:train|bridge|pills|knife|knives|roof|river|balcony)\b[^.]*\bthink(?:ing)? about (?:it|that|them) (?:too much|a lot|every day|all the time|more and more)\b`,
  ),
];
