import { afterTyping } from '#lib/after-typing.ts';

/**
 * VA-12: asks for the suggestions of what was typed once typing has paused. An answer that the next letter has outdated is left, as one that
 * does not come.
 * @returns a function that ends it, for the next letter
 */
export function suggestAfterTyping<Answer>(
  typed: string,
  ask: (typed: string) => Promise<Answer>,
  tell: (answer: Answer) => void,
): () => void {
  let isCurrent = true;
  const cancel = afterTyping(() => {
    ask(typed).then(
      (answer) => {
        if (isCurrent) tell(answer);
      },
      // Enter still goes to the results.
      () => {},
    );
  });
  return () => {
    isCurrent = false;
    cancel();
  };
}
