import { readGazetteer } from './adapters/gazetteer/read-gazetteer.ts';

/** The ports that do not use the database. */
export const createOutside = () => ({ places: readGazetteer() });
