import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@loupe/subgraph-server/environment';

export interface Environment {
  /** The process's folder, whose README has a table of keys. */
  readonly folder: URL;
  readonly keys: readonly string[];
  readonly readConfig: (environment: NodeJS.ProcessEnv) => unknown;
  /** Where several keys are missing and others malformed. */
  readonly wrong: NodeJS.ProcessEnv;
  /** What the error says of them, in its order. */
  readonly says: RegExp;
}

/** Declares the tests that every process owes to whoever configures it. */
export function describeEnvironment({ folder, keys, readConfig, wrong, says }: Environment): void {
  describe('the environment', () => {
    it('[ER-05] is described in the README, key by key', () => {
      const readme = readFileSync(new URL('README.md', folder), 'utf8');
      const described = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, key]) => key);
      expect(described.sort()).toEqual([...keys].sort());
    });

    it('[ER-05] names every missing or malformed key at once, and no value', () => {
      const read = () => readConfig(wrong);
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(says);
      for (const value of Object.values(wrong)) expect(read).not.toThrow(value);
    });
  });
}
