/**
 * Whether content is for a visitor (VA-07): any code of the comma list, in any case, or a list without codes, which is for
 * everybody.
 * @param visitorGroup null for a visitor of no group, who sees only what is for everybody
 */
export function isForGroup(abGroups: string, visitorGroup: string | null): boolean {
  const codes = abGroups
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  if (codes.length === 0) return true;
  return visitorGroup !== null && codes.includes(visitorGroup.trim().toLowerCase());
}
