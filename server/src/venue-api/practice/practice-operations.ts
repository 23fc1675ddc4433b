import type { VenueRoute } from '../venue-operation.ts';
import { getEvening } from './get-evening.ts';
import { playEvening } from './play-evening.ts';
import { stopEvening } from './stop-evening.ts';

/** The operations of practice evenings. */
export const practiceOperations: readonly VenueRoute[] = [playEvening, stopEvening, getEvening];
