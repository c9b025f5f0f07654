/** A field of the object that a model answers with. */
export type AnswerField =
  | { readonly name: string; readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly name: string; readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly name: string; readonly kind: 'boolean' };

export type AnswerValue = number | string | boolean;

/** The JSON schema of an answer, for servers that can hold a model to it. */
export function answerSchema(fields: readonly AnswerField[]): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertySchema(field)])),
    required: fields.map(({ name }) => name),
    additionalProperties: false,
  };
}

function propertySchema(field: AnswerField): Readonly<Record<string, unknown>> {
  switch (field.kind) {
    case 'integer':
      // As a list, since not every server that takes a schema takes bounds; too long for a wide range.
      return field.most - field.least < MOST_LISTED
        ? {
            type: 'integer',
            enum: Array.from({ length: field.most - field.least + 1 }, (_, at) => field.least + at),
          }
        : { type: 'integer' };
    case 'choice':
      return { type: 'string', enum: field.choices };
    case 'boolean':
      return { type: 'boolean' };
  }
}

const MOST_LISTED = 10;

/** What a field may hold, in words. */
export function describeField(field: AnswerField): string {
  switch (field.kind) {
    case 'integer':
      return `a whole number from ${field.least} to ${field.most}`;
    case 'choice':
      return field.choices.map((choice) => JSON.stringify(choice)).join(' or ');
    case 'boolean':
      return 'true or false';
  }
}

/** The object that is asked for, as a prompt shows it; the fields of a question are all of one kind. */
export function describeAnswer(fields: readonly AnswerField[]): string {
  const members = fields.map((field) => `"${field.name}": ${describeField(field)}`);
  return `{${members.join(', ')}}`;
}
