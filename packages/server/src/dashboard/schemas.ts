import { z } from '@hono/zod-openapi';
import { SCALES, SEPARATION_METHODS } from '@stet/core/internal';
import { Judge } from '../judges/schemas.js';
import { Id, Time } from '../http/schemas.js';

const Versioned = { version: z.int().openapi({ description: 'Of the judgments that this was computed from' }) };

/** Whose judgments count: either everybody's, or only of judges who are not left out. */
const JudgeSelection = z.enum(['counted', 'all']).default('counted');

const ModelChoice = z
  .enum(['apart', 'included'])
  .default('apart')
  .openapi({ description: 'Whether what models judged counts, too; by default they stay apart from people' });

export const Progress = z
  .object({
    ...Versioned,
    wanted: z.int(),
    judged: z.int(),
    skipped: z.int(),
    flagged: z.int(),
    leased: z.int().openapi({ description: 'Items on a screen now' }),
    judgedByDay: z.array(z.object({ day: z.string().openapi({ example: '2026-11-16' }), judged: z.int() })),
    judges: z.array(Judge),
  })
  .openapi('Progress');
export type Progress = z.infer<typeof Progress>;

const Method = z.enum(['expected-wins', 'bradley-terry', 'trueskill', 'direct-assessment']).default('expected-wins');

export const RankingQuery = z.object({
  method: Method.openapi({ description: '`direct-assessment` needs judgments with scores' }),
  judges: JudgeSelection,
  models: ModelChoice,
  only: Id.optional().openapi({ description: 'A single judge, a person or a model, for this answer alone' }),
  without: Id.optional().openapi({ description: 'A judge who counts, set aside for this answer alone' }),
  with: Id.optional().openapi({ description: 'A judge who is left out, counted for this answer alone' }),
  unit: z.enum(['judgment', 'ranking', 'sentence']).default('judgment').openapi({
    description:
      'What a resample draws as one: `judgment` as published; `sentence` is sounder, since what was said of one is not independent',
  }),
  runs: z.coerce.number().int().min(10).max(1000).optional().openapi({
    description: 'Resamples behind the rank ranges; by default enough for a first look',
  }),
});

export const JudgeSelectionQuery = z.object({ judges: JudgeSelection, models: ModelChoice });

export const SeparationQuery = JudgeSelectionQuery.extend({
  method: Method.openapi({ description: 'Of the ranking whose neighbours are to be told apart' }),
});

const Interval = z.array(z.number()).length(2).openapi({ description: 'From and to, at the confidence' });
const MeanScore = { interval: Interval, raw: z.number().openapi({ description: 'Mean of the scores as given' }) };

export const SystemRanking = z
  .object({
    ...Versioned,
    method: z.string(),
    signature: z.string().openapi({ description: 'Everything needed to get these numbers again' }),
    rankings: z.int().openapi({ description: 'Items judged that count' }),
    pairs: z.int().openapi({
      description: 'Pairwise judgments of systems among them, ties included; in direct assessment, scored outputs',
    }),
    runs: z.int().openapi({ description: 'Resamples behind the rank ranges' }),
    confidence: z.number(),
    seed: z.int(),
    problem: z.string().nullable().openapi({
      description: 'Why there is no ranking yet: no judgments, or systems that were never compared',
    }),
    systems: z.array(
      z.object({
        name: z.string(),
        score: z.number(),
        best: z.int().openapi({ description: 'Best rank of its range' }),
        worst: z.int().openapi({ description: 'Worst rank of its range' }),
        cluster: z.int().openapi({ description: 'Counted from 1' }),
        assessment: z
          .object({
            ...MeanScore,
            scales: z.array(z.object({ scale: z.enum(SCALES), z: z.number(), ...MeanScore })),
          })
          .nullable()
          .openapi({ description: 'In direct assessment, where `score` is the mean of standardised scores' }),
      }),
    ),
    constantJudges: z.array(z.object({ judge: z.string(), scale: z.enum(SCALES) })).openapi({
      description: 'In direct assessment: judges who gave one and the same score throughout, which counts as 0',
    }),
  })
  .openapi('SystemRanking');
export type SystemRanking = z.infer<typeof SystemRanking>;

export const HeadToHead = z
  .object({
    ...Versioned,
    systems: z.array(z.string()).openapi({ description: 'Best first, by Expected Wins' }),
    cells: z.array(
      z.object({
        row: z.string(),
        column: z.string(),
        wins: z.int().openapi({ description: 'How often the system of the column was judged better' }),
        losses: z.int(),
        ties: z.int(),
        share: z.number().nullable().openapi({ description: 'Share of the decided comparisons that the column won' }),
        p: z.number().openapi({ description: 'Two-sided sign test, ties aside' }),
      }),
    ),
  })
  .openapi('HeadToHead');
export type HeadToHead = z.infer<typeof HeadToHead>;

const Estimate = z.object({
  value: z.number().nullable(),
  interval: z.array(z.number()).nullable().openapi({ description: 'From and to, at 95 %' }),
});

const Overall = z.object({
  kappa: Estimate.openapi({ description: 'Mean over pairs of judges with 50 comparisons or more' }),
  comparisons: z.int(),
  pooled: Estimate.openapi({ description: 'Over all comparisons' }),
  pooledComparisons: z.int(),
  alpha: Estimate.openapi({ description: "Krippendorff's" }),
});

