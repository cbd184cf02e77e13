import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@loupe/subgraph-server/environment';

export interface Environment {
  /** The process's folder, whose README has a table of keys. */
  readonly folder: URL;
  readonly keys: readonly string[];
  readonly readConfig: (environment: NodeJS.ProcessEnv) => unknown;
  /** An environment with several missing and malformed keys. */
  readonly wrong: NodeJS.ProcessEnv;
  /** The problems that the error lists, in order. */
  readonly says: RegExp;
  /** The key sets that the process needs in its KEYS_FILE. */
  readonly keySets: readonly string[];
}

/** Declares the tests of the environment keys that every process has. */
export function describeEnvironment({ folder, keys, readConfig, wrong, says, keySets }: Environment): void {
  const readme = readFileSync(new URL('README.md', folder), 'utf8');

  describe('the environment', () => {
    it('[ER-05] is described in the README, key by key', () => {
      const described = [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map(([, key]) => key);
      expect(described.sort()).toEqual([...keys].sort());
    });

    it('of key sets is described there too, set by set', () => {
      const [, after = ''] = readme.split(/^\| key set .*$/m);
      const [table = ''] = after.split('\n\n');
      const described = [...table.matchAll(/^\| `([a-z0-9-]+)` +\|/gm)].map(([, set]) => set);
      expect(described.sort()).toEqual([...keySets].sort());
    });

    it('[ER-05] names every missing or malformed key at once, and no value', () => {
      const read = () => readConfig(wrong);
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(says);
      for (const value of Object.values(wrong)) expect(read).not.toThrow(value);
    });
  });
}
