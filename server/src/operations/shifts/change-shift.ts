import { type DrawerCall, type DrawerParts, writeDrawerAct } from '../drawers/write-drawer-act.ts';

/**
 * Begins or ends the shift of the signed-in person. Beginning a shift ends an open one.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED
 */
export async function changeShift(
  parts: DrawerParts,
  call: DrawerCall,
  act: 'ShiftBegun' | 'ShiftEnded',
): Promise<void> {
  await writeDrawerAct(parts, call, () => ({ action: { act, content: { isShift: true } } }));
}
