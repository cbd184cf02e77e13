import { useEffect, useState } from 'react';
import { GetCustomerDocument, type CustomerFragment } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** Null for a guest; undefined while unknown. */
export type Visitor = CustomerFragment | null | undefined;

/** The current visitor. When the call fails they check out as a guest. */
export function useVisitor(): Visitor {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    let isCurrent = true;
    callGraph(GetCustomerDocument, {}).then(
      ({ user }) => isCurrent && setVisitor(user ?? null),
      () => isCurrent && setVisitor(null),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return visitor;
}
