import { writeSync } from 'node:fs';

/** The points at which a fault run may kill this process, and the chosen one. */
export interface KillPoints {
  /** Prints the points of a port, once per port, so that a fault run covers all. */
  announce(port: string, methods: readonly string[]): void;
  /** Kills the process by SIGKILL when this is the chosen point and occurrence. */
  reached(point: string): void;
}

const CHOICE = /^(?<point>[^#]+?)(?:#(?<time>[1-9]\d*))?$/;

/**
 * Kill points by the environment's KILL_AT: `before:payments.markSent`, or `…#3` for the third time it is reached.
 * @returns undefined without KILL_AT: nothing is wrapped then
 * @throws RangeError when the value is no point
 */
export function killPointsFrom(
  killAt: string | undefined,
  die: () => void = () => process.kill(process.pid, 'SIGKILL'),
): KillPoints | undefined {
  if (killAt === undefined || killAt === '') return undefined;
  const chosen = CHOICE.exec(killAt)?.groups;
  if (chosen === undefined) throw new RangeError(`KILL_AT is no kill point: ${killAt}`);
  let timesLeft = Number(chosen['time'] ?? 1);
  const announced = new Set<string>();
  return {
    announce(port, methods) {
      if (announced.has(port)) return;
      announced.add(port);
      say(`kill points of ${port}: ${methods.join(' ')}`);
    },
    reached(point) {
      if (point !== chosen['point'] || --timesLeft !== 0) return;
      say(`kill point reached: ${point}`);
      die();
    },
  };
}

// Not by the logger: its buffer would be lost with the process.
const say = (line: string): void => void writeSync(process.stderr.fd, `${line}\n`);

/**
 * Gives each method of a port, and of a port in it, the points `before:<name>.<method>` and `after:<name>.<method>`; the latter once the call has
 * succeeded, so after its commit or its answer. Names of one kind of port over several pools are shared.
 */
export function withKillPoints<Port extends object>(
  name: string,
  port: Port,
  killPoints: KillPoints | undefined,
): Port {
  if (killPoints === undefined) return port;
  const members = Object.entries(port) as [string, unknown][];
  killPoints.announce(
    name,
    members.flatMap(([method, value]) => (typeof value === 'function' ? [method] : [])),
  );
  const wrapped = members.map(([method, value]) => [
    method,
    killable(
      `${name}.${method}`,
      typeof value === 'function' ? (value.bind(port) as Call) : value,
      killPoints,
    ),
  ]);
  return Object.fromEntries(wrapped) as Port;
}

function killable(name: string, member: unknown, killPoints: KillPoints): unknown {
  if (typeof member === 'function') return between(name, member as Call, killPoints);
  return isPort(member) ? withKillPoints(name, member, killPoints) : member;
}

/** Anything else is data. */
const isPort = (member: unknown): member is object =>
  typeof member === 'object' &&
  member !== null &&
  Object.getPrototypeOf(member) === Object.prototype &&
  Object.values(member).some((value) => typeof value === 'function');

type Call = (...args: unknown[]) => unknown;

function between(point: string, call: Call, killPoints: KillPoints): Call {
  const after = <T>(result: T): T => {
    killPoints.reached(`after:${point}`);
    return result;
  };
  return (...args) => {
    killPoints.reached(`before:${point}`);
    const result = call(...args);
    return result instanceof Promise ? result.then(after) : after(result);
  };
}
