import { menuKnownOf } from './menu-known.ts';
import type { Row } from './row.ts';

/** Reading a known menu from one of several servers. */
export const menuKnownServers: Row = async (fixture) =>
  menuKnownOf(fixture, 'several servers: read a menu that is known, 304', 0.5, {
    server: await fixture.anotherServer(),
  });
