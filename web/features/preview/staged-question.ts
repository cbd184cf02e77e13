import 'server-only';
import { config } from '#lib/config.ts';
import type { Previewed } from './preview.ts';

/** What a preview asks content for: the moment, and the environment unless that is a host of our own. */
export const stagedQuestion = ({ preview: { api, at } }: Pick<Previewed, 'preview'>) => ({
  at,
  staging: config().previewApis.includes(api) ? api : null,
});
