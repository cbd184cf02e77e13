const NEIGHBOURS = 4;

/** Page numbers to link: up to four in a row with `page` among them, the first and the last; `null` stands for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, pages - NEIGHBOURS + 1));
  const end = Math.min(pages, start + NEIGHBOURS - 1);
  const row: (number | null)[] = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  if (start > 1) row.unshift(...(start > 2 ? [1, null] : [1]));
  if (end < pages) row.push(...(end < pages - 1 ? [null, pages] : [pages]));
  return row;
}
