export type Code = { code: string; state: string; name?: string | null; errorMessage?: string | null };

/** EU-18: only MatchesCart counts as applied. */
export const isApplied = ({ state }: Pick<Code, 'state'>): boolean => state === 'MatchesCart';

/** What a code does, or why it does nothing. */
export function codeText(code: Code): string {
  if (isApplied(code)) return code.name ?? 'Applied';
  return code.errorMessage ?? 'This code does not apply.';
}
