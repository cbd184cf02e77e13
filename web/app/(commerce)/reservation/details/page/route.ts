export { passToGateway as GET } from '#lib/pass-to-gateway.ts';
