/** The text that content writes for the maker's name. */
const PLACE = '{maker}';

/** The body of an item with the maker's configured name in its texts. */
export function withMaker<Body>(body: Body, maker: string): Body {
  const name = JSON.stringify(maker).slice(1, -1);
  return JSON.parse(JSON.stringify(body).replaceAll(PLACE, () => name)) as Body;
}