const ScoreAgreement = z.object({
  scale: z.enum(SCALES),
  outputs: z.int().openapi({ description: 'That two judges or more scored' }),
  alpha: Estimate.openapi({ description: "Krippendorff's, of the scores as given" }),
  alphaOfZ: Estimate.openapi({ description: 'The same of scores standardised for each judge' }),
  pearson: z.number().nullable().openapi({ description: 'Mean correlation of two judges' }),
  again: z
    .object({ outputs: z.int(), pearson: z.number().nullable(), meanDifference: z.number().nullable() })
    .openapi({ description: 'Of judges with what they gave the same output before' }),
});

export const Agreement = z
  .object({
    ...Versioned,
    inter: Overall.openapi({ description: 'Of different judges' }),
    intra: Overall.openapi({ description: 'Of judges with themselves' }),
    scores: z.array(ScoreAgreement).openapi({ description: 'In direct assessment: on the scores, by scale' }),
    pairs: z.array(
      z.object({
        judge: z.string(),
        other: z.string(),
        kappa: Estimate,
        observed: z.number().nullable(),
        expected: z.number().nullable().openapi({ description: 'By chance' }),
        comparisons: z.int(),
      }),
    ),
  })
  .openapi('Agreement');
export type Agreement = z.infer<typeof Agreement>;

const VerdictCounts = {
  right: z.int(),
  wrong: z.int(),
  unnecessary: z.int(),
  shareRight: z.number().nullable().openapi({ description: 'Share of the edits that are called right' }),
};

const VerdictAgreement = z.object({
  comparisons: z.int().openapi({ description: 'Pairs of verdicts on the same edit of the same output' }),
  observed: z.number().nullable().openapi({ description: 'Share of them that agree' }),
  cohen: Estimate.openapi({ description: "Cohen's kappa" }),
});

export const Verdicts = z
  .object({
    ...Versioned,
    systems: z.array(z.object({ system: z.string(), ...VerdictCounts })),
    total: z.object(VerdictCounts),
    missed: z.int().openapi({ description: 'Errors of sources that judges marked' }),
    gaps: z.int().openapi({ description: 'How many of them are gaps, where something is missing' }),
    inter: VerdictAgreement.openapi({ description: 'Of different judges' }),
    intra: VerdictAgreement.openapi({ description: 'Of judges with themselves' }),
  })
  .openapi('Verdicts');
export type Verdicts = z.infer<typeof Verdicts>;

export const Quality = z
  .object({
    ...Versioned,
    judges: z.array(
      z.object({
        id: Id,
        name: z.string(),
        repeatedItems: z
          .int()
          .openapi({ description: 'Items with a pair of outputs that the judge had judged before' }),
        repeatedPairs: z.int(),
        contradictions: z.int().openapi({ description: 'Pairs of outputs judged one way, then the other' }),
        changedTies: z.int().openapi({ description: 'Pairs tied on only one occasion' }),
        tooFast: z.int(),
        answers: z.int(),
        medianSeconds: z.number().nullable(),
        agreementWithOthers: z.number().nullable().openapi({ description: 'Share of pairs judged as others did' }),
        distance: z.number().nullable().openapi({
          description: "Kendall's distance from the others over shared pairs, a tie being half a step: 0 to 1",
        }),
        checks: z
          .object({ seen: z.int(), passed: z.int() })
          .openapi({ description: 'Attention checks that the judge answered' }),
      }),
    ),
    medians: z
      .object({
        checksPassed: z.number().nullable(),
        selfAgreement: z.number().nullable(),
        seconds: z.number().nullable(),
        tooFast: z.number().nullable(),
        distance: z.number().nullable(),
      })
      .openapi({ description: 'Over the judges: shares, and the time and the distance as above' }),
    flagged: z.array(
      z.object({ itemId: Id, sentence: z.int(), judge: z.string(), comment: z.string(), answeredAt: Time }),
    ),
  })
  .openapi('Quality');
export type Quality = z.infer<typeof Quality>;

export const Drawing = z
  .object({
    ...Versioned,
    even: z.int().openapi({ description: 'Judgments of pairs that were drawn evenly' }),
    adaptive: z.int().openapi({ description: 'Judgments of pairs that were drawn where the order was least sure' }),
    evenly: z.number().openapi({ description: 'How often even drawing would have compared each pair of systems' }),
    pairs: z.array(
      z.object({
        systems: z.tuple([z.string(), z.string()]),
        compared: z.int(),
        weight: z.number().nullable().openapi({
          description: 'Mean inverse probability of its judgments, 1 on average; null if there are none',
        }),
      }),
    ),
  })
  .openapi('Drawing', { description: 'How often pairs of systems were compared; empty where outputs are ranked' });
export type Drawing = z.infer<typeof Drawing>;

export const Separation = z
  .object({
    ...Versioned,
    method: z.enum(SEPARATION_METHODS).openapi({
      description: 'The score that is to differ; of systems ranked by TrueSkill, their strengths by Bradley–Terry',
    }),
    neighbours: z.array(
      z.object({
        better: z.string(),
        worse: z.string(),
        difference: z.number().nullable().openapi({ description: 'Difference of their scores' }),
        standardError: z.number().nullable(),
        separated: z.boolean(),
        further: z.int().nullable().openapi({
          description: 'Judgments still needed to tell the two apart in 4 cases out of 5; null: more than `limit`',
        }),
      }),
    ),
    limit: z.int(),
  })
  .openapi('Separation');
export type Separation = z.infer<typeof Separation>;
