import { describe, expect, it } from 'vitest';
import { modelEndpoints } from './model-judge-options.js';

describe('modelEndpoints(flags)', () => {
  it('joins addresses with the variables of their keys by name', () => {
    expect(modelEndpoints({})).toEqual([]);
    expect(
      modelEndpoints({
        modelJudge: ['local=http://127.0.0.1:8000/v1', 'openai=https://api.openai.com/v1?a=b'],
        modelKey: ['openai=OPENAI_API_KEY'],
      }),
    ).toEqual([
      { name: 'local', url: 'http://127.0.0.1:8000/v1' },
      { name: 'openai', url: 'https://api.openai.com/v1?a=b', keyEnv: 'OPENAI_API_KEY' },
    ]);
  });

  it('refuses what has no name, and a key for nobody', () => {
    expect(() => modelEndpoints({ modelJudge: ['http://127.0.0.1:8000/v1'] })).toThrow(/--model-judge like openai=/u);
    expect(() => modelEndpoints({ modelKey: ['openai=KEY'] })).toThrow(/--model-key for a --model-judge/u);
  });
});
