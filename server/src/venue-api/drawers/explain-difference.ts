import { Type } from 'typebox';
import { DRAWER_ACCESS } from '../../core/access/policies/money/drawers.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-action.ts';
import { oneOf } from '../../http/schema.ts';
import { explainDifference as explain } from '../../operations/drawers/count-drawer.ts';
import { drawerOperation } from './drawer-call.ts';
import { noteProperty, readNote } from './move-cash.ts';

export const explainDifference = drawerOperation({
  operationId: 'explainDifference',
  method: 'POST',
  path: '/venues/{venueId}/drawers/{drawer}/counts/{row}/reason',
  tag: 'Drawers',
  summary: 'Give the reason for a difference',
  description: 'Records why the last count of a drawer differs. The count does not change.',
  access: DRAWER_ACCESS.count,
  body: Type.Object(
    { reason: oneOf(DRAWER_REASONS.Difference, 'The reason for the difference.'), note: noteProperty },
    { examples: [{ reason: 'WrongChange' }] },
  ),
  refusals: ['DRAWER_NOT_FOUND', 'COUNT_NOT_FOUND'],
  act: (parts, { params: { drawer, row }, body: { reason, note } }, by) =>
    explain(parts, by, { drawer, row: Number(row), reason, note: readNote(reason, note) }),
});
