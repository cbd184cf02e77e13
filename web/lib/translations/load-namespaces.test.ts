import { describe, expect, it } from '@jest/globals';
import { loadNamespaces } from './load-namespaces.ts';

/** @param failures of each namespace, before it answers */
async function load(failures: Readonly<Record<string, number>>) {
  const [reads, waits, warnings]: [string[], number[], object[]] = [[], [], []];
  let [atOnce, most] = [0, 0];
  const loaded = await loadNamespaces(Object.keys(failures), {
    read: async (namespace) => {
      reads.push(namespace);
      most = Math.max(most, ++atOnce);
      await Promise.resolve();
      atOnce--;
      if (reads.filter((one) => one === namespace).length <= failures[namespace]!)
        throw new Error('HTTP 503');
      return `of ${namespace}`;
    },
    wait: async (milliseconds) => waits.push(milliseconds),
    warn: (message, facts) => warnings.push({ message, ...facts }),
  });
  return { loaded, reads, waits, warnings, most };
}

describe('[CO-06] the loader of translations', () => {
  it('reads at most ten namespaces at once, and answers them in order', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `n${index}`);
    const { loaded, most } = await load(Object.fromEntries(names.map((name) => [name, 0])));
    expect(loaded).toEqual(names.map((name) => `of ${name}`));
    expect(most).toBe(10);
  });

  it('reads again five times, 350 ms apart', async () => {
    const { loaded, reads, waits, warnings } = await load({ common: 5 });
    expect(loaded).toEqual(['of common']);
    expect(reads).toHaveLength(6);
    expect(waits).toEqual([350, 350, 350, 350, 350]);
    expect(warnings).toEqual([]);
  });

  it('gives up after six reads with one warning, and other namespaces are loaded all the same', async () => {
    const { loaded, reads, waits, warnings } = await load({ common: 6, other: 0 });
    expect(loaded).toEqual([null, 'of other']);
    expect(reads.filter((name) => name === 'common')).toHaveLength(6);
    expect(waits).toHaveLength(5);
    expect(warnings).toEqual([
      {
        message: 'Sentences are not loaded; pages show the defaults.',
        namespace: 'common',
        why: 'Error: HTTP 503',
      },
    ]);
  });

  it('gives each of six slow reads its time, and a page waits 3.55 s for all of them', async () => {
    let waited = 0;
    const slow = (milliseconds: number) => Promise.resolve(void (waited += milliseconds));
    const loaded = await loadNamespaces(['common'], {
      read: async (_namespace, timeoutMs) => {
        await slow(timeoutMs);
        throw new Error('timed out');
      },
      wait: slow,
      warn: () => {},
    });
    expect([loaded, waited]).toEqual([[null], 6 * 300 + 5 * 350]);
  });
});
