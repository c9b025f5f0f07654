import { textlintLints } from '@stet/core/internal';
import { fieldsOf } from '../adapters/fields.js';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { loadPackage, type LoadedPackage } from './load-package.js';
import { onProse } from './on-prose.js';

const KERNEL = '@textlint/kernel';
const PLUGIN = '@textlint/textlint-plugin-text';
const INSTALL = `${KERNEL}@15.8.0 ${PLUGIN}@15.8.0`;

export interface TextlintOptions {
  /** Rules: `terminology` for the package textlint-rule-terminology, or the name of a package. */
  readonly rules: readonly string[];
}

/** What of textlint's kernel is used here. */
interface Kernel {
  readonly lintText: (text: string, options: unknown) => Promise<{ readonly messages: readonly unknown[] }>;
}

interface TextlintRule {
  readonly ruleId: string;
  readonly rule: unknown;
  readonly options?: unknown;
}

/** textlint's kernel with rules of npm, in this process. Texts are plain: what is no prose is masked. */
export async function textlintLinter({ rules: names }: TextlintOptions): Promise<LintAdapter> {
  const versions: Record<string, string> = {};
  const rules: TextlintRule[] = [];
  for (const name of names) {
    const packageName = /^(?:@|textlint-rule-)/u.test(name) ? name : `textlint-rule-${name}`;
    const { module, version } = await loadPackage(packageName, { install: `${INSTALL} ${packageName}` });
    versions[packageName] = version;
    rules.push({ ruleId: name.replace(/^textlint-rule-/u, ''), rule: unwrapped(module) });
  }
  return textlintWith(rules, { rules: versions });
}

/** textlint's kernel with rules at hand. */
async function textlintWith(rules: readonly TextlintRule[], options: LintAdapter['options']): Promise<LintAdapter> {
  const { module, version } = await loadPackage(KERNEL, { install: INSTALL });
  const { module: pluginModule } = await loadPackage(PLUGIN, { install: INSTALL });
  const kernel = new (module.TextlintKernel as new () => Kernel)();
  const plugins = [{ pluginId: 'text', plugin: unwrapped(pluginModule) }];
  return lintAdapter({
    name: 'textlint',
    version,
    offsets: 'utf16',
    options,
    rules: rules.map(({ ruleId }) => ruleId),
    concurrency: 1,
    check: onProse(async (prose) => {
      const { messages } = await kernel.lintText(prose, { ext: '.txt', plugins, rules });
      return textlintLints(prose, messages);
    }),
    close: () => Promise.resolve(),
  });
}

/** A module of CommonJS has its exports below `default`, once or twice. */
function unwrapped(module: LoadedPackage['module']): unknown {
  const { default: exported } = module;
  return fieldsOf(exported).default ?? exported;
}
