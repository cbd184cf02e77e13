/// <reference lib="dom" />
export type ControlName = 'menu' | 'heart' | 'size' | 'add-to-bag';

/** Milliseconds from a press until it is answered, as the page itself sees it. */
export interface Answer {
  /** The control shows that it was pressed. */
  shown?: number;
  /** The dialog, list or saved piece that the press asks for is shown. */
  done?: number;
}

declare global {
  interface Window {
    firstTap?: Answer;
  }
}

/**
 * Runs in the page before its own scripts: waits for the first press, then looks at each frame whether it was answered. It is sent to the
 * page as text, so it may use nothing from outside.
 */
export function watchTap(control: ControlName): void {
  const wordsOf = (element: Element | null | undefined) =>
    `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const legend = () => document.querySelector('legend')?.textContent;
  const bag = () => document.querySelector('header a[href="/checkout/cart"]')?.getAttribute('aria-label');
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const pressed = (target as Element).closest('button, label');
      const before = { words: wordsOf(pressed), legend: legend() };
      const isMarked = () => pressed?.matches('[data-pressed], [aria-busy=true]') === true;
      const isRenamed = () => wordsOf(pressed) !== before.words;
      const isMenu = () => isShown(':is(dialog, [popover])[aria-label="Menu"]');
      const answers = {
        menu: { shown: isMenu, done: isMenu },
        heart: {
          shown: () => isMarked() || isRenamed(),
          done: () => /^(Remove| *Remove)/.test(wordsOf(pressed)),
        },
        size: {
          shown: () => pressed?.querySelector('input:checked') !== null,
          done: () => legend() !== before.legend,
        },
        'add-to-bag': { shown: () => isMarked() || isRenamed(), done: () => /\d/.test(bag() ?? '') },
      }[control];
      const answer: Answer = (window.firstTap = {});
      const look = () => {
        if (answers.shown()) answer.shown ??= performance.now() - timeStamp;
        if (answers.done()) answer.done ??= performance.now() - timeStamp;
        if (answer.done === undefined) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true, passive: true },
  );
}
