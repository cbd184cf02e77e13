import { readFileSync } from 'node:fs';
import { request } from 'undici';
import { keysFileOf } from '../../stack/key-files.ts';
import type { KeySet } from '../../stack/key-sets.ts';
import type { StackSettings } from '../../stack/services.ts';

const QUERY = 'query Page { collectionList(query: "watches", pageSize: 1) { products { name } } }';

/** Asks as web's server does, which renders pages for everybody, with the credential that its file names now. */
export function askAsWeb(settings: StackSettings): Promise<boolean> {
  const { web } = JSON.parse(readFileSync(keysFileOf(settings.dataFolder, 'web'), 'utf8')) as { web: KeySet };
  return isBelieved(settings, String(web.keys[web.active]));
}

/** @returns whether the gateway took it for web's server: it gives everybody else a session. @throws Error when it does not answer */
export async function isBelieved({ ports }: StackSettings, credential: string): Promise<boolean> {
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${ports.gateway}/graphql`, {
    method: 'POST',
    headers: {
      ...{ host: 'beaverbrooks.localhost', 'content-type': 'application/json' },
      ...{ 'x-site': 'loupe', 'x-service-credential': credential },
    },
    body: JSON.stringify({ query: QUERY }),
  });
  const { errors } = (await body.json()) as { errors?: object[] };
  if (statusCode !== 200 || errors) throw new Error(`a page: ${statusCode} ${JSON.stringify(errors)}`);
  return headers['set-cookie'] === undefined;
}
