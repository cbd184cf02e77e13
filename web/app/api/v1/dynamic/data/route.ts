export { passToGateway as GET, passToGateway as POST } from '#lib/pass-to-gateway.ts';
