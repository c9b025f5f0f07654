// Checks types and lints. One program of TypeScript serves both: to make it and to find its types takes most of either.
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIG = fileURLToPath(new URL('../tsconfig.test.json', import.meta.url));

const program = readProgram();
const diagnostics = ts.getPreEmitDiagnostics(program);
if (diagnostics.length > 0)
  console.log(ts.formatDiagnosticsWithColorAndContext(diagnostics, ts.createCompilerHost({})));

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { project: null, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
const hasErrors = results.some(({ errorCount }) => errorCount > 0);
process.exitCode = diagnostics.length > 0 || hasErrors ? 1 : 0;

function readProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(CONFIG, {}, host);
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
}

function fail({ messageText }) {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
