const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;
const ROOT = '[data-hover-menu] > button';

let timer: ReturnType<typeof setTimeout> | undefined;
let openedByHover: HTMLElement | null = null;

function after(delay: number, action: () => void) {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
}

const rootAt = (target: EventTarget | null): HTMLButtonElement | null =>
  (target as Element).closest<HTMLButtonElement>(ROOT);

const panelAt = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest('[data-hover-menu]')?.querySelector<HTMLElement>('[popover]') ?? null;

function over({ pointerType, target }: PointerEvent) {
  if (pointerType !== 'mouse') return;
  const panel = panelAt(target);
  if (panel === null) return;
  if (panel.matches(':popover-open')) clearTimeout(timer);
  else openSoon(panel);
}

const openSoon = (panel: HTMLElement) =>
  after(OPEN_AFTER_MS, () => {
    openedByHover = panel;
    panel.showPopover();
  });

function out({ pointerType, target, relatedTarget }: PointerEvent) {
  const panel = panelAt(target);
  if (pointerType !== 'mouse' || panel === null) return;
  if (relatedTarget !== null && panelAt(relatedTarget) === panel) return;
  after(CLOSE_AFTER_MS, () => panel.hidePopover());
}

/** A click after hovering must not close the panel that the hover has just opened. */
function click(event: MouseEvent) {
  const root = rootAt(event.target);
  if (root === null) return;
  clearTimeout(timer);
  if (openedByHover !== null && openedByHover === panelAt(root) && openedByHover.matches(':popover-open'))
    event.preventDefault();
  openedByHover = null;
}

const heard = new WeakSet<Element>();

/** The panels of the main menu also open while the mouse is over their root, and close when it has left both. */
export function openOnHover(header: HTMLElement): void {
  if (heard.has(header)) return;
  heard.add(header);
  header.addEventListener('pointerover', over);
  header.addEventListener('pointerout', out);
  header.addEventListener('click', click);
  header.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'closed' && target === openedByHover) openedByHover = null;
    },
    { capture: true },
  );
  // The mouse may have moved on to a root while this was loaded, and rest there.
  const panel = panelAt(header.querySelector(`${ROOT}:hover`));
  if (panel !== null) openSoon(panel);
}
