import { z } from '@hono/zod-openapi';
import { Judge } from '../judges/schemas.js';
import { Id, Time } from '../http/schemas.js';

const Versioned = { version: z.int().openapi({ description: 'Of the judgments that this was computed from' }) };

/** Whose judgments count: those of judges not left out, or everybody's. */
export const Whose = z.enum(['counted', 'all']).default('counted');

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

export const RankingQuery = z.object({
  method: z.enum(['expected-wins', 'trueskill']).default('expected-wins'),
  judges: Whose,
});

export const SystemRanking = z
  .object({
    ...Versioned,
    method: z.string(),
    rankings: z.int().openapi({ description: 'Items judged that count' }),
    pairs: z.int().openapi({ description: 'Pairwise judgments of systems among them, ties included' }),
    runs: z.int().openapi({ description: 'Resamples behind the rank ranges' }),
    confidence: z.number(),
    seed: z.int(),
    systems: z.array(
      z.object({
        name: z.string(),
        score: z.number(),
        lowest: z.int().openapi({ description: 'Best rank of its range' }),
        highest: z.int().openapi({ description: 'Worst rank of its range' }),
        cluster: z.int().openapi({ description: 'Counted from 1' }),
      }),
    ),
  })
  .openapi('SystemRanking');

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
        p: z.number().nullable().openapi({ description: 'Two-sided sign test, ties aside' }),
      }),
    ),
  })
  .openapi('HeadToHead');

const Kappa = z.object({
  agreed: z.number().nullable(),
  byChance: z.number().nullable(),
  kappa: z.number().nullable(),
  pairs: z.int(),
});

export const Agreement = z
  .object({
    ...Versioned,
    between: Kappa.openapi({ description: 'Of different judges' }),
    within: Kappa.openapi({ description: 'Of judges with themselves' }),
    judges: z.array(Kappa.extend({ judge: z.string(), other: z.string() })),
  })
  .openapi('Agreement');

export const Quality = z
  .object({
    ...Versioned,
    judges: z.array(
      z.object({
        id: Id,
        name: z.string(),
        repeatedItems: z.int(),
        repeatedPairs: z.int(),
        contradictions: z.int().openapi({ description: 'Pairs of outputs ranked one way, then the other' }),
        changedTies: z.int().openapi({ description: 'Pairs that were a tie on one occasion only' }),
        tooFast: z.int(),
        answers: z.int(),
        medianSeconds: z.number().nullable(),
        agreementWithOthers: z.number().nullable().openapi({ description: 'Share of pairs judged as others did' }),
      }),
    ),
    flagged: z.array(
      z.object({ itemId: Id, sentence: z.int(), judge: z.string(), comment: z.string(), answeredAt: Time }),
    ),
  })
  .openapi('Quality');

export const Separation = z
  .object({
    ...Versioned,
    neighbours: z.array(
      z.object({
        better: z.string(),
        worse: z.string(),
        share: z.number().nullable().openapi({ description: 'Of the decided judgments won by the better one' }),
        decided: z.int(),
        moreJudgments: z.int().nullable().openapi({
          description: 'Rankings still to make until the two are told apart; 0 when they are, null when out of sight',
        }),
      }),
    ),
  })
  .openapi('Separation');
