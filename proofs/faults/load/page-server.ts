import { readFileSync } from 'node:fs';
import { request } from 'undici';
import { keysFileOf } from '../../../tools/stack/key-files.ts';
import type { KeySet } from '../../../tools/stack/key-sets.ts';
import type { StackSettings } from '../../../tools/stack/services.ts';

const QUERY =
  'query Page { currentBaseStore { key } collectionList(query: "watches", pageSize: 1) { products { name } } }';
/** The shop that only web's server may name; the host is another's. */
const NAMED = 'loupe';

/** Sends a request as web's server does for a page of all shoppers, with the credential that its file contains now. */
export function askAsWeb(settings: StackSettings): Promise<boolean> {
  const { web } = JSON.parse(readFileSync(keysFileOf(settings.dataFolder, 'web'), 'utf8')) as { web: KeySet };
  return isAccepted(settings, String(web.keys[web.active]));
}

/** @returns whether the gateway accepted the credential: it shows all other clients the shop of the host. @throws Error when it does not answer */
export async function isAccepted({ ports }: StackSettings, credential: string): Promise<boolean> {
  const { statusCode, body } = await request(`http://127.0.0.1:${ports.gateway}/graphql`, {
    method: 'POST',
    headers: {
      host: 'beaverbrooks.localhost',
      'content-type': 'application/json',
      'x-site': NAMED,
      'x-service-credential': credential,
    },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data, errors } = (await body.json()) as {
    data?: { currentBaseStore: { key: string } };
    errors?: object[];
  };
  if (statusCode !== 200 || errors) throw new Error(`a page: ${statusCode} ${JSON.stringify(errors)}`);
  return data?.currentBaseStore.key === NAMED;
}
