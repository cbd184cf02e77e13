import type { Finds } from './count.ts';

export type Counts = Readonly<Record<keyof Finds, number>>;

const NAMES = {
  commentsWithoutNoun: 'comments without a noun',
} as const satisfies Record<keyof Finds, string>;

const KINDS = Object.keys(NAMES) as (keyof Finds)[];

/** One sentence for each count. */
export const judge = (counts: Counts, baseline: Counts): { text: string; isRisen: boolean }[] =>
  KINDS.map((kind) => {
    const isRisen = counts[kind] > baseline[kind];
    const text = `${isRisen ? '✗ ' : ''}${NAMES[kind]}: ${counts[kind]}, at most ${baseline[kind]}`;
    if (isRisen) return { text: `${text}; node tools/checks/ratchets.ts --list ${kind}`, isRisen };
    return { text: counts[kind] < baseline[kind] ? `${text}; lower it with --write` : text, isRisen };
  });

/** The baseline with each count that has fallen; none rises. */
export const lowered = (counts: Counts, baseline: Counts): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, Math.min(counts[kind], baseline[kind])])) as Counts;
