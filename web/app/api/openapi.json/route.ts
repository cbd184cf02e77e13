/** What the calls of the commerce host are (RE-12). */
export { passToGateway as GET } from '#lib/pass-to-gateway.ts';
