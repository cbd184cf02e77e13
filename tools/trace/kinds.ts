import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from './files.ts';

/** Each has a module of its name in this folder that exports `trace`. */
export const KINDS = ['method', 'vendor', 'event', 'topic', 'line-choice', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds whose module is there. */
export const TRACED: readonly Kind[] = KINDS.filter((kind) =>
  existsSync(join(import.meta.dirname, `${kind}.ts`)),
);

export async function traceOf(kind: Kind): Promise<Trace> {
  const { trace } = (await import(`./${kind}.ts`)) as { trace: () => Trace | Promise<Trace> };
  return trace();
}
