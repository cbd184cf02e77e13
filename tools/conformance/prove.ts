import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOutRelease } from '../former/checkout.ts';
import { ROOT } from '../stack/services.ts';
import type { Mutation } from './clauses.ts';
import { runTest } from './run-test.ts';

/** A clause whose test is shown to fail when the clause is broken. */
export interface Proof {
  readonly id: string;
  readonly clause: string;
  readonly test: string;
  /** Of the test, from the root. */
  readonly file: string;
  readonly mutation: Mutation;
}

/**
 * Breaks each clause in a copy of what is tracked here, uncommitted changes included, and runs its test with and without the mutation.
 * @param report gets one line per clause
 * @returns why a proof failed: its test did not pass before, stayed green, or could not be run with the mutation
 */
export function prove(proofs: readonly Proof[], report: (line: string) => void): string[] {
  const copy = checkOutRelease(currentCommit());
  try {
    return proofs.flatMap((proof) => {
      const fault = faultOf(proof, copy);
      report(`${fault === undefined ? '✓' : '✗'} ${proof.id}: ${proof.clause}${fault ? `: ${fault}` : ''}`);
      return fault === undefined ? [] : [`${proof.id}: ${fault}`];
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function faultOf({ test, file, mutation }: Proof, copy: string): string | undefined {
  const before = runTest(copy, file, test);
  if (before !== 'passed') return `"${test}" ${before} without a mutation`;
  const path = join(copy, mutation.file);
  const original = readFileSync(path, 'utf8');
  // A function, since a replacement text may contain $.
  writeFileSync(
    path,
    original.replace(mutation.find, () => mutation.replace),
  );
  try {
    const after = runTest(copy, file, test);
    return after === 'failed' ? undefined : `"${test}" ${after} with ${mutation.file} broken`;
  } finally {
    writeFileSync(path, original);
  }
}

/** A commit of the tracked files as they are now, on no branch. */
function currentCommit(): string {
  const stashed = execFileSync('git', ['stash', 'create'], { cwd: ROOT, encoding: 'utf8' }).trim();
  return stashed === '' ? 'HEAD' : stashed;
}
