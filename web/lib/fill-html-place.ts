/** Fills a place of HtmlOnly from the shop's home page, which has them all. Without an answer it stays empty. */
export async function fillHtmlPlace(place: HTMLElement): Promise<void> {
  const answer = await fetch('/').catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const found = page.getElementById(place.id);
  if (found && place.firstChild === null) place.append(...found.childNodes);
}
