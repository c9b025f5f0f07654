/** Plurals that no rule turns into their singular. */
const NOUNS = `
alumni alumnus|analyses analysis|antennae antenna|appendices appendix|cacti cactus
calves calf|children child|clothes clothes|crises crisis|criteria criterion|curricula curriculum|data datum|diagnoses diagnosis
dice die|dwarves dwarf|elves elf|emphases emphasis|feet foot|fungi fungus|geese goose|genera genus|grandchildren grandchild
halves half|hooves hoof|hypotheses hypothesis|indices index|knives knife|larvae larva|leaves leaf|lice louse|lives life
loaves loaf|matrices matrix|media medium|memoranda memorandum|mice mouse|millennia millennium|nuclei nucleus|oases oasis
oxen ox|parentheses parenthesis|pence penny|people people|phenomena phenomenon|quizzes quiz|radii radius|scarves scarf
selves self|sheaves sheaf|shelves shelf|stimuli stimulus|strata stratum|syllabi syllabus|symposia symposium|synopses synopsis
teeth tooth|theses thesis|thieves thief|vertebrae vertebra|wharves wharf|wives wife|wolves wolf|yourselves yourself`;

export const irregularNouns: ReadonlyMap<string, string> = new Map(
  NOUNS.trim()
    .split(/[|\n]/u)
    .map((pair) => pair.split(' ') as [plural: string, singular: string]),
);
