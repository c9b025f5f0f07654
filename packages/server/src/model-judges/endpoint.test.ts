import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkEndpoints, checkKeys } from './endpoint.js';

afterEach(() => vi.unstubAllEnvs());

describe('where models may be asked', () => {
  it('is an address without anything that may be a secret, under a name of its own', async () => {
    await expect(checkEndpoints([])).resolves.toBeUndefined();
    await expect(checkEndpoints([{ name: 'a', url: 'http://127.0.0.1:8000/v1' }])).resolves.toBeUndefined();
    for (const url of [
      'ftp://a.example',
      'a.example/v1',
      'http://me:secret@a.example/v1',
      'https://a.example/v1?key=secret',
    ]) {
      await expect(checkEndpoints([{ name: 'a', url }])).rejects.toMatchObject({ code: 'BAD_OPTION' });
      await expect(checkEndpoints([{ name: 'a', url }])).rejects.not.toThrow(/secret/u);
    }
    const twice = [1, 2].map((port) => ({ name: 'a', url: `http://127.0.0.1:${port}` }));
    await expect(checkEndpoints(twice)).rejects.toMatchObject({ found: '"a" twice' });
  });

  it('is not asked by a process that lacks the key', async () => {
    const endpoint = { name: 'a', url: 'http://127.0.0.1:8000/v1', keyEnv: 'A_KEY_OF_A_TEST' };
    await expect(checkKeys([endpoint])).rejects.toMatchObject({
      expected: 'the key in the environment variable A_KEY_OF_A_TEST',
    });
    vi.stubEnv('A_KEY_OF_A_TEST', 'sk-1');
    await expect(checkKeys([endpoint])).resolves.toBeUndefined();
  });
});
