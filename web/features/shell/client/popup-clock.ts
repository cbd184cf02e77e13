/** Long enough to cross the gap between icon and popup, and to ignore a pointer that only passes by. */
const INTENT_MS = 120;
const SHOWN_MS = 5_000;

/** When a popup of the header opens and closes. Hover or focus holds open what opened by itself (WCAG 1.4.13). */
export function popupClock(onOpen: (open: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule(open: boolean, milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => onOpen(open), milliseconds);
  }
  return {
    enter: () => schedule(true, INTENT_MS),
    leave: () => schedule(false, INTENT_MS),
    close: () => {
      clearTimeout(timer);
      onOpen(false);
    },
    /** Opens by itself for a while. */
    show: () => {
      onOpen(true);
      schedule(false, SHOWN_MS);
    },
  };
}
