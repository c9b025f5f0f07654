import { type KeyCommand } from './item-keys.js';
/** Listens to the keys of an item page. */
export declare function useItemKeys(active: boolean, onCommand: (command: KeyCommand) => void): void;
//# sourceMappingURL=use-item-keys.d.ts.map