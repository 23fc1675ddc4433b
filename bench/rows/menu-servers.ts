import { menuOf } from './menu.ts';
import type { Row } from './row.ts';

/** Reading a menu from one of several servers on one database, which compares its memory with the database. */
export const menuServers: Row = async (fixture) =>
  menuOf(fixture, 'several servers: read a menu', 0.5, { server: await fixture.anotherServer() });
