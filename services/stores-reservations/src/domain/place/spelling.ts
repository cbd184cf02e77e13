/** The form in which names are compared: `St. Albans`, `saint albans` and `ST ALBANS` are equal. */
export function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

/** The Levenshtein distance of two words. */
export function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      current.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
