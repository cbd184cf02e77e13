import { createHash } from 'node:crypto';
import { needsStack } from './needs-stack.ts';
import type { Proof } from './prove.ts';

/** @returns one proof each of so many rows, drawn by the seed from those whose tests need no stack */
export function draw(proofs: readonly Proof[], seed: string, rows: number): Proof[] {
  const place = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  const byPlace = (one: string, other: string) => (place(one) < place(other) ? -1 : 1);
  const drawable = proofs.filter(({ file }) => !needsStack(file));
  const ids = [...new Set(drawable.map(({ id }) => id))].sort(byPlace).slice(0, rows);
  return ids.map((id) => {
    const ofRow = drawable.filter((proof) => proof.id === id);
    return ofRow.sort((one, other) => byPlace(one.clause, other.clause))[0]!;
  });
}
