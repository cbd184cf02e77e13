import { authoriseCardToken } from './Mutation/authoriseCardToken.ts';
import { cybsGetCaptureContext } from './Query/cybsGetCaptureContext.ts';

export const resolvers = { Mutation: { authoriseCardToken }, Query: { cybsGetCaptureContext } };
