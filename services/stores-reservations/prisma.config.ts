import { serviceConfig } from '../../tools/prisma-engine/prisma-config.ts';

export default serviceConfig('stores-reservations');
