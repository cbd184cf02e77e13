import type { ReactNode } from 'react';

/**
 * What server components render for HtmlOnly, by name. It is on the global object, because the server renders in two steps that have
 * modules of their own: server components first, and then the HTML of what they gave to the browser's components.
 */
const KEPT = Symbol.for('loupe.kept-html');
type Keeper = typeof globalThis & { [KEPT]?: Map<string, ReactNode> };

const kept = (): Map<string, ReactNode> => ((globalThis as Keeper)[KEPT] ??= new Map<string, ReactNode>());

/** The newest is used for every page: give a part that differs between pages a name of its own. */
export const keepHtml = (name: string, part: ReactNode): void => void kept().set(name, part);

export const keptHtml = (name: string): ReactNode => kept().get(name);
