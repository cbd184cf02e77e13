import { createRequire } from 'node:module';
import { jest } from '@jest/globals';

const require = createRequire(import.meta.url);
const { prototype } = require('kafkajs/src/consumer/consumerGroup') as {
  prototype: { joinAndSync(): Promise<void> };
};
const { createErrorFromCode } = require('kafkajs/src/protocol/error') as {
  createErrorFromCode(code: number): Error;
};

const GROUP_LOAD_IN_PROGRESS = 14;

/** The next joining of a group is refused as by a broker that has just become the coordinator of the group. */
export const refuseNextJoin = (): unknown =>
  jest.spyOn(prototype, 'joinAndSync').mockRejectedValueOnce(createErrorFromCode(GROUP_LOAD_IN_PROGRESS));
