import type { RunningChild } from './child.ts';
import { watchLiveness, type Liveness, type LivenessOptions } from './liveness.ts';
import type { Stack } from './stack.ts';

/**
 * Replaces the parts of a stack whose /healthz fails, and reports those that end by themselves.
 * @param ended is also called for a part that could not be replaced, with the reason
 */
export function superviseChildren(
  { children, startAgain }: Pick<Stack, 'children' | 'startAgain'>,
  ended: (name: string, how: string) => void,
  pace: Pick<LivenessOptions, 'everyMs' | 'answerMs'> = {},
): Liveness {
  const replaced = new Set<RunningChild>();
  const watch = (child: RunningChild): void =>
    void child.exited.then((how) => {
      if (!replaced.has(child)) ended(child.name, how);
    });
  const replace = async (name: string): Promise<void> => {
    const child = children.get(name)!;
    replaced.add(child);
    await child.stop();
    try {
      watch(await startAgain(name));
    } catch (error) {
      ended(name, (error as Error).message);
    }
  };
  for (const child of children.values()) watch(child);
  return watchLiveness({ children, replace, ...pace });
}
