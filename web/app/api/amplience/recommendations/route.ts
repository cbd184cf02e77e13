export { passToGateway as POST } from '#lib/pass-to-gateway.ts';
