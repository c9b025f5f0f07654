/** A verb that helps others. */
export type AuxiliaryVerb = 'be' | 'have' | 'do' | 'get';

const FORMS: Readonly<Record<AuxiliaryVerb, string>> = {
  be: "am are be been being is was were 'm 're 's",
  have: "had has have having 've 'd",
  do: 'did do does doing done',
  get: 'get gets getting got gotten',
};

const VERBS: ReadonlyMap<string, AuxiliaryVerb> = new Map(
  Object.entries(FORMS).flatMap(([verb, forms]) =>
    forms.split(' ').map((form) => [form, verb as AuxiliaryVerb] as const),
  ),
);

/** The verb that a word in lower case is a form of, if it is a verb at all. */
export const auxiliaryVerb = (lower: string): AuxiliaryVerb | undefined => VERBS.get(lower);
