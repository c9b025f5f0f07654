import type { Assignment, JudgingRoom, NewAnswer, Next, Saved } from './types.js';
export declare function judgingRoom(key: string): Promise<JudgingRoom>;
/** The next item besides those that the page holds already. */
export declare function nextItem(key: string, held: readonly string[]): Promise<Next>;
/** The judge's item with a number. */
export declare function itemByNumber(key: string, number: number): Promise<Assignment | undefined>;
export declare function saveAnswer(key: string, assignment: string, answer: NewAnswer): Promise<Saved>;
//# sourceMappingURL=judging.d.ts.map