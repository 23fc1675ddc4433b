import type { Comparison } from '../comparison.ts';
import type { Fixture } from '../service/fixture.ts';

/** Prepares one row of the table. */
export type Row = (fixture: Fixture) => Promise<Comparison>;
