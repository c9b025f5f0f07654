/** What stands in a prompt for the texts of a question. */
export const PLACEHOLDERS = ['context', 'before', 'source', 'after', 'targets', 'criteria', 'answer'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** A prompt, and the sentence that each criterion adds to it. */
interface Prompt {
  readonly text: string;
  readonly criteria: Readonly<Record<string, string>>;
}

export const SYSTEM_MESSAGE =
  'You assess corrections of sentences by people who are learning the language. You answer with a JSON object and nothing else.';

const SENTENCE_CRITERIA = {
  grammaticality: 'Judge the grammar alone: how free of errors the sentence is, whatever it says.',
  fluency: 'Judge the fluency alone: how natural the sentence sounds to somebody who grew up with the language.',
  meaning: 'Judge the meaning alone: how well what the learner wanted to say is kept.',
};

/** Stet's own wording. It is part of the measurement: a signature has its hash. */
export const PROMPTS = {
  'points5-s': {
    text: `A learner wrote a sentence, and several people or programs corrected it. Judge how good each of the corrected sentences is, so that they can be put in order. {criteria}

{context}

Corrected sentences:
{targets}

Give each corrected sentence points, from 1 for the worst to 5 for the best. Sentences that are equally good get the same points.
Answer with {answer}`,
    criteria: SENTENCE_CRITERIA,
  },
  'points5-e': {
    text: `A learner wrote a sentence, and several people or programs corrected it. Each correction is shown as the sentence with its changes in brackets: [→the] adds a word, [the→] takes one out, [the→a] puts one in place of another. Judge how good the changes of each correction are, so that the corrections can be put in order. {criteria}

{context}

Corrections:
{targets}

Give each correction points, from 1 for the worst to 5 for the best. Corrections that are equally good get the same points. One without brackets changes nothing: it gets 5 points if the sentence needs no correction, and 1 if it does.
Answer with {answer}`,
    criteria: {
      difficulty: 'Look at how hard the errors are to correct: a change that mends a hard one is worth more.',
      impact: 'Look at how much each change matters for the sentence as a whole.',
    },
  },
  pairwise: {
    text: `A learner wrote a sentence, and it was corrected in two ways. Decide which corrected sentence is better. {criteria}

{context}

Corrected sentences:
{targets}

Say 1 or 2 for the better one, or tie if neither is.
Answer with {answer}`,
    criteria: SENTENCE_CRITERIA,
  },
  direct: {
    text: `A learner wrote a sentence, and it was corrected. Score the corrected sentence from 0, the worst, to 100, the best:
- grammaticality: how free of errors it is, whatever it says;
- fluency: how natural it sounds to somebody who grew up with the language;
- meaning: how well it keeps what the learner wanted to say.

{context}

Corrected sentence:
{targets}

Score it on the scales that the answer has, each by itself.
Answer with {answer}`,
    criteria: {},
  },
  edits: {
    text: `A learner wrote a sentence, and it was corrected. The sentence is shown with its changes in numbered brackets: [1: →the] adds a word, [2: the→] takes one out, [3: the→a] puts one in place of another. Decide of each change whether it is valid: whether the sentence needs a correction there, and this one makes it right without spoiling what the learner wanted to say.

{context}

Correction:
{targets}

Say true for a valid change, and false for one that is wrong or not needed.
Answer with {answer}`,
    criteria: {},
  },
} as const satisfies Readonly<Record<string, Prompt>>;

/** Puts texts in the place of `{source}`, `{targets}` and so on; other words in braces stay as they are. */
export function fillPrompt(prompt: string, texts: Readonly<Record<Placeholder, string>>): string {
  const names = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'gu');
  return prompt.replaceAll(names, (_, name: Placeholder) => texts[name]).replaceAll(/[ \t]+$/gmu, '');
}
