const EVERY_MS = 50;
const LONGEST_MS = 5000;

/**
 * Presses an element. React stops a press on a part that it cannot hydrate yet before it reaches the element.
 * @param checked the state of a choice, which the browser has changed already; React is told of changes only
 * @returns whether it reached the element
 */
function press(element: HTMLElement, checked: boolean | undefined): boolean {
  let isReached = false;
  const reached = () => (isReached = true);
  element.addEventListener('click', reached);
  if (checked !== undefined) (element as HTMLInputElement).checked = !checked;
  element.click();
  element.removeEventListener('click', reached);
  return isReached;
}

const waiting = new Set<HTMLElement>();

/** From when React draws an element on, its events may be handled. Never, where it is not React's. */
const isHydrated = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Presses an element once React handles it: not as soon as it draws it, but when it is shown too. One that waits is not pressed twice. */
function pressSoon(element: HTMLElement, checked?: boolean): void {
  if (waiting.has(element)) return;
  waiting.add(element);
  const began = performance.now();
  let wasHydrated = false;
  const timer = setInterval(() => {
    const isLate = performance.now() - began > LONGEST_MS;
    if (!isLate && !wasHydrated) {
      wasHydrated = isHydrated(element);
      return;
    }
    if (!press(element, checked) && !isLate) return;
    clearInterval(timer);
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
