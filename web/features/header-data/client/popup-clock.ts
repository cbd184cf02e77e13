/** Long enough to move the pointer from icon to popup, and to ignore one that only passes. */
const INTENT_MS = 120;
const SHOWN_MS = 5_000;

/** Timing of a header popup. Hover or focus keeps a popup open that opened automatically (WCAG 1.4.13). */
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
    /** Opens it automatically for a while. */
    show: () => {
      onOpen(true);
      schedule(false, SHOWN_MS);
    },
  };
}
