/** Base form, and the forms that no rule makes: past, participle, and others. */
const VERBS = `
abide abode|arise arose arisen|awake awoke awoken|backslide backslid|be am are is was were been being 'm 're
bear bore borne born|beat beaten|become became|befall befell befallen|beget begot begat begotten|begin began begun
behold beheld|bend bent|bereave bereft|beseech besought|beset|bespeak bespoke bespoken|bestride bestrode bestridden
bet|betake betook betaken|bid bade bidden|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken
breed bred|bring brought|broadcast|browbeat browbeaten|build built|burn burnt|burst|bust|buy bought|cast|catch caught
choose chose chosen|cleave clove cleft cloven|cling clung|come came|cost|creep crept|cut|deal dealt|die dying|dig dug
do does did done|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|dwell dwelt|eat ate eaten|fall fell fallen
feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forbear forbore forborne
forbid forbade forbad forbidden|forecast|foresee foresaw foreseen|foretell foretold|forget forgot forgotten
forgive forgave forgiven|forgo forgoes forwent forgone|forsake forsook forsaken|freeze froze frozen|get got gotten
gild gilt|gird girt|give gave given|go goes went gone|grind ground|grow grew grown|hang hung|have has had having 've
hear heard|heave hove|hew hewn|hide hid hidden|hit|hold held|hurt|inlay inlaid|input|interweave interwove interwoven|keep kept
kneel knelt|knit|know knew known|lay laid|lead led|lean leant|leap leapt|learn learnt|leave left|lend lent|let|lie lay lain lying
light lit|lose lost|make made|mean meant|meet met|melt molten|mislay mislaid|mislead misled|misread|misspell misspelt
mistake mistook mistaken|misunderstand misunderstood|mow mown|offset|outbid|outdo outdoes outdid outdone|outgrow outgrew outgrown
outrun outran|outsell outsold|overcome overcame|overdo overdoes overdid overdone|overeat overate overeaten|overhear overheard
override overrode overridden|overrun overran|oversee oversaw overseen|oversleep overslept|overtake overtook overtaken
overthrow overthrew overthrown|panic panicked panicking|partake partook partaken|pay paid|picnic picnicked picnicking
plead pled|prove proven|put|quit|read|rebuild rebuilt|redo redoes redid redone|repay repaid|reset|retell retold|rethink rethought
rewrite rewrote rewritten|rid|ride rode ridden|ring rang rung|rise rose risen|run ran|saw sawn|say said|see saw seen
seek sought|sell sold|send sent|set|sew sewn|shake shook shaken|shear shorn|shed|shine shone|shit shat|shoe shod|shoot shot
show shown|shrink shrank shrunk|shut|sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept|slide slid|sling slung
slink slunk|slit|smell smelt|smite smote smitten|sow sown|speak spoke spoken|speed sped|spell spelt|spend spent|spill spilt
spin spun|spit spat|split|spoil spoilt|spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung
stink stank stunk|strew strewn|stride strode stridden|strike struck stricken|string strung|strive strove striven|sublet
swear swore sworn|sweep swept|swell swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told
think thought|thrive throve|throw threw thrown|thrust|tie tying|tread trod trodden|undergo undergoes underwent undergone
understand understood|undertake undertook undertaken|undo undoes undid undone|uphold upheld|upset|vie vying|wake woke woken
wear wore worn|weave wove woven|wed|weep wept|wet|win won|wind wound|withdraw withdrew withdrawn|withhold withheld
withstand withstood|wring wrung|write wrote written`;

const families = VERBS.trim()
  .split(/[|\n]/u)
  .map((family) => family.split(' '));

/** Base forms by inflected form. A form of one verb that is the base of another, `saw` or `lay`, is read as the form. */
export const irregularVerbs: ReadonlyMap<string, string> = new Map([
  ...families.map(([base]) => [base, base] as const),
  ...families.flatMap(([base, ...forms]) => forms.map((form) => [form, base] as const)),
]);
