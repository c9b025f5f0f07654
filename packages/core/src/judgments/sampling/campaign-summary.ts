import type { CampaignItem, CampaignPlan } from './campaign.js';

/** What a judge has to do. */
export interface JudgeLoad {
  readonly judge: string;
  readonly judgments: number;
  /** Items that somebody else judges as well. */
  readonly shared: number;
  /** Items that are shown twice. */
  readonly repeated: number;
}

/** How often two systems will be judged. */
export interface PlannedPair {
  readonly systems: readonly [string, string];
  /** In different outputs of an item: a judge compares them. */
  readonly compared: number;
  /** In one output of an item: they tie. */
  readonly same: number;
}

/** How much judging a plan asks for, and what it will tell. */
export interface CampaignSummary {
  readonly items: number;
  readonly sentences: number;
  /** Items shown, including those shown to a second judge or a second time. */
  readonly judgments: number;
  /** Outputs in an item, on average. */
  readonly outputs: number;
  /** Systems that these cover, on average. */
  readonly covered: number;
  readonly judges: readonly JudgeLoad[];
  /** In how many judgments each system is shown. */
  readonly shown: readonly { readonly system: string; readonly judgments: number }[];
  readonly pairs: readonly PlannedPair[];
}

export function summariseCampaign({ systems, items, assignments }: CampaignPlan): CampaignSummary {
  const size = systems.length;
  const index = new Map(systems.map((name, at) => [name, at]));
  const times = new Map<string, number>();
  for (const list of assignments) for (const id of list.items) times.set(id, (times.get(id) ?? 0) + 1);
  const shown = systems.map(() => 0);
  const compared = new Float64Array(size * size);
  const same = new Float64Array(size * size);
  for (const { id, outputs } of items) {
    const judgments = times.get(id) ?? 0;
    const members = outputs.flatMap(({ systems: names }, output) =>
      names.map((name) => ({ output, system: index.get(name) ?? -1 })),
    );
    for (const { output, system } of members) {
      shown[system] += judgments;
      for (const opponent of members) {
        (output === opponent.output ? same : compared)[system * size + opponent.system] += judgments;
      }
    }
  }
  const perItem = (count: (item: CampaignItem) => number): number =>
    items.reduce((sum, item) => sum + count(item), 0) / items.length;
  return {
    items: items.length,
    sentences: new Set(items.map(({ sentence }) => sentence)).size,
    judgments: assignments.reduce((sum, list) => sum + list.items.length, 0),
    outputs: perItem(({ outputs }) => outputs.length),
    covered: perItem(({ outputs }) => outputs.reduce((sum, { systems: names }) => sum + names.length, 0)),
    judges: assignments.map(({ judge, items: list }) => ({
      judge,
      judgments: list.length,
      shared: items.filter(({ judges }) => judges.length > 1 && judges.includes(judge)).length,
      repeated: list.length - new Set(list).size,
    })),
    shown: systems.map((system, at) => ({ system, judgments: shown[at] })),
    pairs: systems.flatMap((first, row) =>
      systems.slice(row + 1).map((second, at): PlannedPair => {
        const cell = row * size + row + 1 + at;
        return { systems: [first, second], compared: compared[cell], same: same[cell] };
      }),
    ),
  };
}
