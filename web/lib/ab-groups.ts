/**
 * Whether content is shown to a visitor (VA-07): one of the comma-separated codes matches, ignoring case, or there
 * are no codes, which means everyone.
 * @param visitorGroup null for a visitor without a group, who sees only content for everyone
 */
export function isForGroup(abGroups: string, visitorGroup: string | null): boolean {
  const codes = abGroups
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  if (codes.length === 0) return true;
  return visitorGroup !== null && codes.includes(visitorGroup.trim().toLowerCase());
}
