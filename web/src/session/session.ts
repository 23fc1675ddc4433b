import type { Schemas } from '../api/client.ts';

export type Session = Schemas['Session'];
export type VenueSummary = Schemas['VenueSummary'];
