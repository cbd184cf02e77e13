import { until } from '@loupe/scripted-shopper/until';
import { keysInUse } from '../../../tools/stack/keys-in-use.ts';
import { activateKey, addKey, removeKey } from '../../../tools/stack/rotate-keys.ts';
import { KEY_SETS, type StackKeys } from '../../../tools/stack/key-sets.ts';
import { changeKeys, readKeys } from '../../../tools/stack/keys.ts';
import type { Stack } from '../../../tools/stack/stack.ts';

const READ_WITHIN_MS = 15_000;

/** The steps of a rotation, each for all sets at once, as the operator's command does them. A step resolves when all processes report it. */
export interface Rotation {
  readonly former: StackKeys;
  add(): Promise<void>;
  activate(): Promise<void>;
  remove(): Promise<void>;
}

export function rotationOf({ settings, children }: Stack): Rotation {
  const { dataFolder, ports } = settings;
  const former = readKeys(dataFolder);

  async function take(what: string, change: (keys: StackKeys) => StackKeys): Promise<void> {
    const keys = await changeKeys(dataFolder, change);
    const isUsed = async () =>
      (await keysInUse(keys, ports)).every(
        ({ process, state }) => state === 'current' || !children.has(process),
      );
    await until(`every process has ${what} the keys`, isUsed, READ_WITHIN_MS);
  }
  const isNext = (kid: string, set: keyof StackKeys): boolean => !(kid in former[set].keys);

  return {
    former,
    add: () =>
      take('added', (keys) => KEY_SETS.reduce((all, set) => addKey(all, set, new Date()).keys, keys)),
    activate: () =>
      take('activated', (keys) =>
        KEY_SETS.reduce((all, set) => {
          const kid = Object.keys(all[set].keys).find((held) => isNext(held, set))!;
          return activateKey(all, set, kid, new Date());
        }, keys),
      ),
    // With `now`: an experiment cannot wait 31 days; it waits until all shoppers with a cookie of the former key have finished.
    remove: () =>
      take('removed', (keys) =>
        KEY_SETS.reduce(
          (all, set) => removeKey(all, set, former[set].active, new Date(), { atOnce: true }),
          keys,
        ),
      ),
  };
}
