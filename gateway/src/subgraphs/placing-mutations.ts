import { Kind, parse, type DocumentNode } from 'graphql';

/** The failure that says that a payment provider did not answer: only a mutation that waits for one can say so. */
const NO_ANSWER = 'PaymentUnavailableError';

/**
 * The mutations that wait for a payment provider and may end in an order number, whatever it is that they pay by: found by their
 * answers, so that a new way to pay needs no entry here.
 */
export function placingMutations(supergraphSdl: string): ReadonlySet<string> {
  const supergraph = parse(supergraphSdl, { noLocation: true });
  const placing = placingUnions(supergraph);
  const mutations = objectTypes(supergraph).flatMap(({ name, fields = [] }) =>
    name.value === 'Mutation' ? fields : [],
  );
  return new Set(
    mutations.flatMap(({ name, type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return named.kind === Kind.NAMED_TYPE && placing.has(named.name.value) ? [name.value] : [];
    }),
  );
}

function placingUnions(supergraph: DocumentNode): ReadonlySet<string> {
  const numbered = new Set(
    objectTypes(supergraph).flatMap(({ name, fields = [] }) =>
      fields.some((field) => field.name.value === 'orderNumber') ? [name.value] : [],
    ),
  );
  return new Set(
    supergraph.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.UNION_TYPE_DEFINITION) return [];
      const members = definition.types?.map(({ name }) => name.value) ?? [];
      const places = members.includes(NO_ANSWER) && members.some((member) => numbered.has(member));
      return places ? [definition.name.value] : [];
    }),
  );
}

const objectTypes = ({ definitions }: DocumentNode) =>
  definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);
