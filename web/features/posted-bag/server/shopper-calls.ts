import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { changeAsShopper } from '#lib/gateway.ts';

/** Calls on behalf of one shopper, whose session the first of them may open: later ones use it, and the browser gets its cookies. */
export function shopperCalls(request: Headers) {
  const headers = new Headers(request);
  const cookies: string[] = [];
  return {
    cookies,
    async change<Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const { data, setCookies } = await changeAsShopper(headers, document, variables);
      cookies.push(...setCookies);
      for (const cookie of setCookies) headers.set('cookie', withCookie(headers.get('cookie'), cookie));
      return data;
    },
  };
}

/** @param set the `set-cookie` that replaces one of the same name */
function withCookie(known: string | null, set: string): string {
  const [pair = ''] = set.split(';');
  const [name = ''] = pair.split('=');
  const kept = (known ?? '').split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
  return [...kept, pair].join('; ');
}
