import type { Page } from '@playwright/test';

type Variables = { input?: Record<string, unknown> };

const variablesOf = (body: unknown): Variables => (body as { variables?: Variables } | null)?.variables ?? {};

/** Records the page's graph calls from now on, by the input they send. @returns the number of matching calls */
export function countSent(page: Page, isOfKind: (input: Record<string, unknown>) => boolean): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/graphql')) return;
    const { input } = variablesOf(request.postDataJSON());
    if (input !== undefined && isOfKind(input)) count += 1;
  });
  return () => count;
}

/** Records what the page asks of the graph from now on. @returns the names of the operations, in order, to which later ones are added */
export function namesSent(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/graphql')) return;
    names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

/** Makes the graph reject one field of a call that the page's own validation accepts. */
export async function refuseField(
  page: Page,
  { call, field, message, of }: { call: string; field: string; message: string; of: string },
): Promise<void> {
  const refusal = { __typename: 'ValidationError', code: 'ValidationError', message, field };
  await page.route('**/api/graphql', (route) =>
    of in (variablesOf(route.request().postDataJSON()).input ?? {})
      ? route.fulfill({ json: { data: { [call]: refusal } } })
      : route.fallback(),
  );
}
