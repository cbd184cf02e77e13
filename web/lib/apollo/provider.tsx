'use client';

import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { browserClient } from './client.ts';

/**
 * Graph hooks for what is inside. Browser only: load the component that uses it with
 * `dynamic(() => import('…'), { ssr: false })`, so that neither the server nor the first load pays for it.
 */
export function GraphProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={browserClient()}>{children}</ApolloProvider>;
}
