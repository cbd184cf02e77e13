import { findStores, type StoresAsked, type StoresFound } from '../../../use-cases/find-stores.ts';
import { answer } from '../../answers.ts';
import type { StoresContext } from '../../context.ts';

export const stores = (
  _root: unknown,
  { input }: { input: StoresAsked },
  context: StoresContext,
): Promise<StoresFound> => answer(() => findStores(context.site, input, context));
