import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

export const AccountParams = Type.Object({ venueId: uuid('The venue.'), accountId: uuid('The account.') });
