import { carriedIn } from '#lib/routing/carried-pieces.ts';
import { PIECE } from '#lib/routing/compared-pieces.ts';

/** Ticks the boxes of the pieces, and puts those that this page of the list does not show into the form. */
export function chooseCarried(form: HTMLFormElement, hash: string): void {
  for (const code of carriedIn(hash)) {
    const boxes = [...form.elements].filter((field) => field instanceof HTMLInputElement);
    const box = boxes.find(({ name, value }) => name === PIECE && value === code);
    if (box) {
      box.checked = true;
      continue;
    }
    // As a ticked box, which the bar's style looks for; it is not shown, because its piece is not.
    const field = document.createElement('input');
    Object.assign(field, { type: 'checkbox', name: PIECE, value: code, checked: true, hidden: true });
    field.setAttribute('form', form.id);
    form.append(field);
  }
}
