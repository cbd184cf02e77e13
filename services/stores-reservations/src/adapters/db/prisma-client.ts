import { roleOf } from '@loupe/database/bootstrap';
import { prismaOver } from '@loupe/database/prisma';
import { PrismaClient } from '../../generated/prisma/client.ts';

/** Prisma on the connection of a `Tx`. */
export const prismaOn = prismaOver(roleOf('stores-reservations'), (adapter) => new PrismaClient({ adapter }));
