import type { Command } from 'commander';
import { badOption, quote } from '@stet/core/internal';
import type { ModelEndpoint } from '@stet/server';
import { collect } from './command-options.js';

/** Where the server may ask models to judge. */
export interface ModelJudgeFlags {
  readonly modelJudge?: readonly string[];
  readonly modelKey?: readonly string[];
}

export function addModelJudgeOptions(command: Command): Command {
  return command
    .option(
      '--model-judge <name=url>',
      'an OpenAI-compatible server that campaigns may ask to judge, under this name; may be given several times',
      collect,
    )
    .option(
      '--model-key <name=variable>',
      'the environment variable that holds the key of the server with this name; may be given several times',
      collect,
    );
}

/** The servers with the names of their keys. A key itself is read only by whoever asks, and shown nowhere. */
export function modelEndpoints({ modelJudge = [], modelKey = [] }: ModelJudgeFlags): ModelEndpoint[] {
  const keys = modelKey.map((text) => named('model-key', text, 'openai=OPENAI_API_KEY'));
  const endpoints = modelJudge.map((text) => named('model-judge', text, 'openai=https://api.openai.com/v1'));
  const stray = keys.find(({ name }) => !endpoints.some((endpoint) => endpoint.name === name));
  if (stray !== undefined) {
    throw badOption('--model-key for a --model-judge', quote(stray.name), 'Name a server that --model-judge names.');
  }
  return endpoints.map(({ name, value: url }) => {
    const keyEnv = keys.find((key) => key.name === name)?.value;
    return { name, url, ...(keyEnv === undefined ? {} : { keyEnv }) };
  });
}

function named(option: string, text: string, example: string): { readonly name: string; readonly value: string } {
  const found = /^([^=\s]+)=(\S+)$/u.exec(text);
  if (found !== null) return { name: found[1], value: found[2] };
  throw badOption(`--${option} like ${example}`, quote(text), 'Give a name, = and the rest, without blanks.');
}
