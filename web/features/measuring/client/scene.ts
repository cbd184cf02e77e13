import { onLinkPress } from './link-press.ts';
import { visible } from './shown-name.ts';
import { tell } from './tell.ts';
import { markedPiece, shownAmounts, shownItem } from '../shown-piece.ts';

/** What pages say of themselves in attributes, which cost a page that nobody measures a few characters. */
const PIECE = '[data-piece]';
const LIST = '[data-list]';
const SLOT = '[data-slot]';
const PAGE = 'main';
const FOUND = 'main[data-found]';
const REFUNDS = '[data-refunds]';
/** Of one event: what is sent at once is limited in bytes. */
const MOST_ITEMS = 50;

/** What was told of the route that is shown. */
let told = new WeakSet<Element>();
let searched: string | null = null;
/** The route that is open; null before the first. */
let path: string | null = null;

const pieceOf = (card: HTMLElement) => markedPiece(card.dataset['piece'] ?? '');
const listOf = (list: HTMLElement) => list.dataset['list'] ?? '';
const cardsOf = (list: Element) => visible(PIECE, list);

/** Half of it, or as much as half of the screen. */
function isHalfSeen({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const whole = Math.min(boundingClientRect.height, innerHeight);
  return whole > 0 && intersectionRect.height >= whole / 2;
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries)
      if (isHalfSeen(entry)) {
        observer.unobserve(entry.target);
        cameIntoView(entry.target as HTMLElement);
      }
  },
  { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
);

function cameIntoView(element: HTMLElement): void {
  const list = element.matches(PIECE) ? element.closest<HTMLElement>(LIST) : null;
  if (list) return tellList(list);
  if (told.has(element) || !element.matches(SLOT)) return;
  told.add(element);
  tell({ name: 'view_promotion', params: slotOf(element) });
}

/** The cards of a list that were not told of yet. */
function tellList(list: HTMLElement): void {
  const items = cardsOf(list).flatMap((card, place) =>
    told.has(card) ? [] : [{ card, item: shownItem(pieceOf(card), place + 1) }],
  );
  for (const { card } of items) told.add(card);
  for (let from = 0; from < items.length; from += MOST_ITEMS) {
    const told = items.slice(from, from + MOST_ITEMS).map(({ item }) => item);
    tell({ name: 'view_item_list', params: { item_list_id: listOf(list), items: told } });
  }
}

function slotOf(slot: HTMLElement) {
  const heading = slot.querySelector('h1, h2, h3')?.textContent?.trim().slice(0, 100);
  return { creative_slot: slot.dataset['slot'] ?? '', ...(heading && { promotion_name: heading }) };
}

/** Looks for what the route shows, now or when more of it has come. */
function look(): void {
  // Between two routes: the next one is seen soon.
  if (path !== location.pathname) return;
  for (const page of visible(`${PAGE}${PIECE}`))
    if (!told.has(page)) {
      told.add(page);
      tell({ name: 'view_item', params: shownAmounts(pieceOf(page)) });
    }
  for (const page of visible(FOUND)) tellSearch(Number(page.dataset['found']));
  for (const { dataset } of visible(REFUNDS))
    void import('./tell-refunds.ts').then(
      ({ tellRefunds }) => tellRefunds(dataset['refunds'] ?? '[]'),
      () => undefined,
    );
  for (const list of visible(LIST)) {
    const card = cardsOf(list).find((one) => !told.has(one));
    if (card) observer.observe(card);
  }
  for (const slot of visible(SLOT)) if (!told.has(slot)) observer.observe(slot);
}

function tellSearch(search_results: number): void {
  const words = new URLSearchParams(location.search).get('text') ?? '';
  if (words === searched) return;
  searched = words;
  const of = path;
  void import('../clean-words.ts').then(
    ({ cleanWords }) => {
      const search_term = cleanWords(words);
      // The event names the page that is shown.
      if (search_term !== null && of === location.pathname)
        tell({ name: 'search', params: { search_term, search_results } });
    },
    () => undefined,
  );
}

/** A route is seen; the same one again when the browser has restored it. */
export function sceneSeen(): void {
  observer.disconnect();
  told = new WeakSet();
  searched = null;
  path = location.pathname;
  look();
}

let isWaiting = false;
new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    look();
  }, 100);
}).observe(document.body, { childList: true, subtree: true });

onLinkPress((link) => {
  const card = link.closest<HTMLElement>(PIECE);
  const list = card?.closest<HTMLElement>(LIST);
  if (card && list) {
    const items = [shownItem(pieceOf(card), cardsOf(list).indexOf(card) + 1)];
    return tell({ name: 'select_item', params: { item_list_id: listOf(list), items } });
  }
  const slot = link.closest<HTMLElement>(SLOT);
  if (slot) tell({ name: 'select_promotion', params: slotOf(slot) });
});
