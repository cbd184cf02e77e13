import { passToGateway } from '#lib/pass-to-gateway.ts';

/** The commerce host's calls are the gateway's, what is refused too (RE-12). */
export const GET = passToGateway;
export const POST = passToGateway;
export const PUT = passToGateway;
export const PATCH = passToGateway;
export const DELETE = passToGateway;
