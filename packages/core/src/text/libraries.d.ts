// @types/papaparse pulls in the types of Node, which core must not see; hence this import path and these few types.
declare module 'papaparse/papaparse.js' {
  interface Step {
    readonly data: string[];
    readonly errors: readonly { readonly message: string }[];
    /** `cursor` is where the next row starts. */
    readonly meta: { readonly cursor: number };
  }
  const papa: {
    parse(text: string, config: { delimiter: string; step: (result: Step) => void }): void;
    unparse(rows: readonly (readonly (string | number)[])[], config: { newline: string }): string;
  };
  export default papa;
}
