import { GetPiecesOverTimeDocument } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { OVER_TIME_OF } from '../card-over-time.tsx';

/** The most codes of one question. */
const MOST = 60;

/** Shows the lines of the cards whose pieces can be paid over time or in three. @returns whether a card says how much each of three payments is */
export async function showOverTime(page: Document): Promise<boolean> {
  const lines = [...page.querySelectorAll<HTMLElement>(`[${OVER_TIME_OF}].invisible`)];
  const codes = [...new Set(lines.map((line) => line.getAttribute(OVER_TIME_OF) ?? ''))];
  let isInstalmentTold = false;
  for (let first = 0; first < codes.length; first += MOST) {
    const asked = codes.slice(first, first + MOST);
    const { products } = await readPublic(GetPiecesOverTimeDocument, { codes: asked });
    const known = new Map(products.map((piece) => [piece.code, piece]));
    for (const line of lines) {
      const piece = known.get(line.getAttribute(OVER_TIME_OF) ?? '');
      if (!piece) continue;
      const said = [piece.financePromo && line.textContent, piece.instalmentMessage].filter(Boolean);
      line.innerText = said.join('\n');
      if (said.length > 0) line.classList.remove('invisible');
      isInstalmentTold ||= piece.instalmentMessage !== null;
    }
  }
  return isInstalmentTold;
}
