import { filesNaming } from './files.ts';

/** Files between the message in `proto/` and the use cases on both sides, which are not counted: they tell the fact and act on it. */
export const CROSSED = ['proto/loupe/', 'packages/', 'tools/', 'operations/', 'proofs/', 'services/'];

/** Files that declare, publish or consume an event of this type ("gift-card-issued"), or show what it is like. @param message its name in `proto/` */
export const filesOfEvent = (type: string, message: string): string[] =>
  filesNaming(
    new RegExp(
      [
        `'${type}'`,
        `events/(published|consumed)/${type}\\.ts`,
        `\\bmessage ${message}\\b`,
        `\\b${message}Schema\\b`,
      ].join('|'),
    ),
    CROSSED,
  );
