/** The commands after a restore of the database: docs/runbooks/restore.md. */
export type RestoreCommand =
  | { readonly kind: 'import' | 'resume'; readonly by: string | undefined }
  | {
      readonly kind: 'accept' | 'keep';
      /** A transaction id of the report; an order number. */
      readonly of: string;
      readonly reason: string;
      readonly by: string | undefined;
    };

export const RESTORE_WORDS = ['import', 'accept', 'keep', 'resume'] as const;
type RestoreWord = (typeof RESTORE_WORDS)[number];

export const isRestoreWord = (word: string): word is RestoreWord =>
  RESTORE_WORDS.some((known) => known === word);

/** @param misunderstood throws */
export function readRestoreCommand(
  kind: RestoreWord,
  [of, more]: readonly string[],
  { reason, by }: { readonly reason?: string | undefined; readonly by?: string | undefined },
  misunderstood: (message: string) => never,
): RestoreCommand {
  if (kind === 'import' || kind === 'resume')
    return of === undefined ? { kind, by } : misunderstood('It is of all orders.');
  if (!of || more !== undefined) return misunderstood('One transaction, or one order, is needed.');
  return reason ? { kind, of, reason, by } : misunderstood('It needs its --reason.');
}
