import { vfileLints } from '@stet/core/internal';
import { fieldsOf } from '../adapters/fields.js';
import { CheckerFailure } from '../adapters/adapter.js';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { loadPackage } from './load-package.js';
import { onProse } from './on-prose.js';

export interface RetextOptions {
  /** Packages of plugins. */
  readonly plugins: readonly string[];
}

interface Settings {
  readonly value: unknown;
  /** For the record of a run. */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** What Stet knows to load without being told how: the version that was tried, and the settings that a plugin needs. */
const PLUGINS: Readonly<Record<string, { readonly version: string; readonly settings?: () => Promise<Settings> }>> = {
  'retext-repeated-words': { version: '5.0.0' },
  'retext-indefinite-article': { version: '5.0.0' },
  'retext-spell': {
    version: '6.1.0',
    settings: async () => {
      const { module, version } = await loadPackage('dictionary-en', { install: 'dictionary-en@4.0.0' });
      return {
        // It suggests for the first thirty unknown words only, unless told otherwise.
        value: { dictionary: module.default, max: Infinity },
        shown: { dictionary: `dictionary-en@${version}`, max: 'all' },
      };
    },
  },
  'retext-contractions': {
    version: '6.0.0',
    settings: () => Promise.resolve({ value: { straight: true }, shown: { straight: true } }),
  },
  'retext-redundant-acronyms': { version: '5.0.0' },
  'retext-sentence-spacing': { version: '6.0.0' },
};

/** The plugins of a pipeline if nobody names others. */
export const RETEXT_PLUGINS: readonly string[] = Object.keys(PLUGINS);

/** What of unified's processors is used here. */
export interface Processor {
  readonly use: (plugin: unknown, settings?: unknown) => Processor;
  readonly process: (text: string) => Promise<{ readonly messages: readonly unknown[] }>;
}

/** A pipeline of retext plugins, in this process. */
export async function retextLinter({ plugins }: RetextOptions): Promise<LintAdapter> {
  const install = ['retext@9.0.0', ...plugins.map(installed)].join(' ');
  const { module, version } = await loadPackage('retext', { install });
  const used: Record<string, unknown> = {};
  let processor = (module.retext as () => Processor)();
  for (const name of plugins) {
    const plugin = await loadPackage(name, { install: installed(name) });
    const settings = await PLUGINS[name]?.settings?.();
    used[name] = { version: plugin.version, ...settings?.shown };
    processor = processor.use(plugin.module.default, settings?.value);
  }
  return processorLinter(processor, { name: 'retext', version, options: { plugins: used }, rules: plugins });
}

function installed(name: string): string {
  const chosenPlugin = Object.entries(PLUGINS).find(([plugin]) => plugin === name)?.[1];
  const dictionary = name === 'retext-spell' ? ' dictionary-en@4.0.0' : '';
  return chosenPlugin === undefined ? name : `${name}@${chosenPlugin.version}${dictionary}`;
}

type Described = Pick<LintAdapter, 'name' | 'version' | 'options'> & { readonly rules?: readonly string[] };

/** Any unified processor of texts as a checker. */
export function processorLinter(processor: Processor, { rules, ...described }: Described): LintAdapter {
  return lintAdapter({
    ...described,
    offsets: 'utf16',
    ...(rules === undefined ? {} : { rules }),
    concurrency: 1,
    check: onProse(async (prose) => {
      const { messages } = await processor.process(prose);
      const { lints, error } = vfileLints(prose, messages);
      if (error !== undefined) throw new CheckerFailure(error);
      return lints;
    }),
    close: () => Promise.resolve(),
  });
}

export function isProcessor(value: unknown): value is Processor {
  const fields =
    typeof value === 'function' ? (value as unknown as Readonly<Record<string, unknown>>) : fieldsOf(value);
  return typeof fields.process === 'function' && typeof fields.use === 'function';
}
