/**
 * Values typed before hydration, read at the form's first render, which would otherwise overwrite them with its
 * defaults. Hidden fields belong to an earlier visit and are ignored.
 * @param idOf id of a field's element
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
