/**
 * What a shopper typed while the page's script was still on its way, read as a form is first rendered: the form would otherwise
 * begin with its own values and know nothing of it. Fields of a page left behind, hidden, are another visit's.
 * @param idOf of a field's element
 */
export function typedBefore(
  fields: readonly string[],
  idOf: (field: string) => string,
): Record<string, string> {
  if (typeof document === 'undefined') return {};
  return Object.fromEntries(fields.flatMap((field) => typedIn(field, document.getElementById(idOf(field)))));
}

function typedIn(field: string, element: HTMLElement | null): [string, string][] {
  const isText =
    element instanceof HTMLInputElement && element.type !== 'checkbox' && element.checkVisibility();
  return isText && element.value !== '' ? [[field, element.value]] : [];
}
