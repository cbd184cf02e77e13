import { useEffect, useState } from 'react';
import { GetCustomerDocument, type CustomerFragment } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** Null for a guest; undefined until it is known. */
export type Visitor = CustomerFragment | null | undefined;

/** Who is buying. Where nobody can say, they buy as a guest does: nothing is asked of a customer beside. */
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
