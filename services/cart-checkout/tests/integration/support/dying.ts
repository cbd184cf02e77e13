import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { placingBy } from './placing-by.ts';
import type { Shop } from './shop.ts';

type Port = 'carts' | 'placements' | 'payAgains' | 'payments' | 'database';
export type Point = `${'before' | 'after'}:${Port}.${string}`;
type Method = (...values: never[]) => Promise<unknown>;

/**
 * An instance of the service that is killed at the named point: the call there never returns, and uncommitted changes are rolled
 * back.
 */
export function dying(shop: Shop, point: Point) {
  let reach = () => {};
  const killed = new Promise<void>((resolve) => (reach = resolve));
  const { ports } = shop.instance();
  const [when, path = ''] = point.split(':');
  const [port, name = ''] = path.split('.') as [Port, string];
  const holder = (port === 'database' ? ports : ports[port]) as unknown as Record<string, Method>;
  const original = holder[name]?.bind(holder);
  if (original === undefined) throw new Error(`There is no ${path}.`);
  const deadly: Method = async (...values) => {
    if (when === 'after') await original(...values);
    reach();
    return new Promise(() => {});
  };
  const replaced = { ...holder, [name]: deadly };
  const wrapped = (port === 'database'
    ? replaced
    : { ...ports, [port]: replaced }) as unknown as typeof ports;
  const useCases = bindUseCases(wrapped);
  return { instance: { ...useCases, ...placingBy(useCases), ports: wrapped }, killed };
}
