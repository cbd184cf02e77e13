import { cybsGetCaptureContext } from './Query/cybsGetCaptureContext.ts';

export const resolvers = { Query: { cybsGetCaptureContext } };
