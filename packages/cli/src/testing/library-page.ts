import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A program of a documentation page, and the output that is shown below it. */
export interface Program {
  /** The heading above it. */
  readonly title: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** The ```ts blocks of a page, each with the ```text block that follows it. */
export function programsOf(page: string): Program[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?/gmsu)].map(
    ({ 1: code, 2: output, index }) => ({
      title: /^## (.*)$/mu.exec(text.slice(0, index).slice(text.slice(0, index).lastIndexOf('\n## ')))?.[1] ?? '',
      code,
      output,
    }),
  );
}

/** A folder of programs from which the packages can be imported. */
export interface ProgramFolder {
  /** What the compiler objects to in each program, with the options of the project. */
  readonly objections: () => string[];
  /** What a program prints, run from the root of the repository. */
  readonly run: (program: Program) => string;
  readonly remove: () => void;
}

export function openProgramFolder(programs: readonly Program[]): ProgramFolder {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.library-'));
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const options = compilerOptions();
  return {
    objections: () => {
      const files = programs.map(({ code }, at) => write(`program-${at}.mts`, code));
      const compilation = ts.createProgram(files, { ...options, types: ['node'], noEmit: true });
      return ts.getPreEmitDiagnostics(compilation).map(({ file, messageText }) => {
        const program = programs.at(files.indexOf(file?.fileName ?? ''));
        return `${program?.title ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      });
    },
    run: ({ code }) => {
      const { outputText } = ts.transpileModule(code, { compilerOptions: options, fileName: 'program.mts' });
      const { stdout, stderr } = spawnSync(process.execPath, [write('program.mjs', outputText)], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      });
      return stdout + stderr;
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The options of every package, without those for writing files. */
function compilerOptions(): ts.CompilerOptions {
  const file = join(ROOT, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8')) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, { composite: false });
  return { ...options, declaration: false, declarationMap: false, sourceMap: false };
}
