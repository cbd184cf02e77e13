import { createHmac } from 'node:crypto';

/**
 * What a place has drawn: those who gathered before the opening are served in the order of these bytes. Nobody
 * without the key can find an id with a low draw, and drawing again is no better than drawing once.
 */
export const drawOf = (room: string, id: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${room} ${id}`).digest();
