import type { RateTerms } from './rate.js';

interface AddedTerms<Item> {
  readonly all: readonly RateTerms[];
  add(text: number, items: readonly Item[]): void;
}

/** Terms of rates by name, such as those of each rule or each error type. */
export class NamedTerms<Item, Terms extends AddedTerms<Item>> {
  readonly #byName = new Map<string, Terms>();
  readonly #make: () => Terms;

  constructor(make: () => Terms) {
    this.#make = make;
  }

  get all(): readonly RateTerms[] {
    return [...this.#byName.values()].flatMap((terms) => terms.all);
  }

  /** Adds the items of a text, each to the terms of its name. */
  add(text: number, items: ReadonlyMap<string, readonly Item[]>): void {
    for (const [name, ofName] of items) {
      const terms = this.#byName.get(name) ?? this.#make();
      this.#byName.set(name, terms);
      terms.add(text, ofName);
    }
  }

  /** In the order of the names. */
  map<Result>(convert: (name: string, terms: Terms) => Result): Result[] {
    return [...this.#byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, terms]) => convert(name, terms));
  }
}
