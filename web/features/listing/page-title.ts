/**
 * The catalogue's title of a category, which already ends in the shop's name; later pages insert the page number
 * before the bar.
 */
export function pageTitle(metaTitle: string, page: number): string {
  if (page === 1) return metaTitle;
  const bar = metaTitle.lastIndexOf(' | ');
  const name = bar === -1 ? metaTitle : metaTitle.slice(0, bar);
  return `${name}, page ${page}${metaTitle.slice(name.length)}`;
}
