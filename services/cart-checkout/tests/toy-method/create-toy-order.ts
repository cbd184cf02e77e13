import type { Context } from '../../src/graphql/context.ts';
import { placing } from '../../src/graphql/placing.ts';
import { toyWallet } from './toy-wallet.ts';

interface CreateToyOrderInput {
  readonly toyToken: string;
  readonly expectedTotal: number;
}

/** As the resolver of a method's mutation. */
export const createToyOrder = (
  _root: unknown,
  { input: { toyToken, ...input } }: { readonly input: CreateToyOrderInput },
  context: Context,
) =>
  placing(
    context,
    'toy order requested',
    { ...input, method: toyWallet.name, secrets: { [toyWallet.name]: toyToken } },
    (placed) => placed,
  );
