const EVERY_MS = 50;
const LONGEST_MS = 5000;

/** @returns whether the event reaches the element: React stops one on a part that it cannot hydrate yet */
function reaches(element: HTMLElement, event: Event): boolean {
  let isReached = false;
  const reached = () => (isReached = true);
  element.addEventListener(event.type, reached);
  element.dispatchEvent(event);
  element.removeEventListener(event.type, reached);
  return isReached;
}

/** @param checked the state of a choice, which the browser has changed already; React is told of changes only */
function press(element: HTMLElement, checked: boolean | undefined): void {
  if (checked !== undefined) (element as HTMLInputElement).checked = !checked;
  element.click();
}

/** Elements that wait for their press, with the latest state of a choice. */
const waiting = new Map<HTMLElement, boolean | undefined>();

/**
 * Presses an element once React handles it; one that waits is pressed once. What ends a press comes before it, as of a finger: React
 * hydrates a part during such an event if it can, and a choice changed during its hydration would be lost.
 */
function pressSoon(element: HTMLElement, checked?: boolean): void {
  const isWaiting = waiting.has(element);
  waiting.set(element, checked);
  if (isWaiting) return;
  const began = performance.now();
  const timer = setInterval(() => {
    const isLate = performance.now() - began > LONGEST_MS;
    if (!reaches(element, new PointerEvent('pointerup', { bubbles: true })) && !isLate) return;
    clearInterval(timer);
    press(element, waiting.get(element));
    waiting.delete(element);
  }, EVERY_MS);
}

/** Reports the element under the mouse and the focused one, which React was not told of. */
function reportPlaces(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  if (matchMedia('(hover: hover)').matches) {
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
  if (document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Makes up for what happened before the page's script handled it, and from now on for presses on parts that are not hydrated. */
export function makeUp(early: ReadonlyMap<HTMLElement, boolean | undefined>): void {
  window.pressed = { set: pressSoon };
  for (const [element, checked] of early) pressSoon(element, checked);
  setTimeout(reportPlaces);
}
