import { GetPiecesOverTimeDocument } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { OVER_TIME_OF } from '../card-over-time.tsx';

/** The most codes of one question. */
const MOST = 60;

/** Shows the lines of the cards whose pieces can be paid over time. */
export async function showOverTime(page: Document): Promise<void> {
  const lines = [...page.querySelectorAll<HTMLElement>(`[${OVER_TIME_OF}].invisible`)];
  const codes = [...new Set(lines.map((line) => line.getAttribute(OVER_TIME_OF) ?? ''))];
  for (let first = 0; first < codes.length; first += MOST) {
    const asked = codes.slice(first, first + MOST);
    const { products } = await readPublic(GetPiecesOverTimeDocument, { codes: asked });
    const eligible = new Set(products.filter(({ financePromo }) => financePromo).map(({ code }) => code));
    for (const line of lines)
      if (eligible.has(line.getAttribute(OVER_TIME_OF) ?? '')) line.classList.remove('invisible');
  }
}
