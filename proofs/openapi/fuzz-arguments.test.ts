import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fuzzArguments } from './fuzz-arguments.ts';

const document = { paths: { '/a': { get: {}, post: {} }, '/b': { get: {} } } };
const answering: typeof fetch = async () => Response.json(document);
const asked = (url: string) => fuzzArguments({ url, requests: 20_000, seed: '7' }, answering);
const after = (list: readonly string[], name: string) => list[list.indexOf(name) + 1];

describe('what Schemathesis is run with', () => {
  it('[RE-12] is the shop’s own document, and examples of each operation that make the requests', async () => {
    const list = await asked('https://shop.example');
    expect(after(list, 'run')).toBe('https://shop.example/api/openapi.json');
    expect(existsSync(after(list, '--config-file')!)).toBe(true);
    expect([after(list, '--max-examples'), after(list, '--seed')]).toEqual(['6667', '7']);
    expect(after(list, '--checks')).toMatch(/not_a_server_error,status_code_conformance/);
  });

  it('a name of localhost is this machine, with the name as the host', async () => {
    const list = await asked('http://beaverbrooks.localhost:3000');
    expect([after(list, '--url'), after(list, '--header')]).toEqual([
      'http://127.0.0.1:3000',
      'Host: beaverbrooks.localhost:3000',
    ]);
  });

  it('without a shop is a sentence that says what to do', async () => {
    const silent: typeof fetch = async () => {
      throw new Error('refused');
    };
    await expect(
      fuzzArguments({ url: 'http://localhost:1', requests: 1, seed: '7' }, silent),
    ).rejects.toThrow('No shop answers at http://127.0.0.1:1/api/openapi.json: run "npm start" first.');
  });
});
