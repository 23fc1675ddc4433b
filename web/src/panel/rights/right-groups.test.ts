import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountRightsValues } from '../../api/venue-api-lists.generated.ts';
import { RIGHT_GROUPS } from './right-groups.ts';

test('every right is shown once', () => {
  assert.deepEqual(Object.values(RIGHT_GROUPS).flat().toSorted(), [...accountRightsValues].toSorted());
});
