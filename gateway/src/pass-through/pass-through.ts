import type { ApolloGateway } from '@apollo/gateway';
import { getVariableValues, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../gateway-context.ts';
import type { SubgraphDataSource } from '../subgraphs/subgraph-data-source.ts';
import { PassedAnswer } from './passed-answer.ts';
import type { SingleFetches } from './single-fetches.ts';

type Gateway = Pick<ApolloGateway, 'load' | 'stop' | 'onSchemaLoadOrUpdate'>;
type Execute = Awaited<ReturnType<Gateway['load']>>['executor'];
type Request = Parameters<Execute>[0];

export interface PassThroughOptions {
  /** Plans and executes what is not passed through. */
  readonly gateway: Gateway;
  readonly fetches: SingleFetches;
  /** By name; filled when the gateway is loaded. */
  readonly subgraphs: ReadonlyMap<string, SubgraphDataSource>;
}

/**
 * A gateway that gives an operation of one subgraph to it as it was asked, and the answer to the browser as it came: it is neither
 * merged nor read nor written again. Sessions, limits, time-outs, masks and counts stay around it (ADR 107).
 */
export const passThrough = ({ gateway, ...options }: PassThroughOptions): Gateway => ({
  onSchemaLoadOrUpdate: (callback) => gateway.onSchemaLoadOrUpdate(callback),
  stop: () => gateway.stop(),
  load: async (config) => {
    const loaded = await gateway.load(config);
    return { ...loaded, executor: passing(loaded.executor, options) };
  },
});

const passing =
  (execute: Execute, { fetches, subgraphs }: Omit<PassThroughOptions, 'gateway'>): Execute =>
  (request) => {
    const owner = fetches.ownerOf(request.document);
    const subgraph = owner === undefined ? undefined : subgraphs.get(owner);
    return subgraph === undefined ? execute(request) : pass(request, subgraph, execute);
  };

async function pass(request: Request, subgraph: SubgraphDataSource, execute: Execute): ReturnType<Execute> {
  const { source: query, context, operation, schema } = request;
  const variables = request.request.variables ?? {};
  const { errors: mistakes } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (mistakes !== undefined) return { errors: mistakes };
  const { call } = context as GatewayContext;
  if (call === undefined) return execute(request);
  try {
    const answer = await (call.fetched?.() ?? subgraph.ask({ query, variables }, context as GatewayContext));
    if (answer instanceof PassedAnswer) return { data: answer as unknown as Record<string, unknown> };
    const { data, errors } = answer;
    if (data)
      return errors ? { data, errors: errors.map((error) => errorOf(subgraph.name, error)) } : { data };
    call.fetched = () => answer;
  } catch (error) {
    call.fetched = () => {
      throw error;
    };
  }
  // Which fields are null where there is no data is for the schema to say: executing is given what was fetched.
  return execute(request);
}

/** As Apollo's gateway makes it of an error in a subgraph's answer. */
const errorOf = (serviceName: string, { message, path, extensions }: GraphQLFormattedError): GraphQLError =>
  new GraphQLError(message, { path, extensions: { ...extensions, serviceName } });
